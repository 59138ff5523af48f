import type { Route } from "../../operation.ts";
import { paged, rowRoutes } from "../shared/make-routes.ts";

/** The routes of campaigns, below the platform's base URL. */
export const campaignRoutes = rowRoutes("Campaign", "/campaign", paged) satisfies Record<string, Route>;
