import { OperationError } from "../core/operations/operation-error.ts";
import type { OperationHandlers } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { idOf, type RowHandlers, rowHandlers } from "../core/rows/row-handlers.ts";
import { openEval, planOf } from "./eval-job.ts";

type Names = keyof RowHandlers<"Eval"> | keyof RowHandlers<"EvalRun">;

/** Handlers for evals and their runs. A run is a job: it is read to see how far it is, and deleted to call it off. */
export function evalHandlers(context: ResourceContext): Pick<OperationHandlers, Names> {
  const runs = rowHandlers(context, { name: "EvalRun", kind: "eval run", list: "paged" });
  return {
    ...rowHandlers(context, { name: "Eval", kind: "eval", list: "paged" }),
    ...runs,
    deleteEval: async (request) => {
      const { orgId } = request;
      const [plan, ofRuns] = await context.transaction(async (inside) => {
        const removed = await inside.rows("eval", orgId).remove(idOf(request));
        return [removed, await inside.store.removeAll({ kind: "eval run", orgId }, { evalId: removed.id })];
      });
      for (const id of ofRuns) await context.jobs.cancel(id);
      return plan;
    },
    createEvalRun: async ({ orgId, body }) => {
      if ((await planOf(context, orgId, body)) === undefined) {
        throw new OperationError("bad-request", "The body's field eval is wrong: eval or evalId must be provided.");
      }
      // What cannot be run at all is refused now.
      await openEval(context, orgId, body);
      const startedAt = context.now().toISOString();
      const begun = { status: "queued", startedAt, results: [], cost: 0, costs: [] };
      const row = await context.rows("eval run", orgId).create({ ...body, ...begun });
      await context.jobs.add({ orgId, kind: "eval-run", rowId: row.id });
      return row;
    },
    deleteEvalRun: async (request) => {
      const row = await runs.deleteEvalRun(request);
      await context.jobs.cancel(idOf(request));
      return row;
    },
  };
}
