import type { Route } from "../../operation.ts";
import { get, list, paged, post, remove, rowRoutes } from "../shared/make-routes.ts";

/** The routes of evals and their runs, below the platform's base URL. */
export const evalRoutes = {
  ...rowRoutes("Eval", "/eval", paged),
  createEvalRun: post("/eval/run"),
  listEvalRuns: list("/eval/run", paged),
  getEvalRun: get("/eval/run/{id}"),
  deleteEvalRun: remove("/eval/run/{id}"),
} as const satisfies Record<string, Route>;
