import type { OperationSpec } from "@dilo/api";
import {
  type Finding,
  platformOperations,
  type RecordingTrack,
  type RequestParts,
  statusOf,
  type WireAnswer,
} from "@dilo/api/operations";
import { openRateLimiter } from "@dilo/foundation";
import type { IncomingCall } from "@dilo/telephone";
import type { CallEar } from "../calls/call-ears.ts";
import { endLostCalls } from "../calls/ending/lost-calls.ts";
import type { WavStream } from "../calls/recording-tracks.ts";
import type { OperationName } from "../core/access/authorize.ts";
import { openCallers } from "../core/access/caller.ts";
import { openSessions, type Sessions } from "../core/access/sessions.ts";
import { hashOfToken } from "../core/access/token-text.ts";
import type { SignedRequest } from "../core/access/webhook-signature.ts";
import { examineBody, withWarnings } from "../core/behaviour/heed.ts";
import { ownTurn } from "../core/in-turns.ts";
import { type KeyedRequest, openIdempotency } from "../core/operations/idempotency.ts";
import { openContext } from "../core/operations/open-context.ts";
import { OperationError } from "../core/operations/operation-error.ts";
import {
  type AnyOperationRequest,
  type AuthenticatedCaller,
  RawResponse,
} from "../core/operations/operation-request.ts";
import type { ResourceContext, ResourceSettings } from "../core/operations/resource-context.ts";
import { validateRequest } from "../core/operations/validate.ts";
import { rejectMissingReferences } from "../core/rows/references.ts";
import { isStorable } from "../core/rows/storable.ts";
import { holdingRows } from "../core/store/held-rows.ts";
import type { StoredFile } from "../files/file-store.ts";
import {
  acceptStream,
  answerCarrier,
  type CarrierAnswer,
  type CarrierAsked,
  type CarrierSocket,
  type CarrierStream,
  hearCarrier,
} from "../telephone/carriers/carrier-calls.ts";
import { controlCall, requireUp } from "../telephone/control-call.ts";
import { takeCall } from "../telephone/take-call.ts";
import { allTrunks } from "../telephone/trunks.ts";
import { downloadsOf, type Sender } from "./downloads.ts";
import { allHandlers } from "./handlers.ts";
import { wireAnswer } from "./wire-answer.ts";

/** A request as it came, not yet validated. The body is JSON, or an object of a form's fields with `File`s in it. */
export interface ResourceRequest extends RequestParts, Sender {
  /** The `origin` header. */
  readonly origin: string | undefined;
  /** The `idempotency-key` header. */
  readonly idempotencyKey?: string | undefined;
  /** Calls back when the answer has been sent, or nobody waits for it any more. */
  readonly whenSent?: (then: () => void) => void;
  /** How the sender signed it, for operations that are signed. */
  readonly signed?: SignedRequest | undefined;
}

/** What was carried out: its answer, and the id of the row that it made. */
interface CarriedOut {
  readonly wire: WireAnswer;
  readonly madeId: unknown;
}

/** Calls and chats that pages at one address may start: anybody can read a public token. */
const pageLimit = { limit: 60, windowMs: 60_000 };

/** Calls of dead servers, and trunks that are new, are looked for at the first beat and every so many: every five seconds. */
const beatsPerLook = 5;

