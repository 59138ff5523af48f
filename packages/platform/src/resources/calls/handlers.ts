import type { WebCall } from "@dilo/api";
import { roomCall } from "@dilo/api/operations";
import { eq } from "drizzle-orm";
import { PlatformError, type PlatformErrorCode } from "../../platform-error.ts";
import { isAnalysed } from "../analysis/analyse-call.ts";
import type { ServedNames } from "../assistants/assistant-services.ts";
import { resolveAssistant } from "../assistants/resolve-assistant.ts";
import { requireAllowed } from "../chats/chat-turn.ts";
import {
  failNotConfigured,
  notConfigured,
  OperationError,
  type OperationErrorCode,
} from "../core/operations/operation-error.ts";
import {
  type HandlerAnswer,
  type OperationHandlers,
  type OperationRequest,
  RawResponse,
} from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { describeIssues } from "../core/operations/validation-message.ts";
import { idOf, rowHandlers } from "../core/rows/row-handlers.ts";
import type { RowKinds } from "../core/rows/row-kinds.ts";
import type { Settings } from "../core/rows/row-operations.ts";
import { createRow } from "../core/rows/rows.ts";
import { maskSecrets, sealSecrets } from "../core/rows/secrets.ts";
import type { StoredRow } from "../core/store/row-store.ts";
import { platformMessages } from "../core/store/schema.ts";
import { openTalker } from "../squads/open-talker.ts";
import { artifactOf, openConversationLog, transcriptNames } from "./conversation-log.ts";
import { callsAsCsv } from "./csv.ts";
import { reportsOf } from "./ending/end-of-call-report.ts";
import { endingHooks } from "./ending/ending-hooks.ts";
import { callEnvelope } from "./envelope.ts";
import { callsQuery } from "./filters.ts";
import { removeMessages, withMessages } from "./message-rows.ts";
import { privacyOf } from "./privacy.ts";
import { restrictPublicBody } from "./public-request.ts";
import { recordCall } from "./record-call.ts";
import { allOf, reportCall } from "./report-call.ts";

type Call = RowKinds["call"];

type Names =
  | "createCall"
  | "createPhoneCall"
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
  timeout: "not-available",
  unreachable: "not-available",
  refused: "not-available",
  malformed: "not-available",
} as const satisfies Record<PlatformErrorCode, OperationErrorCode>;

const noCarrier = failNotConfigured(
  "No carrier is configured: this platform makes web calls only, with POST /call/web.",
);

/** Handlers for calls: web calls in our own rooms, each with a row of what happened. */
export function callHandlers(context: ResourceContext): Pick<OperationHandlers, Names> {
  const handlers = rowHandlers(context, { name: "Call", kind: "call", list: "dated" });
  const pages = async ({
    orgId,
    query,
  }: Pick<OperationRequest<"pageCalls" | "pageCallMetadata">, "orgId" | "query">) => {
    const page = await context.rows("call", orgId).page(callsQuery(query as Settings));
    return { ...page, results: await withMessages(context, page.results) };
  };
  const one = async (row: Promise<HandlerAnswer<"getCall">>) => {
    const [call = await row] = await withMessages(context, [(await row) as Call]);
    return call;
  };
  return {
    ...handlers,
    createCall: noCarrier,
    createPhoneCall: noCarrier,
    listCalls: async (request) => withMessages(context, (await handlers.listCalls(request)) as Call[]),
    getCall: (request) => one(handlers.getCall(request)),
    updateCall: (request) => one(handlers.updateCall(request)),
    createWebCall: (request) => beginWebCall(context, request),
    deleteCall: async (request) => {
      const { orgId } = request;
      const row = await context.rows("call", orgId).remove(idOf(request));
      await context.callOwners.end([row.id]);
      await context.files.remove({ orgId, id: row.id });
      await context.db.delete(platformMessages).where(eq(platformMessages.callId, row.id));
      await removeMessages(context.db, row.id);
      await context.jobs.cancel(row.id);
      return row;
    },
    pageCalls: pages,
    pageCallMetadata: async (request) => {
      const { results, metadata } = await pages(request);
      return { results: results.map(withoutContent), metadata };
    },
    exportCalls: async ({ orgId, query }) => {
      const { columns, async: isLater, ...filters } = query;
      if (isLater === true) throw notConfigured("No mailer for exports is configured: ask for it at once.");
      const { results } = await pages({ orgId, query: filters });
      const csv = callsAsCsv(results, columns === undefined ? undefined : [columns].flat());
      return new RawResponse({
        kind: "bytes",
        bytes: Buffer.from(maskSecrets(csv)),
        contentType: "text/csv; charset=utf-8",
      });
    },
  };
}

