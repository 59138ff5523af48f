import { roomCall } from "@dilo/api/operations";
import { PlatformError, type PlatformErrorCode } from "../../platform-error.ts";
import { askedOf } from "../calls/asked-by-page.ts";
import { callsAsCsv } from "../calls/csv.ts";
import { callsQuery } from "../calls/filters.ts";
import { recordCall } from "../calls/recorder.ts";
import { refuseUnlessAllowed } from "../chats/talk.ts";
import { findTalker, type Talker } from "../chats/talker.ts";
import { notConfigured, Refusal, type RefusalCode } from "../failure.ts";
import { type Given, type Handlers, Special } from "../given.ts";
import type { House } from "../house.ts";
import { describeRefusal } from "../refusals.ts";
import type { Settings } from "../row-calls.ts";
import { createRow } from "../rows.ts";
import { maskSecrets, sealSecrets } from "../secrets.ts";
import type { StoredRow } from "../store/row-store.ts";
import { idOf, keptRows } from "./kept-rows.ts";

type Names =
  | "listCalls"
  | "getCall"
  | "updateCall"
  | "deleteCall"
  | "createWebCall"
  | "pageCalls"
  | "pageCallMetadata"
  | "exportCalls";

const codeOf = {
  unauthorized: "unauthorized",
  "bad-request": "bad-request",
  "one-call-at-a-time": "too-many-calls",
  "call-limit": "too-many-calls",
  "at-capacity": "not-available",
  closed: "not-available",
} as const satisfies Record<PlatformErrorCode, RefusalCode>;

/** The calls of calls: web calls in our own rooms, each with a row that tells what happened. */
export function callHandlers(house: House): Pick<Handlers, Names> {
  const { createCall: _, ...kept } = keptRows(house, { name: "Call", kind: "call", list: "dated" });
  const pages = ({ orgId, query }: Given<"pageCalls" | "pageCallMetadata">) =>
    house.rows("call", orgId).page(callsQuery(query as Settings));
  return {
    ...kept,
    createWebCall: (given) => beginWebCall(house, given),
    deleteCall: async (given) => {
      const { orgId } = given;
      const row = await house.rows("call", orgId).remove(idOf(given));
      house.endCall(row.id);
      await house.files.remove({ orgId, id: row.id });
      return row;
    },
    pageCalls: pages,
    pageCallMetadata: async (given) => {
      const { results, metadata } = await pages(given);
      return { results: results.map(withoutContent), metadata };
    },
    exportCalls: async ({ orgId, query }) => {
      const { columns, async: isLater, ...filters } = query;
      if (isLater === true) throw notConfigured("No mailer for exports is configured: ask for it at once.");
      const { results } = await house.rows("call", orgId).page(callsQuery(filters as Settings));
      const csv = callsAsCsv(results, columns === undefined ? undefined : [columns].flat());
      return new Special({
        kind: "bytes",
        bytes: Buffer.from(maskSecrets(csv)),
        contentType: "text/csv; charset=utf-8",
      });
    },
  };
}

async function beginWebCall(house: House, given: Given<"createWebCall">): Promise<unknown> {
  const { orgId } = given;
  const body = askedOf(given);
  refuseUnlessAllowed(given, body.assistant === undefined ? body.assistantId : undefined);
  const assistant = await findTalker(house, orgId, body);
  let isKept = (_: string | undefined) => {};
  const callId = new Promise<string | undefined>((resolve) => {
    isKept = resolve;
  });
  const keepsSound = wantsRecording(assistant);
  const watch = recordCall({ house, orgId, callId, keepsSound });
  const { assistantId, assistantOverrides, roomDeleteOnUserLeaveEnabled } = body;
  const isOfPage = given.caller.kind === "public";
  const made = await begin(house, { assistant, roomDeleteOnUserLeaveEnabled }, watch, { isOfPage });
  const named = { assistantId, assistantOverrides, roomDeleteOnUserLeaveEnabled };
  const settings: Settings = {
    ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)),
    type: "webCall",
    status: "queued",
    assistant,
    artifactPlan: { ...made.artifactPlan, recordingEnabled: keepsSound },
  };
  const sealed = sealSecrets(settings, { sealer: house.sealer, orgId, isCredential: false });
  const row: StoredRow = createRow(sealed, { id: made.id, orgId, now: house.now() });
  try {
    await house.store.insert("call", row);
  } catch (error) {
    isKept(undefined);
    house.endCall(row.id);
    throw error;
  }
  isKept(row.id);
  const { voice } = made.assistant;
  // A page needs to know who speaks, not what the assistant was told.
  const shown = given.caller.kind === "public" ? { voice } : { ...(row["assistant"] as object), voice };
  return { ...row, webCallUrl: made.webCallUrl, assistant: shown };
}

/** Nobody's voice is kept unless the assistant says so: what is left out means no. */
function wantsRecording({ artifactPlan }: Talker): boolean {
  return typeof artifactPlan === "object" && artifactPlan !== null && "recordingEnabled" in artifactPlan
    ? artifactPlan.recordingEnabled === true
    : false;
}

async function begin(house: House, ...[body, watch, from]: Parameters<House["beginCall"]>) {
  // Variables that were put in can make a text too long.
  const checked = roomCall.safeParse(body);
  if (!checked.success) throw new Refusal("bad-request", describeRefusal("body", checked.error.issues));
  try {
    return await house.beginCall(body, watch, from);
  } catch (error) {
    if (error instanceof PlatformError) throw new Refusal(codeOf[error.code], error.message, { cause: error });
    throw error;
  }
}

function withoutContent({ messages: _, artifact: __, assistant: ___, analysis: ____, ...row }: StoredRow): StoredRow {
  return row;
}
