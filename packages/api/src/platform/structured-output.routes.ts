import type { Route } from "../call-spec.ts";
import { rowRoutes } from "./making-routes.ts";

/** The routes of structured outputs, below the platform's base URL. */
export const structuredOutputRoutes = {
  ...rowRoutes("StructuredOutput", "/structured-output", "paged"),
} as const satisfies Record<string, Route>;
