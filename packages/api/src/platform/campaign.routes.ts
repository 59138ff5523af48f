import type { Route } from "../call-spec.ts";
import { paged, rowRoutes } from "./making-routes.ts";

/** The routes of campaigns, below the platform's base URL. */
export const campaignRoutes = rowRoutes("Campaign", "/campaign", paged) satisfies Record<string, Route>;
