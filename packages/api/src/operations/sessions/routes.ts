import type { Route } from "../../operation.ts";
import { paged, rowRoutes } from "../shared/make-routes.ts";

/** The routes of sessions, below the platform's base URL. */
export const sessionRoutes = rowRoutes("Session", "/session", paged) satisfies Record<string, Route>;
