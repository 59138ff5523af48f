import type { Route } from "../call-spec.ts";

/** The routes of tokens, below the platform's base URL. */
export const tokenRoutes = {
  createToken: { method: "POST", path: "/token" },
  listTokens: { method: "GET", path: "/token", list: "dated" },
  getToken: { method: "GET", path: "/token/{id}" },
  updateToken: { method: "PATCH", path: "/token/{id}" },
  deleteToken: { method: "DELETE", path: "/token/{id}" },
} as const satisfies Record<string, Route>;
