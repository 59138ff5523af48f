import { hasCode } from "@dilo/foundation";
import { PlatformError } from "../../platform-error.ts";
import {
  type ConversationMessage,
  firstMessageOf,
  isDelta,
  type ResponseDelta,
  verbatim,
} from "../../responders/responder.ts";
import { type AssistantSelection, resolveAssistant } from "../assistants/resolve-assistant.ts";
import { chatEnvelope } from "../calls/envelope.ts";
import { areConfidential } from "../calls/privacy.ts";
import { notConfigured, OperationError } from "../core/operations/operation-error.ts";
import type { AnyOperationRequest } from "../core/operations/operation-request.ts";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import type { RowKinds } from "../core/rows/row-kinds.ts";
import type { Settings } from "../core/rows/row-operations.ts";
import { createRow } from "../core/rows/rows.ts";
import { sealSecrets } from "../core/rows/secrets.ts";
import type { StoredRow } from "../core/store/row-store.ts";
import { openTalker } from "../squads/open-talker.ts";
import { openAnswer } from "./answer.ts";
import { instructed, type NewChatTurn, requireAllowed, whoTalks } from "./who-talks.ts";

/** An idle session is over after this long when it does not say otherwise. Seconds (platform contract). */
const defaultIdleSeconds = 24 * 3600;

/** Of a conversation so much is remembered, and of one turn all that a request can say. Letters of JSON. */
const remembers = { messages: 500, letters: 2_000_000 };

/** The newest messages of a conversation: older ones are let go. */
function remembered(messages: readonly ConversationMessage[]): readonly ConversationMessage[] {
  let letters = 0;
  const tooOld = messages.findLastIndex((message) => {
    letters += JSON.stringify(message).length;
    return letters > remembers.letters;
  });
  return messages.slice(Math.max(tooOld + 1, messages.length - remembers.messages));
}

/** A turn that is being answered. The chat will have this id. */
export interface ChatTurn {
  readonly id: string;
  readonly sessionId: string | undefined;
  /** The answer as it comes. To be read once, to its end; the store is not held meanwhile. @throws OperationError */
  deltas(): AsyncGenerator<PlacedDelta, void, undefined>;
  /** Keeps the turn and its whole answer as a chat, and in its session when it has one. */
  keep(): Promise<RowKinds["chat"]>;
}

/** A piece of what is said, and which message of the chat's `output` it belongs to. */
export interface PlacedDelta extends ResponseDelta {
  readonly place: number;
}

/** Takes a turn: finds who answers it, and what was said before. */
export async function beginTurn(
  context: ResourceContext,
  request: AnyOperationRequest,
  turn: NewChatTurn,
): Promise<ChatTurn> {
  const { orgId } = request;
  const { sessionId } = turn;
  if (sessionId !== undefined && turn.previousChatId !== undefined) {
    throw new OperationError(
      "bad-request",
      "The body's field previousChatId is wrong: a session knows its chats itself.",
    );
  }
  const session = sessionId === undefined ? undefined : await openSession(context, orgId, sessionId);
  const before =
    turn.previousChatId === undefined ? undefined : await referred(context, orgId, "chat", turn.previousChatId);
  const { named, told } = instructed(whoTalks(turn, session ?? before), turn);
  if (request.caller.kind === "public") guard(request, named, session);
  const resolution = await resolveAssistant(context, orgId, named);
  const { assistant, overrides } = resolution;
  const isPrivate = turn.isUnstored === true || (await areConfidential(context, orgId, resolution));
  if (isPrivate && request.isKeyed) {
    throw new OperationError(
      "bad-request",
      "The header idempotency-key is wrong: nothing of this chat is stored, so its answer can't be repeated.",
    );
  }
  const id = context.newId();
  const about = async () => {
    const values = ((named.assistantOverrides as Settings | undefined)?.["variableValues"] ?? {}) as Settings;
    const row = { ...toldOf(turn, named), customer: named.customer, id, orgId };
    return chatEnvelope({ row, assistant, values, artifact: { messages: [...history, ...input] } });
  };
  const { services, responder, tools } = await openTalker(context, orgId, resolution, { about });
  if (turn.needsModel === true && responder === verbatim) throw noModel();
  const earlier = messagesOf(session) ?? [...(messagesOf(before) ?? []), ...(messagesOf(before, "output") ?? [])];
  // What the assistant says first without being asked is part of the conversation, as if it had been said.
  const greeting = earlier.length === 0 && responder !== verbatim ? firstMessageOf(assistant) : undefined;
  const greeted: readonly ConversationMessage[] = greeting ? [{ role: "assistant", content: greeting }] : [];
  const history = [...earlier, ...greeted];
  const said: readonly ConversationMessage[] =
    typeof turn.input === "string" ? [{ role: "user", content: turn.input }] : turn.input;
  const input = [...told, ...said];
  const answer = openAnswer();

  async function* deltas(): AsyncGenerator<PlacedDelta, void, undefined> {
    const leaving = new AbortController();
    try {
      for await (const piece of responder({ assistant, history, input, tools }, leaving.signal)) {
        if (isDelta(piece)) yield { ...piece, place: answer.say(piece) };
        else answer.use(piece);
      }
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      throw new OperationError("not-available", `${error.message} Nothing of this turn was kept.`, { cause: error });
    } finally {
      leaving.abort();
    }
  }

  return {
    id,
    sessionId,
    deltas,
    keep: () =>
      keepTurn(context, orgId, {
        ...{ id, turn, named, overrides, isPrivate, greeted, history, input },
        servedBy: { model: responder === verbatim ? "none" : services.names.model },
        isUnanswered: responder === verbatim && input.some(({ role }) => role === "user"),
        output: answer.output(),
      }),
  };
}

