import type { Route } from "../../operation.ts";
import { dated, rowRoutes } from "../shared/make-routes.ts";

/** The routes of squads, below the platform's base URL. */
export const squadRoutes = rowRoutes("Squad", "/squad", dated) satisfies Record<string, Route>;
