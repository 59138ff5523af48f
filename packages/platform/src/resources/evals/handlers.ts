import { resolveAssistant } from "../assistants/resolve-assistant.ts";
import { requireHeeded } from "../core/behaviour/heed.ts";
import { OperationError } from "../core/operations/operation-error.ts";
import type { OperationHandlers } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { type RowHandlers, rowHandlers } from "../core/rows/row-handlers.ts";
import { runEval } from "./run-eval.ts";

type Names = keyof RowHandlers<"Eval"> | keyof RowHandlers<"EvalRun">;

/** Handlers for evals and their runs. A run is over when it is answered. */
export function evalHandlers(context: ResourceContext): Pick<OperationHandlers, Names> {
  const runs = rowHandlers(context, { name: "EvalRun", kind: "eval run", list: "paged" });
  return {
    ...rowHandlers(context, { name: "Eval", kind: "eval", list: "paged" }),
    ...runs,
    createEvalRun: async (request) => {
      const { orgId, body } = request;
      const { target, evalId } = body;
      const plan = body.eval ?? (evalId === undefined ? undefined : await context.rows("eval", orgId).get(evalId));
      if (plan === undefined) {
        throw new OperationError("bad-request", "The body's field eval is wrong: eval or evalId must be provided.");
      }
      const { assistant } = await resolveAssistant(context, orgId, target);
      requireHeeded(assistant, (await context.served(orgId, [assistant]))(assistant));
      const startedAt = context.now().toISOString();
      const { status, endedReason, messages } = await runEval(context, orgId, { assistant, messages: plan.messages });
      const times = { startedAt, endedAt: context.now().toISOString() };
      return context
        .rows("eval run", orgId)
        .create({ ...body, status: "ended", endedReason, ...times, results: [{ status, messages, ...times }] });
    },
  };
}
