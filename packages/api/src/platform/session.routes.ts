import type { Route } from "../call-spec.ts";

/** The routes of sessions, below the platform's base URL. */
export const sessionRoutes = {
  createSession: { method: "POST", path: "/session" },
  listSessions: { method: "GET", path: "/session", list: "paged" },
  getSession: { method: "GET", path: "/session/{id}" },
  updateSession: { method: "PATCH", path: "/session/{id}" },
  deleteSession: { method: "DELETE", path: "/session/{id}" },
} as const satisfies Record<string, Route>;
