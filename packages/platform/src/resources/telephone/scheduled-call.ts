import type { EndedReason } from "@dilo/api";
import { hasCode } from "@dilo/foundation";
import { OperationError } from "../core/operations/operation-error.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import type { Job, JobHandler } from "../jobs/jobs.ts";
import { type CallToMake, call } from "./dial.ts";

/** Where all lines are busy, it is tried again after so long. Milliseconds. */
const againMs = 1000;

/** Makes calls that were asked for earlier, when they are due. */
export function scheduledCallJob(context: () => ResourceContext): JobHandler {
  return { run: (job) => makeDue(context(), job), giveUp: (job) => end(context(), job) };
}

async function makeDue(context: ResourceContext, job: Job): Promise<number | undefined> {
  const { orgId, rowId } = job;
  const waited = await context.store.find({ kind: "call", orgId }, rowId);
  // Deleted, or begun by a server that died before its job was done: nobody is called twice.
  if (waited?.["status"] !== "scheduled") return undefined;
  const { customer, ...asked } = waited as unknown as CallToMake["asked"] & { readonly customer: CallToMake["to"] };
  const { earliestAt = "", latestAt = "9999-12-31T00:00:00Z" } = asked.schedulePlan ?? {};
  const nowMs = context.now().getTime();
  if (Date.parse(earliestAt) > nowMs) return Date.parse(earliestAt) - nowMs;
  if (Date.parse(latestAt) < nowMs) {
    await end(context, job);
    return undefined;
  }
  try {
    await call(context, { orgId, asked, to: customer, waited });
  } catch (error) {
    if (hasCode(error, OperationError, "too-many-calls", "not-available")) return againMs;
    throw error;
  }
  return undefined;
}

async function end({ rows, now }: ResourceContext, { orgId, rowId }: Job): Promise<void> {
  const endedAt = now().toISOString();
  const endedReason: EndedReason = "call.start.error-schedule-missed";
  await rows("call", orgId).edit(rowId, ({ status }) =>
    status === "scheduled" ? { status: "ended", endedReason, endedAt } : {},
  );
}
