import type { Route } from "../call-spec.ts";

/** The routes of analytics, below the platform's base URL. */
export const analyticsRoutes = {
  queryAnalytics: { method: "POST", path: "/analytics" },
} as const satisfies Record<string, Route>;
