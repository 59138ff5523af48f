import { failNotConfigured } from "../core/operations/operation-error.ts";
import type { OperationHandlers } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { type RowHandlers, rowHandlers } from "../core/rows/row-handlers.ts";

type Names = keyof RowHandlers<"Eval"> | keyof RowHandlers<"EvalRun">;

/** Handlers for evals and their runs: evals are stored, nothing runs them. */
export function evalHandlers(context: ResourceContext): Pick<OperationHandlers, Names> {
  const runs = rowHandlers(context, { name: "EvalRun", kind: "eval run", list: "paged" });
  return {
    ...rowHandlers(context, { name: "Eval", kind: "eval", list: "paged" }),
    ...runs,
    createEvalRun: failNotConfigured("No engine for evals is configured: evals are kept, and not run."),
  };
}
