import type { Route } from "../../operation.ts";
import { paged, rowRoutes } from "../shared/make-routes.ts";

/** The routes of structured outputs, below the platform's base URL. */
export const structuredOutputRoutes = rowRoutes("StructuredOutput", "/structured-output", paged) satisfies Record<
  string,
  Route
>;