async function beginWebCall(context: ResourceContext, request: OperationRequest<"createWebCall">): Promise<WebCall> {
  const { orgId } = request;
  const body = restrictPublicBody(request);
  requireAllowed(request, body);
  const resolution = await resolveAssistant(context, orgId, body);
  const createdAt = context.now().toISOString();
  const { assistant, template, overrides } = resolution;
  let isKept = (_: string | undefined) => {};
  const callId = new Promise<string | undefined>((resolve) => {
    isKept = resolve;
  });
  const { keepsSound, keepsText } = await privacyOf(context, orgId, resolution);
  const log = openConversationLog({
    now: () => context.now().getTime(),
    startedMs: () => undefined,
    onChange: () => {},
  });
  const values = { ...variablesOf(body.assistantOverrides), ...variablesOf(body.workflowOverrides) };
  const about = async () => {
    const row = { ...body, id: await callId, orgId, status: "in-progress", createdAt };
    return callEnvelope({ row, assistant, values, artifact: artifactOf(log.messages(), transcriptNames(assistant)) });
  };
  const opened = await openTalker(context, orgId, resolution, { about });
  const services = { ...opened.services, tools: opened.tools };
  const isWorkedOut = keepsText && (await isAnalysed(context, orgId, { ...body, assistant }));
  let isMine: Promise<boolean> | undefined;
  const isConcludedHere = () => {
    isMine ??= concluding(context, callId);
    return isMine;
  };
  const seen = {
    ...{ context, orgId, callId, isConcludedHere, keepsSound, keepsText, servedBy: services.names },
    ...{ names: transcriptNames(assistant), isAnalysed: isWorkedOut },
  };
  const reports = reportsOf(assistant);
  const watch = allOf([
    recordCall(seen),
    { onJoined: () => {}, onEnded: () => {}, ...log },
    reports && reportCall({ ...seen, ...reports, about }),
    endingHooks({ context, orgId, assistant, values: resolution.values, callId, about, isConcludedHere }),
  ]);
  const { assistantId, squadId, squad, workflowId, workflow, roomDeleteOnUserLeaveEnabled } = body;
  const isOfPage = request.caller.kind === "public";
  const made = await begin(context, { assistant, roomDeleteOnUserLeaveEnabled }, watch, { isOfPage, services });
  // The values of variables are part of what is said: where that is not stored, neither are they.
  const assistantOverrides = keepsText ? body.assistantOverrides : body.assistantOverrides && overrides;
  const workflowOverrides = keepsText ? body.workflowOverrides : undefined;
  const talkers = { assistantId, squadId, squad, workflowId, workflow, assistantOverrides, workflowOverrides };
  const named = { ...talkers, roomDeleteOnUserLeaveEnabled };
  const artifactPlan = { ...made.artifactPlan, recordingEnabled: keepsSound };
  const servedBy = servedNames(services.names, made);
  const settings: Settings = {
    ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)),
    type: "webCall",
    status: "queued",
    assistant: shownOf(keepsText ? assistant : template),
    servedBy,
    artifactPlan,
  };
  const sealed = sealSecrets(settings, { sealer: context.sealer, orgId, isCredential: false });
  const row: StoredRow = createRow(sealed, { id: made.id, orgId, now: context.now() });
  try {
    await context.transaction(async ({ store, db }) => {
      await store.insert("call", row);
      await context.callOwners.claim(db, { callId: row.id, orgId });
    });
  } catch (error) {
    isKept(undefined);
    context.endCall(row.id);
    throw error;
  }
  context.callOwners.hold(row.id);
  isKept(row.id);
  // A page needs to know the voice, and whether hearing is left to it, not the assistant's instructions.
  const needed = { voice: made.assistant.voice, ...(isLeftToPage(made) && { transcriber: { provider: "browser" } }) };
  const shown = isOfPage ? needed : { ...(row["assistant"] as object), ...needed };
  const call = row as unknown as Call;
  return { ...call, webCallUrl: made.webCallUrl, artifactPlan, assistant: shown };
}

function variablesOf(overrides: unknown): Settings {
  return ((overrides as Settings | undefined)?.["variableValues"] ?? {}) as Settings;
}

/** Who serves a call: what the room says of itself stands for "the server's own". */
function servedNames(names: ServedNames, { servedBy = {} }: WebCall): ServedNames {
  const truth = (part: keyof ServedNames) => (names[part] === "server" ? (servedBy[part] ?? "server") : names[part]);
  return { model: truth("model"), voice: truth("voice"), transcriber: truth("transcriber") };
}

/** Whether this server does what is due when a call ends; where the database does not say, it does, rather than nobody. */
async function concluding(context: ResourceContext, callId: Promise<string | undefined>): Promise<boolean> {
  const id = await callId;
  if (id === undefined) return false;
  return context.callOwners.conclude(id).catch((error: unknown) => {
    context.warn(error);
    return true;
  });
}

/** A row shows a model that is named; the steps of a workflow may have instructions for the server's own. */
function shownOf({ model, ...assistant }: Settings): Settings {
  const isNamed = (model as { readonly provider?: unknown } | undefined)?.provider !== undefined;
  return isNamed ? { ...assistant, model } : assistant;
}

/** Nobody here transcribes: the page has to. */
function isLeftToPage({ assistant }: WebCall): boolean {
  return (assistant["transcriber"] as { readonly provider?: unknown } | undefined)?.provider === "browser";
}

async function begin(context: ResourceContext, ...[body, watch, from]: Parameters<ResourceContext["beginCall"]>) {
  // Variables that were put in can make a text too long.
  const checked = roomCall.safeParse(body);
  if (!checked.success) throw new OperationError("bad-request", describeIssues("body", checked.error.issues));
  try {
    return await context.beginCall(body, watch, from);
  } catch (error) {
    if (error instanceof PlatformError) throw new OperationError(codeOf[error.code], error.message, { cause: error });
    throw error;
  }
}

function withoutContent({ messages: _, artifact: __, assistant: ___, analysis: ____, ...row }: Call): Call {
  return row;
}
