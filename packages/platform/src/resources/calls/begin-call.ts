import type { WebCall } from "@dilo/api";
import { readBody, roomCall } from "@dilo/api/operations";
import type { CallObserver } from "../../calls/call-observer.ts";
import { PlatformError, type PlatformErrorCode } from "../../platform-error.ts";
import { firstMessageOf, verbatim } from "../../responders/responder.ts";
import { isAnalysed } from "../analysis/analyse-call.ts";
import type { ServedNames } from "../assistants/assistant-services.ts";
import { type AssistantSelection, resolveAssistant } from "../assistants/resolve-assistant.ts";
import { OperationError, type OperationErrorCode } from "../core/operations/operation-error.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { describeIssues } from "../core/operations/validation-message.ts";
import type { Settings } from "../core/rows/row-operations.ts";
import { createRow, replaceRow } from "../core/rows/rows.ts";
import { sealSecrets } from "../core/rows/secrets.ts";
import type { StoredRow } from "../core/store/row-store.ts";
import { openTalker } from "../squads/open-talker.ts";
import { heedNoCalls } from "../telephone/campaigns/do-not-call.ts";
import { type ConnectCall, connectLater } from "../telephone/connect-later.ts";
import { type Callee, numberOf } from "../telephone/dial-rules.ts";
import { openPhoneTools } from "../telephone/phone-tools.ts";
import type { Transfers } from "../telephone/transfers.ts";
import { leavingMessages } from "../telephone/voicemail.ts";
import { artifactOf, openConversationLog, transcriptNames } from "./conversation-log.ts";
import { reportsOf } from "./ending/end-of-call-report.ts";
import { endingHooks } from "./ending/ending-hooks.ts";
import { callEnvelope } from "./envelope.ts";
import { privacyOf } from "./privacy.ts";
import { recordCall } from "./record-call.ts";
import { allOf, reportCall } from "./report-call.ts";

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

/** What kind of call begins, and what its row says besides who talks. */
export interface CallKind {
  readonly type: "webCall" | "inboundPhoneCall" | "outboundPhoneCall";
  /** A page's public token began it. */
  readonly isOfPage?: boolean;
  /** Of a call by telephone. Nobody is called before the row is there: what the rows say is who was called. */
  readonly connect?: ConnectCall;
  /** Its id, where it has one already. */
  readonly id?: string | undefined;
  /** The row that waited for it. */
  readonly waited?: StoredRow | undefined;
  /** Whom it can be passed on to. */
  readonly transfers?: Transfers;
  /** Of its row: the number, the customer. */
  readonly columns?: Settings;
  /** Of what a developer's server is told besides: the phone number. */
  readonly told?: Settings;
  /** Told why the call has ended, when it has. */
  readonly onEnded?: ((reason: string) => void) | undefined;
}

/** Who is to talk, and in what room. */
export interface CallRequest extends AssistantSelection {
  readonly roomDeleteOnUserLeaveEnabled?: boolean | undefined;
}

export interface BegunCall {
  readonly row: StoredRow;
  readonly made: WebCall;
  readonly artifactPlan: WebCall["artifactPlan"];
  /** What whoever began it must know of it. */
  readonly warnings: readonly { readonly path: string; readonly message: string }[];
}

const mute = {
  path: "assistant.model",
  message: "No model answers for this assistant, and it has no first message: it says only what it is told to say.",
};

/**
 * Begins a call and its row, and sees that all that happens in it is written, reported and worked out.
 * @throws OperationError
 */
