import type { Route } from "../../operation.ts";
import { dated, rowRoutes } from "../shared/make-routes.ts";

/** The routes of tokens, below the platform's base URL. */
export const tokenRoutes = rowRoutes("Token", "/token", dated) satisfies Record<string, Route>;
