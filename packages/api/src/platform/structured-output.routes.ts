import type { Route } from "../call-spec.ts";

/** The routes of structured outputs, below the platform's base URL. */
export const structuredOutputRoutes = {
  listStructuredOutputs: { method: "GET", path: "/structured-output", list: "paged" },
  createStructuredOutput: { method: "POST", path: "/structured-output" },
  getStructuredOutput: { method: "GET", path: "/structured-output/{id}" },
  updateStructuredOutput: { method: "PATCH", path: "/structured-output/{id}" },
  deleteStructuredOutput: { method: "DELETE", path: "/structured-output/{id}" },
} as const satisfies Record<string, Route>;
