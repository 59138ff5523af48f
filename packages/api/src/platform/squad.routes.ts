import type { Route } from "../call-spec.ts";

/** The routes of squads, below the platform's base URL. */
export const squadRoutes = {
  createSquad: { method: "POST", path: "/squad" },
  listSquads: { method: "GET", path: "/squad", list: "dated" },
  getSquad: { method: "GET", path: "/squad/{id}" },
  updateSquad: { method: "PATCH", path: "/squad/{id}" },
  deleteSquad: { method: "DELETE", path: "/squad/{id}" },
} as const satisfies Record<string, Route>;
