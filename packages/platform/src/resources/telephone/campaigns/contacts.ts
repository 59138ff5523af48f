import type { OperationAnswer, PlatformOperations } from "@dilo/api";
import type { RowKinds } from "../../core/rows/row-kinds.ts";
import { type CampaignCall, type CampaignRow, lastCalls, nextCall } from "./campaign-calls.ts";

type Contact = OperationAnswer<PlatformOperations["listCampaignContacts"]>["results"][number];
type Summary = OperationAnswer<PlatformOperations["getCampaignV2"]>;

/** Nobody was spoken with. */
const unspoken: ReadonlySet<string> = new Set(["customer-busy", "customer-did-not-answer", "voicemail"]);
const isUnspoken = ({ endedReason = "", startedAt }: CampaignCall) =>
  unspoken.has(endedReason) ||
  endedReason.startsWith("call.start.error") ||
  // The server died while the telephone rang.
  (endedReason === "worker-shutdown" && startedAt === undefined);

/** The people of a campaign in their order, each with the last call to them. */
export function contactsOf(campaign: RowKinds["campaign"]): Contact[] {
  const row = campaign as unknown as CampaignRow;
  const ids = new Map(Object.entries(row.calls).map(([id, call]) => [call, id]));
  const last = lastCalls(row);
  return row.customers.map(({ number = "", sipUri = "", name }, at) => {
    const call = last[at];
    const callId = call && ids.get(call);
    return {
      ...{ id: String(at), number: number || sipUri, ...(name !== undefined && { name }) },
      status: statusOf(row, at, call),
      ...(callId !== undefined && { callId }),
      ...(call?.endedReason !== undefined && { endedReason: call.endedReason }),
    };
  });
}

function statusOf(row: CampaignRow, at: number, call: CampaignCall | undefined): Contact["status"] {
  const isClosed = row.status === "ended";
  if (call === undefined) return isClosed ? "contact.skipped" : "contact.pending";
  if (call.status !== "ended") return "contact.dispatched";
  if (!isClosed && nextCall(row, at, call) !== undefined) return "contact.pending";
  return isUnspoken(call) ? "contact.failed" : "contact.completed";
}

/** A campaign without its people and calls, with how many are how far. */
export function summaryOf(campaign: RowKinds["campaign"]): Summary {
  const { customers: _, calls, callsCounterScheduled: __, callsCounterQueued: ___, ...rest } = campaign;
  const { callsCounterInProgress: ____, callsCounterEndedVoicemail: _____, callsCounterEnded: ______, ...row } = rest;
  const contacts = contactsOf(campaign);
  const count = (status: Contact["status"]) => contacts.filter((one) => one.status === status).length;
  const made = Object.values(calls as CampaignRow["calls"]);
  const spoken = made.filter((call) => call.status === "in-progress" || (call.status === "ended" && !isUnspoken(call)));
  return {
    ...row,
    contactCounters: {
      ...{ pending: count("contact.pending"), dispatched: count("contact.dispatched") },
      ...{ completed: count("contact.completed"), failed: count("contact.failed"), skipped: count("contact.skipped") },
      predialFailed: 0,
    },
    callMetrics: {
      dialed: new Set(made.map(({ customer }) => customer)).size,
      connected: new Set(spoken.map(({ customer }) => customer)).size,
    },
  };
}
