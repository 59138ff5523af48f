import type { Route } from "../call-spec.ts";
import { rowRoutes } from "./making-routes.ts";

/** The routes of sessions, below the platform's base URL. */
export const sessionRoutes = {
  ...rowRoutes("Session", "/session", "paged"),
} as const satisfies Record<string, Route>;
