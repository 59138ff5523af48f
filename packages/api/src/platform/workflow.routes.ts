import type { Route } from "../call-spec.ts";

/** The routes of workflows, below the platform's base URL. */
export const workflowRoutes = {
  createWorkflow: { method: "POST", path: "/workflow" },
  listWorkflows: { method: "GET", path: "/workflow" },
  getWorkflow: { method: "GET", path: "/workflow/{id}" },
  updateWorkflow: { method: "PATCH", path: "/workflow/{id}" },
  deleteWorkflow: { method: "DELETE", path: "/workflow/{id}" },
} as const satisfies Record<string, Route>;