export async function beginCall(
  context: ResourceContext,
  orgId: string,
  body: CallRequest,
  { type, isOfPage = false, connect, id, waited, transfers, columns, told = {}, onEnded }: CallKind,
): Promise<BegunCall> {
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
  const number = connect && numberOf((body.customer ?? {}) as Callee);
  const values = { ...variablesOf(body.assistantOverrides), ...variablesOf(body.workflowOverrides) };
  const about = async () => {
    const row = { ...body, ...told, type, id: await callId, orgId, status: "in-progress", createdAt };
    return callEnvelope({ row, assistant, values, artifact: artifactOf(log.messages(), transcriptNames(assistant)) });
  };
  const phone = transfers && openPhoneTools({ context, orgId, callId, transfers, assistant, messages: log.messages });
  const opened = await openTalker(context, orgId, resolution, { about, phone });
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
  const all = allOf([
    recordCall(seen),
    { onJoined: () => {}, onEnded: () => {}, ...log },
    reports && reportCall({ ...seen, ...reports, about }),
    endingHooks({ context, orgId, assistant, values: resolution.values, callId, about, isConcludedHere }),
    number === undefined ? undefined : heedNoCalls(context, orgId, number),
    onEnded && { onJoined: () => {}, onMessage: () => {}, onEnded },
  ]);
  const watch = type === "outboundPhoneCall" ? leavingMessages({ context, callId, assistant }, all) : all;
  const { roomDeleteOnUserLeaveEnabled } = body;
  const asked = { assistant, roomDeleteOnUserLeaveEnabled };
  const line = connect && connectLater(connect);
  const seenBy = isOfPage ? watch : heardBy(context, callId, watch);
  const from = { id: waited?.id ?? id, isOfPage, services, connect: line?.connect };
  const made = await begin(context, asked, seenBy, from);
  const named = { ...talkersIn(body, { keepsText, overrides }), roomDeleteOnUserLeaveEnabled, ...columns };
  const artifactPlan = { ...made.artifactPlan, recordingEnabled: keepsSound };
  const settings: Settings = {
    ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)),
    type,
    status: "queued",
    assistant: shownOf(keepsText ? assistant : template),
    servedBy: servedNames(services.names, made),
    ...(!isOfPage && { monitor: monitorOf(context.apiUrl, made.id) }),
    artifactPlan,
  };
  const row = rowOf(context, settings, { id: made.id, orgId, waited });
  try {
    await keep(context, row, waited);
  } catch (error) {
    isKept(undefined);
    context.endCall(row.id);
    throw error;
  }
  context.callOwners.hold(row.id);
  isKept(row.id);
  line?.begin(row.id);
  const isMute = opened.responder === verbatim && !firstMessageOf(assistant);
  return { row, made, artifactPlan, warnings: isMute ? [mute] : [] };
}

/** Who talks, as the row says it. */
function talkersIn(
  body: CallRequest,
  { keepsText, overrides }: { readonly keepsText: boolean; readonly overrides: Settings },
): Settings {
  const { assistantId, squadId, squad, workflowId, workflow } = body;
  // The values of variables are part of what is said: where that is not stored, neither are they.
  const assistantOverrides = keepsText ? body.assistantOverrides : body.assistantOverrides && overrides;
  const workflowOverrides = keepsText ? body.workflowOverrides : undefined;
  return { assistantId, squadId, squad, workflowId, workflow, assistantOverrides, workflowOverrides };
}

interface RowPlace {
  readonly id: string;
  readonly orgId: string;
  readonly waited: StoredRow | undefined;
}

/** A new row, or the one that waited with what it says now. */
function rowOf({ sealer, now }: ResourceContext, settings: Settings, { id, orgId, waited }: RowPlace): StoredRow {
  const sealed = sealSecrets(settings, { sealer, orgId, isCredential: false });
  return waited ? replaceRow(waited, sealed, now()) : createRow(sealed, { id, orgId, now: now() });
}

/** Stores a call's row, and that this server has the call. @throws OperationError conflict where another was faster */
async function keep(context: ResourceContext, row: StoredRow, waited: StoredRow | undefined): Promise<void> {
  await context.transaction(async ({ store, db }) => {
    if (waited === undefined) await store.insert("call", row);
    else if (!(await store.replace("call", row, waited))) throw new OperationError("conflict", "It was begun already.");
    await context.callOwners.claim(db, { callId: row.id, orgId: row.orgId });
  });
}

/** Where members of the org steer a call, and listen in on it. */
function monitorOf(apiUrl: string, callId: string) {
  const base = `${apiUrl}/call/${callId}`;
  return { listenUrl: `${base.replace(/^http/, "ws")}/listen`, controlUrl: `${base}/control` };
}

/** The same observer; who listens in on the call hears its sound, whether or not that is kept. */
function heardBy(
  { callEars }: ResourceContext,
  callId: Promise<string | undefined>,
  watch: CallObserver,
): CallObserver {
  let id: string | undefined;
  void callId.then((known) => {
    id = known;
  });
  return {
    ...watch,
    onSound: (stereo) => {
      watch.onSound?.(stereo);
      if (id !== undefined) callEars.hear(id, stereo);
    },
    onEnded: (reason) => {
      watch.onEnded(reason);
      void callId.then((known) => known && callEars.end(known));
    },
  };
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

async function begin(context: ResourceContext, ...[body, watch, from]: Parameters<ResourceContext["beginCall"]>) {
  // Variables that were put in can make a text too long.
  const checked = readBody(roomCall, body);
  if (!checked.isValid) throw new OperationError("bad-request", describeIssues("body", checked));
  try {
    return await context.beginCall(body, watch, from);
  } catch (error) {
    if (error instanceof PlatformError) throw new OperationError(codeOf[error.code], error.message, { cause: error });
    throw error;
  }
}
