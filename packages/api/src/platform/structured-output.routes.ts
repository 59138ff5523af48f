import type { Route } from "../call-spec.ts";
import { paged, rowRoutes } from "./making-routes.ts";

/** The routes of structured outputs, below the platform's base URL. */
export const structuredOutputRoutes = rowRoutes("StructuredOutput", "/structured-output", paged) satisfies Record<
  string,
  Route
>;
