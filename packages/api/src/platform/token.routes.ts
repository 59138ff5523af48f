import type { Route } from "../call-spec.ts";
import { rowRoutes } from "./making-routes.ts";

/** The routes of tokens, below the platform's base URL. */
export const tokenRoutes = {
  ...rowRoutes("Token", "/token", "dated"),
} as const satisfies Record<string, Route>;
