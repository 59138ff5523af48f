import type { Route } from "../../operation.ts";
import { dated, rowRoutes } from "../shared/make-routes.ts";

/** The routes of tools, below the platform's base URL. */
export const toolRoutes = rowRoutes("Tool", "/tool", dated) satisfies Record<string, Route>;
