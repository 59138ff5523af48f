import type { Route } from "../call-spec.ts";
import { dated, rowRoutes } from "./making-routes.ts";

/** The routes of squads, below the platform's base URL. */
export const squadRoutes = rowRoutes("Squad", "/squad", dated) satisfies Record<string, Route>;
