import type { Route } from "../call-spec.ts";
import { post } from "./making-routes.ts";

/** The routes of analytics, below the platform's base URL. */
export const analyticsRoutes = {
  queryAnalytics: post("/analytics"),
} as const satisfies Record<string, Route>;
