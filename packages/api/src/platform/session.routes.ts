import type { Route } from "../call-spec.ts";
import { paged, rowRoutes } from "./making-routes.ts";

/** The routes of sessions, below the platform's base URL. */
export const sessionRoutes = rowRoutes("Session", "/session", paged) satisfies Record<string, Route>;
