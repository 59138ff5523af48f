import type { Route } from "../call-spec.ts";

/** The routes of test suites, their tests and runs, below the platform's base URL. */
export const testSuiteRoutes = {
  listTestSuites: { method: "GET", path: "/test-suite", list: "paged" },
  createTestSuite: { method: "POST", path: "/test-suite" },
  getTestSuite: { method: "GET", path: "/test-suite/{id}" },
  updateTestSuite: { method: "PATCH", path: "/test-suite/{id}" },
  deleteTestSuite: { method: "DELETE", path: "/test-suite/{id}" },
  listTests: { method: "GET", path: "/test-suite/{testSuiteId}/test", list: "paged" },
  createTest: { method: "POST", path: "/test-suite/{testSuiteId}/test" },
  getTest: { method: "GET", path: "/test-suite/{testSuiteId}/test/{id}" },
  updateTest: { method: "PATCH", path: "/test-suite/{testSuiteId}/test/{id}" },
  deleteTest: { method: "DELETE", path: "/test-suite/{testSuiteId}/test/{id}" },
  listTestRuns: { method: "GET", path: "/test-suite/{testSuiteId}/run", list: "paged" },
  createTestRun: { method: "POST", path: "/test-suite/{testSuiteId}/run" },
  getTestRun: { method: "GET", path: "/test-suite/{testSuiteId}/run/{id}" },
  updateTestRun: { method: "PATCH", path: "/test-suite/{testSuiteId}/run/{id}" },
  deleteTestRun: { method: "DELETE", path: "/test-suite/{testSuiteId}/run/{id}" },
} as const satisfies Record<string, Route>;
