import type { Route } from "../../operation.ts";
import { post } from "../shared/make-routes.ts";

/** The routes of analytics, below the platform's base URL. */
export const analyticsRoutes = {
  queryAnalytics: post("/analytics"),
} as const satisfies Record<string, Route>;
