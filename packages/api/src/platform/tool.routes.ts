import type { Route } from "../call-spec.ts";
import { dated, rowRoutes } from "./making-routes.ts";

/** The routes of tools, below the platform's base URL. */
export const toolRoutes = rowRoutes("Tool", "/tool", dated) satisfies Record<string, Route>;