interface AnsweredTurn {
  readonly id: string;
  readonly turn: NewChatTurn;
  readonly named: AssistantSelection;
  /** What was changed of the assistant for this turn. */
  readonly overrides: Awaited<ReturnType<typeof resolveAssistant>>["overrides"];
  /** Nothing that was said may be stored. */
  readonly isPrivate: boolean;
  readonly greeted: readonly ConversationMessage[];
  readonly history: readonly ConversationMessage[];
  readonly input: readonly ConversationMessage[];
  /** Nobody is there to answer what somebody said. */
  readonly isUnanswered: boolean;
  readonly servedBy: { readonly model: string | undefined };
  readonly output: readonly ConversationMessage[];
}

/** What is not kept of a chat of which nothing may be. */
const ofWhatWasSaid: ReadonlySet<string> = new Set([
  ...["input", "messages", "output", "customer", "workflowOverrides", "response"],
]);

/** Keeps a turn and its whole answer as a chat, and in its session when it has one. */
async function keepTurn(context: ResourceContext, orgId: string, answered: AnsweredTurn): Promise<RowKinds["chat"]> {
  const { id, turn, named, overrides, isPrivate, greeted, history, input, servedBy, output } = answered;
  const { sessionId } = turn;
  const told = sealSecrets(toldOf(turn, named), { sealer: context.sealer, orgId, isCredential: false });
  const { response } = turn;
  const settings = {
    ...told,
    servedBy,
    ...(response && { response }),
    messages: remembered([...history, ...input]),
    output,
  };
  const chat: StoredRow = createRow<Settings>(settings, { id, orgId, now: context.now() });
  const confidential = {
    ...Object.fromEntries(Object.entries(chat).filter(([field]) => !ofWhatWasSaid.has(field))),
    ...(named.assistantOverrides && { assistantOverrides: overrides }),
  } as StoredRow;
  return context.transaction(async (inside) => {
    if (sessionId !== undefined && !isPrivate) {
      // What another turn of the session has added meanwhile stays.
      await inside.rows("session", orgId).edit(sessionId, (row) => ({
        messages: remembered([...(messagesOf(row) ?? []), ...(isFirst(row) ? greeted : []), ...input, ...output]),
        ...(named.assistantOverrides && { assistantOverrides: named.assistantOverrides }),
      }));
    }
    await inside.store.insert("chat", isPrivate ? confidential : chat);
    const warnings = answered.isUnanswered && output.length === 0 ? { warnings: [unanswered] } : {};
    return { ...chat, ...warnings } as unknown as RowKinds["chat"];
  });
}

function noModel(): OperationError {
  return notConfigured("No model is configured that could answer: set MODEL_URL, or store a credential of its vendor.");
}

const unanswered = {
  path: "assistant.model",
  message:
    "No model answers for this assistant, so there is no answer: name one that is reached. Without it, only given words are said.",
};

/** Takes a turn and answers it whole. */
export async function answerTurn(
  context: ResourceContext,
  request: AnyOperationRequest,
  turn: NewChatTurn,
): Promise<RowKinds["chat"]> {
  const under = await beginTurn(context, request, turn);
  for await (const _ of under.deltas());
  return under.keep();
}

function toldOf(
  { name, sessionId, previousChatId, customer, input }: NewChatTurn,
  named: AssistantSelection,
): Settings {
  const { assistantId, assistantOverrides, assistant, squadId, squad, workflowId, workflow, workflowOverrides } = named;
  const told = {
    assistantId,
    assistantOverrides,
    squadId,
    squad,
    workflowId,
    workflow,
    workflowOverrides,
    name,
    sessionId,
    previousChatId,
    customer,
    input,
    assistant,
  };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
}

const isFirst = (session: StoredRow): boolean => (messagesOf(session) ?? []).length === 0;

/** A page's token may talk only to its allowed assistants, and continue only their sessions. */
function guard(request: AnyOperationRequest, named: AssistantSelection, session: StoredRow | undefined): void {
  requireAllowed(request, named);
  if (session !== undefined && session["assistantId"] !== named.assistantId) {
    throw new OperationError("bad-request", "The body's field sessionId is wrong: there is no such session.");
  }
}

async function openSession(context: ResourceContext, orgId: string, id: string): Promise<StoredRow> {
  const session = await referred(context, orgId, "session", id);
  const idleSeconds =
    typeof session["expirationSeconds"] === "number" ? session["expirationSeconds"] : defaultIdleSeconds;
  const isIdle = Date.parse(session.updatedAt) + idleSeconds * 1000 <= context.now().getTime();
  if (session["status"] === "completed" || isIdle) {
    throw new OperationError("bad-request", "The body's field sessionId is wrong: this session is over.");
  }
  return session;
}

async function referred(
  context: ResourceContext,
  orgId: string,
  kind: "session" | "chat",
  id: string,
): Promise<StoredRow> {
  try {
    return await context.rows(kind, orgId).get(id);
  } catch (error) {
    if (!hasCode(error, OperationError, "not-found")) throw error;
    const field = kind === "session" ? "sessionId" : "previousChatId";
    throw new OperationError("bad-request", `The body's field ${field} is wrong: there is no such ${kind}.`);
  }
}

function messagesOf(
  row: StoredRow | undefined,
  part: "messages" | "output" = "messages",
): ConversationMessage[] | undefined {
  const messages = row?.[part];
  return row === undefined ? undefined : ((messages ?? []) as ConversationMessage[]);
}
