import type { Route } from "../call-spec.ts";
import { rowRoutes } from "./making-routes.ts";

/** The routes of tools, below the platform's base URL. */
export const toolRoutes = {
  ...rowRoutes("Tool", "/tool", "dated"),
} as const satisfies Record<string, Route>;
