import type { Route } from "../../operation.ts";
import { paged, rowRoutes } from "../shared/make-routes.ts";

/** The routes of test suites, their tests and runs, below the platform's base URL. */
export const testSuiteRoutes = {
  ...rowRoutes("TestSuite", "/test-suite", paged),
  ...rowRoutes("Test", "/test-suite/{testSuiteId}/test", paged),
  ...rowRoutes("TestRun", "/test-suite/{testSuiteId}/run", paged),
} as const satisfies Record<string, Route>;
