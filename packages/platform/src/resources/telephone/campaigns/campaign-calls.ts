import { createHash } from "node:crypto";
import { neverRangReason } from "../../calls/ending/lost-calls.ts";
import type { RowKinds } from "../../core/rows/row-kinds.ts";

/** What became of one call of a campaign. */
export interface CampaignCall {
  /** Whose it is, by their place in the campaign. */
  readonly customer: number;
  /** Counts the calls to them from 0. */
  readonly attempt: number;
  readonly status: string;
  readonly endedReason?: string | undefined;
  /** When it was answered. */
  readonly startedAt?: string | undefined;
  readonly endedAt?: string | undefined;
}

/** A campaign's row, as far as its calls go. */
export interface CampaignRow {
  readonly id: string;
  readonly orgId: string;
  readonly status: string;
  readonly customers: RowKinds["campaign"]["customers"];
  readonly calls: Readonly<Record<string, CampaignCall>>;
  readonly phoneNumberId: string;
  readonly assistantId?: string | undefined;
  readonly workflowId?: string | undefined;
  readonly schedulePlan?: { readonly earliestAt: string; readonly latestAt?: string | undefined } | undefined;
  readonly maxConcurrency?: number | undefined;
  readonly retryPlan?: { readonly maxRetries?: number | undefined; readonly waitSeconds?: number | undefined };
}

/** Why somebody is called again. */
const worthwhile: ReadonlySet<string> = new Set([
  "customer-busy",
  "customer-did-not-answer",
  "call.start.error-sip-unreachable",
]);

const usualWaitSeconds = 900;

/**
 * The id of each call is known before it is made: of two servers that are to make the same one, the database lets only one
 * store it, and nobody is called whose call is not stored.
 */
export function callIdOf(campaignId: string, customer: number, attempt: number): string {
  const hex = createHash("sha256").update(`${campaignId}\n${customer}\n${attempt}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A call that may be made now. */
export interface DueCall {
  readonly id: string;
  readonly customer: number;
  readonly attempt: number;
}

type People = Pick<CampaignRow, "customers" | "calls">;

/** The last call to each customer; undefined where there was none. */
export function lastCalls({ customers, calls }: People): readonly (CampaignCall | undefined)[] {
  const last: (CampaignCall | undefined)[] = customers.map(() => undefined);
  for (const call of Object.values(calls)) {
    if ((last[call.customer]?.attempt ?? -1) < call.attempt) last[call.customer] = call;
  }
  return last;
}

/** The next call to a customer, and from when on; undefined where there will be none, or one is under way. */
export function nextCall(
  { id, calls, retryPlan = {} }: CampaignRow,
  customer: number,
  last: CampaignCall | undefined,
): (DueCall & { readonly fromMs: number }) | undefined {
  if (last === undefined) return { id: callIdOf(id, customer, 0), customer, attempt: 0, fromMs: 0 };
  const { maxRetries = 0, waitSeconds = usualWaitSeconds } = retryPlan;
  const attempt = last.attempt + 1;
  if (last.status !== "ended") return undefined;
  // Whose telephone never rang was not called yet.
  if (last.endedReason === neverRangReason)
    return { id: callIdOf(id, customer, attempt), customer, attempt, fromMs: 0 };
  if (!worthwhile.has(last.endedReason ?? "")) return undefined;
  const isUnrung = (call: CampaignCall) => call.customer === customer && call.endedReason === neverRangReason;
  const unrung = Object.values(calls).filter(isUnrung).length;
  if (attempt - unrung > maxRetries) return undefined;
  const fromMs = Date.parse(last.endedAt ?? "") + waitSeconds * 1000;
  return { id: callIdOf(id, customer, attempt), customer, attempt, fromMs };
}

/** The counters of a campaign's row: each of its people is in one. */
export function countersOf(row: People) {
  const last = lastCalls(row);
  const count = (passes: (call: CampaignCall) => boolean) => last.filter((call) => call && passes(call)).length;
  const isVoicemail = ({ endedReason }: CampaignCall) => endedReason === "voicemail";
  return {
    callsCounterScheduled: last.filter((call) => call === undefined).length,
    callsCounterQueued: count(({ status }) => status === "queued" || status === "ringing"),
    callsCounterInProgress: count(({ status }) => status === "in-progress" || status === "forwarding"),
    callsCounterEndedVoicemail: count(isVoicemail),
    callsCounterEnded: count((call) => call.status === "ended" && !isVoicemail(call)),
  };
}