/** The platform's 148 operations. Knows no HTTP framework. */
export interface Resources {
  /**
   * Answers one operation of the catalogue.
   * @throws OperationError
   */
  answer(name: OperationName, request: ResourceRequest): Promise<WireAnswer>;
  /**
   * The recording of a call, for members of its org.
   * @throws OperationError
   */
  recording(from: Sender, callId: string, track: RecordingTrack): Promise<WavStream>;
  /**
   * The bytes of an uploaded file, for members of its org.
   * @throws OperationError
   */
  file(from: Sender, fileId: string): Promise<StoredFile & { readonly contentType: string }>;
  /**
   * Steers a call that is up, for members of its org.
   * @throws OperationError
   */
  controlCall(from: Sender, callId: string, body: unknown): Promise<void>;
  /**
   * Lets members of a call's org listen in on it while it is up.
   * @returns begins to listen; what that returns ends it
   * @throws OperationError
   */
  listenIn(from: Sender, callId: string): Promise<(ear: CallEar) => () => void>;
  /**
   * Checks before a large body is read whether a token may use an operation at all.
   * @throws OperationError
   */
  admit(name: OperationName, token: string | undefined): Promise<void>;
  /** Sessions of members in the browser. */
  readonly sessions: Sessions;
  /** Resolves when all writes of calls in progress are done. */
  settled(): Promise<void>;
  /** Says that this server lives, ends calls that others want ended, and those of dead servers: to be run every second. */
  beat(): Promise<void>;
  /** Brings developers' servers what has not arrived, and begins what other servers left undone: to be run every minute. */
  resumeWork(): Promise<void>;
  /** Resolves when no message to a developer's server is under way, and no job. */
  workDone(): Promise<void>;
  /** Answers a call that has come in, or refuses it. Never fails. */
  takeCall(call: IncomingCall): Promise<void>;
  /**
   * Tells a carrier where to bring the sound of a call that has come in.
   * @throws OperationError
   */
  answerCarrier(asked: CarrierAsked): Promise<CarrierAnswer>;
  /**
   * Hears what becomes of a call that a carrier makes for this server.
   * @throws OperationError
   */
  hearCarrier(asked: CarrierAsked): Promise<void>;
  /**
   * Takes what a carrier, or an Asterisk, brings by a websocket.
   * @param takeFirst takes calls that are somebody else's, and tells that it did
   * @throws OperationError
   */
  acceptStream(stream: NewStream, takeFirst: (call: IncomingCall) => boolean): Promise<CarrierSocket>;
  /** Stops messages and jobs; what is not done is done after the next start. */
  stop(): void;
}

/** A websocket, and of an Asterisk the private token it showed. */
interface NewStream extends Omit<CarrierStream, "orgId"> {
  readonly token?: string | undefined;
}

/** Opens the platform's resources over a database that has its tables. */
export function openResources(settings: ResourceSettings): Resources {
  const context = openContext(settings);
  const handlers = allHandlers(context);
  const idempotency = openIdempotency(settings);
  const callers = openCallers(context);
  const ofPages = openRateLimiter({ ...pageLimit, now: settings.now });

  function limitPage({ kind }: AuthenticatedCaller, { access }: OperationSpec, address: string | undefined): void {
    if (kind !== "public" || access !== "public" || address === undefined) return;
    if (ofPages.take(address)) return;
    throw new OperationError("too-many-calls", "Too many calls from pages at this address. Wait a minute.", {
      retryAfterSeconds: ofPages.secondsLeft(address),
    });
  }

  async function carryOut(name: OperationName, request: AnyOperationRequest): Promise<CarriedOut> {
    // A page's token must not learn which rows there are: its own operations check what it may have.
    const isChecked = request.caller.kind === "private" && name !== "importAssistant";
    if (isChecked) await rejectMissingReferences(context, request.orgId, request.body);
    const handle = handlers[name] as (request: AnyOperationRequest) => Promise<unknown>;
    const { orgId, body } = request;
    const isPage = request.caller.kind !== "private";
    const examined = await examineBody(context, name, { orgId, body, isPage, id: request.parameters["id"] });
    const asked = [...examined, ...privateTokenInPage(name, request, context.apiUrl)];
    if (body !== undefined) await ownTurn();
    try {
      const answer = await handle(request);
      const madeId = (answer as { readonly id?: unknown } | undefined)?.id;
      if (answer instanceof RawResponse)
        return { wire: { status: statusOf(platformOperations[name]), ...answer.answer }, madeId };
      const whole = await withWarnings(context, name, { orgId, answer, asked, isPage });
      return { wire: await wireAnswer(platformOperations[name], statusOf(platformOperations[name]), whole), madeId };
    } finally {
      callers.invalidateAfter(name);
    }
  }

  async function run(name: OperationName, request: AnyOperationRequest, address?: string): Promise<WireAnswer> {
    const told = ({ wire: { status }, madeId }: CarriedOut) => ({ status, madeId });
    const { wire } = await context.audit.around({ name, ...request, address }, () => carryOut(name, request), told);
    return wire;
  }

  return {
    answer: async (name, request) => {
      const operation: OperationSpec = platformOperations[name];
      const caller = await callers.of(name, request);
      limitPage(caller, operation, request.address);
      const { origin, signed } = request;
      const { orgId } = caller;
      const key = keyOf(operation, request);
      const isKeyed = key !== undefined;
      const valid = { caller, orgId, origin, signed, isKeyed, ...validateRequest(operation, request) };
      // What follows looks at the body again: each look has a turn of its own.
      if (operation.body !== undefined) await ownTurn();
      const held = () => holdingRows({ orgId, whenSent: request.whenSent }, () => run(name, valid, request.address));
      const answer = key === undefined ? await held() : await idempotency.once(keyed(name, caller, key, request), held);
      if (operation.method === "DELETE") await idempotency.forget(orgId, request.parameters["id"] ?? "");
      return answer;
    },
    ...downloadsOf(context, callers),
    ...monitorOf(context, callers),
    admit: async (name, token) => {
      await callers.of(name, { token, parameters: {} });
    },
    sessions: openSessions(context, callers),
    ...workOf(context, callers),
  };
}

