import { hasCode } from "@dilo/foundation";
import { resolveAssistant } from "../assistants/resolve-assistant.ts";
import { noTokens, tokenCost } from "../calls/costs.ts";
import { OperationError } from "../core/operations/operation-error.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import type { Settings } from "../core/rows/row-operations.ts";
import type { Job, JobHandler } from "../jobs/jobs.ts";
import { openTalker } from "../squads/open-talker.ts";
import { type EvalOutcome, runEval } from "./run-eval.ts";
import { watched } from "./watched-tools.ts";

/** What a run names: its eval, and whom it is played to. */
interface Asked {
  readonly target: object;
  readonly eval?: { readonly messages: readonly unknown[] } | undefined;
  readonly evalId?: string | undefined;
}

/** The conversation of a run; undefined where it names none. */
export async function planOf(
  context: ResourceContext,
  orgId: string,
  asked: Asked,
): Promise<Asked["eval"] | undefined> {
  if (asked.eval !== undefined || asked.evalId === undefined) return asked.eval;
  return context.rows("eval", orgId).get(asked.evalId);
}

/** Opens whom an eval is played to. No tool is really used. @throws OperationError */
export async function openEval(context: ResourceContext, orgId: string, { target }: Asked) {
  const resolution = await resolveAssistant(context, orgId, target);
  const talker = await openTalker(context, orgId, resolution, { about: async () => ({}), toolsOf: watched });
  return { assistant: resolution.assistant, ...talker };
}

/** Plays evals; how far one is can be read in its run's row. */
export function evalJob(contextOf: () => ResourceContext): JobHandler {
  const write = async ({ orgId, rowId }: Job, changes: Settings): Promise<void> => {
    try {
      await contextOf()
        .rows("eval run", orgId)
        .edit(rowId, () => changes);
    } catch (error) {
      // Whoever deletes a run does not want to know how it ends.
      if (!hasCode(error, OperationError, "not-found")) throw error;
    }
  };
  const end = (job: Job, { status, endedReason, endedMessage, messages, tokens }: EvalOutcome, startedAt: string) => {
    const { now, prices = {} } = contextOf();
    const endedAt = now().toISOString();
    const cost = tokenCost(prices, tokens);
    const costs = cost !== undefined && { cost, costs: [{ type: "model", model: {}, ...tokens, cost }] };
    const results = [{ status, messages, startedAt, endedAt }];
    return write(job, {
      status: "ended",
      endedReason,
      ...(endedMessage && { endedMessage }),
      endedAt,
      results,
      ...costs,
    });
  };
  return {
    run: async (job, signal) => {
      const context = contextOf();
      const row = await context.store.find({ kind: "eval run", orgId: job.orgId }, job.rowId);
      if (row === undefined) return;
      const asked = row as unknown as Asked;
      const startedAt = context.now().toISOString();
      await write(job, { status: "running", startedAt });
      const talker = await openEval(context, job.orgId, asked);
      const { messages = [] } = (await planOf(context, job.orgId, asked)) ?? {};
      const onTurn = (status: EvalOutcome["status"], said: readonly object[]) =>
        write(job, { results: [{ status, messages: said, startedAt, endedAt: context.now().toISOString() }] });
      const outcome = await runEval(context, job.orgId, { talker, messages, signal, onTurn });
      if (!signal.aborted) await end(job, outcome, startedAt);
    },
    giveUp: (job) =>
      end(
        job,
        { status: "fail", endedReason: "error", messages: [], tokens: noTokens },
        contextOf().now().toISOString(),
      ),
  };
}
