import type { Route } from "../call-spec.ts";

/** The routes of evals and their runs, below the platform's base URL. */
export const evalRoutes = {
  createEval: { method: "POST", path: "/eval" },
  listEvals: { method: "GET", path: "/eval", list: "paged" },
  getEval: { method: "GET", path: "/eval/{id}" },
  updateEval: { method: "PATCH", path: "/eval/{id}" },
  deleteEval: { method: "DELETE", path: "/eval/{id}" },
  createEvalRun: { method: "POST", path: "/eval/run" },
  listEvalRuns: { method: "GET", path: "/eval/run", list: "paged" },
  getEvalRun: { method: "GET", path: "/eval/run/{id}" },
  deleteEvalRun: { method: "DELETE", path: "/eval/run/{id}" },
} as const satisfies Record<string, Route>;
