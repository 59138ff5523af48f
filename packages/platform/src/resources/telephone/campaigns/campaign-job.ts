import { hasCode } from "@dilo/foundation";
import { and, eq, inArray } from "drizzle-orm";
import { OperationError } from "../../core/operations/operation-error.ts";
import type { ResourceContext } from "../../core/operations/resource-context.ts";
import { platformRows as table } from "../../core/store/schema.ts";
import type { Job, JobHandler } from "../../jobs/jobs.ts";
import { call } from "../dial.ts";
import { numberOf } from "../dial-rules.ts";
import { isCalledNow } from "./called-hours.ts";
import {
  type CampaignCall,
  type CampaignRow,
  countersOf,
  type DueCall,
  lastCalls,
  nextCall,
} from "./campaign-calls.ts";
import { isNotToCall } from "./do-not-call.ts";

/** How often a campaign is looked after while it has calls; where it only waits, less often. Milliseconds. */
const beatMs = { busy: 1000, waiting: 30_000 } as const;

const usualConcurrency = 10;

/** Calls the people of campaigns: each beat is a job of its own, on whichever server is free. */
export function campaignJob(context: () => ResourceContext): JobHandler {
  return {
    run: ({ orgId, rowId }, signal) => lookAfter(context(), { orgId, rowId, signal }),
    // However often it failed: people wait to be called.
    giveUp: (job: Job) => context().jobs.add({ orgId: job.orgId, kind: job.kind, rowId: job.rowId }, beatMs.waiting),
  };
}

/** The vendor's reason for a campaign whose people were all called. */
const success = "campaign.ended.success";

async function lookAfter(
  context: ResourceContext,
  { orgId, rowId, signal }: { readonly orgId: string; readonly rowId: string; readonly signal: AbortSignal },
): Promise<number | undefined> {
  const found = await context.store.find({ kind: "campaign", orgId }, rowId);
  if (found === undefined) return undefined;
  const kept = found as unknown as CampaignRow;
  const nowMs = context.now().getTime();
  const { earliestAt = "", latestAt = "" } = kept.schedulePlan ?? {};
  const isEnded = kept.status === "ended";
  if (!isEnded && Date.parse(earliestAt) > nowMs) return Math.min(Date.parse(earliestAt) - nowMs, beatMs.waiting);
  const isClosed = isEnded || Date.parse(latestAt) < nowMs;
  const row = await withRows(context, kept);
  const begun = isClosed ? {} : await begin(context, row, signal);
  const calls = { ...row.calls, ...begun };
  const now = { ...row, calls };
  const isBusy = Object.values(calls).some(({ status }) => status !== "ended");
  const isLeft = !isClosed && lastCalls(now).some((last, customer) => nextCall(now, customer, last) !== undefined);
  const isOver = !isBusy && !isLeft;
  await context.rows("campaign", orgId).edit(rowId, ({ status }) => ({
    ...{ calls, ...countersOf(now) },
    ...(status !== "ended" && (isOver ? { status: "ended", endedReason: success } : { status: "in-progress" })),
  }));
  if (isOver) return undefined;
  return isBusy ? beatMs.busy : beatMs.waiting;
}

/** A campaign with what the rows of its calls say: also of those that a server began which died before it could write so. */
async function withRows({ db }: ResourceContext, row: CampaignRow): Promise<CampaignRow> {
  const open = Object.entries(row.calls).filter(([, { status }]) => status !== "ended");
  const places = new Map<string, Pick<CampaignCall, "customer" | "attempt">>(open);
  for (const [customer, last] of lastCalls(row).entries()) {
    const next = nextCall(row, customer, last);
    if (next !== undefined) places.set(next.id, { customer, attempt: next.attempt });
  }
  const isOne = and(eq(table.kind, "call"), eq(table.orgId, row.orgId), inArray(table.id, [...places.keys()]));
  const found = places.size === 0 ? [] : await db.select({ id: table.id, data: table.data }).from(table).where(isOne);
  const told = new Map(found.map(({ id, data }) => [id, data]));
  const calls: Record<string, CampaignCall> = { ...row.calls };
  for (const [id, { customer, attempt }] of places) {
    const { status, endedReason, startedAt, endedAt } = (told.get(id) ?? {}) as Partial<CampaignCall>;
    if (status !== undefined) calls[id] = { customer, attempt, status, endedReason, startedAt, endedAt };
    // Deleted by its org: whoever was called is not called again.
    else if (row.calls[id] !== undefined) calls[id] = { customer, attempt, status: "ended" };
  }
  return { ...row, calls };
}

/** Calls as many as may talk at one time. @returns their calls, by id */
async function begin(
  context: ResourceContext,
  row: CampaignRow,
  signal: AbortSignal,
): Promise<Readonly<Record<string, CampaignCall>>> {
  const now = context.now();
  const begun: Record<string, CampaignCall> = {};
  const open = Object.values(row.calls).filter(({ status }) => status !== "ended").length;
  let free = (row.maxConcurrency ?? usualConcurrency) - open;
  for (const [customer, last] of lastCalls(row).entries()) {
    if (free <= 0 || signal.aborted) break;
    const next = nextCall(row, customer, last);
    const number = numberOf(row.customers[customer] ?? {});
    if (next === undefined || next.fromMs > now.getTime()) continue;
    // Names and short numbers are of one's own exchange, whose people are known.
    if (number?.startsWith("+") && !isCalledNow(number, now)) continue;
    const one = await beginOne(context, row, next);
    if (one === "busy") break;
    begun[next.id] = { customer, attempt: next.attempt, ...one };
    if (one.status !== "ended") free -= 1;
  }
  return begun;
}

async function beginOne(
  context: ResourceContext,
  { id: campaignId, orgId, phoneNumberId, assistantId, workflowId, customers }: CampaignRow,
  { id, customer }: DueCall,
): Promise<Pick<CampaignCall, "status" | "endedReason" | "endedAt"> | "busy"> {
  const person = customers[customer];
  const ended = (endedReason: string) => ({ status: "ended", endedReason, endedAt: context.now().toISOString() });
  // An earlier version of this server kept people who had not been asked.
  if (person?.consent !== true) return ended("campaign.customer-without-consent");
  const { consent: _, ...to } = person;
  const number = numberOf(to);
  if (number !== undefined && (await isNotToCall(context, orgId, number))) {
    return ended("campaign.customer-asked-for-no-calls");
  }
  try {
    const asked = { phoneNumberId, assistantId, workflowId };
    await call(context, { orgId, asked, to, id, campaignId });
    return { status: "queued" };
  } catch (error) {
    if (hasCode(error, OperationError, "too-many-calls", "not-available")) return "busy";
    if (!hasCode(error, OperationError, "bad-request", "not-found", "not-configured")) throw error;
    context.warn(error);
    return ended("call.start.error-refused");
  }
}
