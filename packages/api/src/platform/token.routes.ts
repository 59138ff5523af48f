import type { Route } from "../call-spec.ts";
import { dated, rowRoutes } from "./making-routes.ts";

/** The routes of tokens, below the platform's base URL. */
export const tokenRoutes = rowRoutes("Token", "/token", dated) satisfies Record<string, Route>;