/** What a call's row links to while it is up: where it is steered, and where it is heard. */
function monitorOf(
  context: ResourceContext,
  callers: ReturnType<typeof openCallers>,
): Pick<Resources, "controlCall" | "listenIn"> {
  return {
    controlCall: async ({ token, address }, callId, body) => {
      const caller = await callers.of("updateCall", { token, parameters: {} });
      const id = isStorable(callId) ? callId : "";
      const steer = () => controlCall(context, caller.orgId, id, body);
      await context.audit.around({ name: "controlCall", caller, parameters: { id }, address }, steer, () => ({
        status: 204,
      }));
    },
    listenIn: async ({ token, address }, callId) => {
      const caller = await callers.of("getCall", { token, parameters: {} });
      const id = isStorable(callId) ? callId : "";
      const open = async () => {
        await requireUp(context, caller.orgId, id);
        return (ear: CallEar) => context.callEars.add(id, ear);
      };
      return context.audit.around({ name: "listenIn", caller, parameters: { id }, address }, open, () => ({
        status: 101,
      }));
    },
  };
}

/** What a server does outside of requests. */
function workOf(
  context: ResourceContext,
  callers: ReturnType<typeof openCallers>,
): Pick<
  Resources,
  | "settled"
  | "beat"
  | "resumeWork"
  | "workDone"
  | "takeCall"
  | "answerCarrier"
  | "hearCarrier"
  | "acceptStream"
  | "stop"
> {
  let beats = 0;
  return {
    settled: async () => {
      await Promise.all(context.pendingWrites);
    },
    beat: async () => {
      await context.callOwners.beat();
      // Calls that are due are not made a minute late.
      if (context.telephone !== undefined) await context.jobs.resume();
      if (beats % beatsPerLook === 0) {
        context.telephone?.setTrunks(await allTrunks(context));
        await endLostCalls(context);
      }
      beats += 1;
    },
    resumeWork: async () => {
      await context.messenger.resume();
      await context.jobs.resume();
    },
    takeCall: (call) => takeCall(context, call),
    answerCarrier: (asked) => answerCarrier(context, asked),
    hearCarrier: (asked) => hearCarrier(context, asked),
    acceptStream: async ({ token, ...stream }, takeFirst) => {
      const orgId =
        token === undefined ? undefined : (await callers.of("createPhoneNumber", { token, parameters: {} })).orgId;
      return acceptStream(context, { ...stream, orgId }, (call, number) => {
        if (!takeFirst(call)) void takeCall(context, call, number);
      });
    },
    workDone: async () => {
      await context.jobs.idle();
      await context.messenger.idle();
    },
    stop: () => {
      context.messenger.stop();
      context.jobs.stop();
    },
  };
}

/** A call that a page of another place began with a token that may do everything: whoever opens that page can read it. */
function privateTokenInPage(
  name: OperationName,
  { caller, origin }: Pick<AnyOperationRequest, "caller" | "origin">,
  apiUrl: string,
): readonly Finding[] {
  // Browsers name the page's origin, servers none; the console's pages are ours, and have no token.
  if (name !== "createWebCall" || caller.kind !== "private" || origin === undefined) return [];
  if (origin === new URL(apiUrl).origin) return [];
  const message =
    "A private token came from a page: whoever opens the page can read it. Give it a public token, and revoke this one.";
  return [{ path: "authorization", message }];
}

/** A request's idempotency key: a signed webhook brings its own. @throws OperationError bad-request */
function keyOf({ method }: OperationSpec, { idempotencyKey, signed }: ResourceRequest): string | undefined {
  const key = method === "POST" ? (signed?.id ?? idempotencyKey) : undefined;
  if (key === undefined || /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new OperationError(
    "bad-request",
    "The header idempotency-key is wrong: it must be 1 to 255 visible characters.",
  );
}

function keyed(name: OperationName, caller: AuthenticatedCaller, key: string, request: ResourceRequest): KeyedRequest {
  const { token = "", parameters, query, body } = request;
  const secret = JSON.stringify([token, key]);
  return { caller: hashOfToken(token), orgId: caller.orgId, secret, name, sent: [parameters, [...query], body] };
}
