import { PlatformError } from "../platform-error.ts";
import type { ToolActivity, Toolbox } from "../tools/toolbox.ts";

/** A message of a conversation, in the shape of the OpenAI API. */
export interface ConversationMessage {
  readonly role: string;
  readonly content?: string | undefined;
  /** Of the assistant: the tools it wanted used. */
  readonly tool_calls?: readonly ToolWish[] | undefined;
  /** Of a tool: the wish whose result this is. */
  readonly tool_call_id?: string | undefined;
  /** For developers: no model reads it. */
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
}

/** A tool an assistant wanted used, with its arguments as JSON. */
export interface ToolWish {
  readonly id: string;
  readonly type: string;
  readonly function: { readonly name: string; readonly arguments: string };
}

/** What a responder knows when it is its turn. */
export interface ResponderTurn {
  /** The assistant's settings, overrides and variables put in. */
  readonly assistant: Readonly<Record<string, unknown>>;
  /** What was said before this turn. */
  readonly history: readonly ConversationMessage[];
  /** What has just been said. */
  readonly input: readonly ConversationMessage[];
  /** What it can do beside talking. */
  readonly tools?: Toolbox | undefined;
  /** Hears what the answer took, where the service reports it. */
  readonly onUsage?: ((usage: TokenUsage) => void) | undefined;
}

/** What an answer took of a model: tokens it has read and written. */
export interface TokenUsage {
  readonly promptTokens: number;
  /** Of these, what the service had read before; left out where it does not tell. */
  readonly cachedPromptTokens?: number | undefined;
  readonly completionTokens: number;
}

/** A piece of what an assistant says, as it comes. `message` counts its messages from 0; deltas are in order. */
export interface ResponseDelta {
  readonly message: number;
  readonly text: string;
  /** Nothing more of this message comes: it is said at once, as what is said while a tool works. */
  readonly isWhole?: true;
}

/** What comes out of a responder: words, and what happens with its tools. */
export type ResponsePiece = ResponseDelta | ToolActivity;

/** Whether a piece is words. */
export function isDelta(piece: ResponsePiece): piece is ResponseDelta {
  return "text" in piece && "message" in piece;
}

/**
 * Decides what an assistant says next.
 * @param signal calls the answer off
 * @throws PlatformError while the deltas are read
 */
export type Responder = (turn: ResponderTurn, signal: AbortSignal) => AsyncIterable<ResponsePiece>;

/** Chooses who answers for an assistant: the language model where there is one and the assistant names a model, else `verbatim`. */
export function responderFor(assistant: ResponderTurn["assistant"], engine: Responder | undefined): Responder {
  return engine !== undefined && namesModel(assistant) ? engine : verbatim;
}

/**
 * Answers for an assistant whose model nobody can reach.
 * @throws PlatformError `refused`, at once
 */
// biome-ignore lint/correctness/useYield: It has nothing to say.
export const unreached: Responder = async function* () {
  throw new PlatformError(
    "refused",
    "No setting of the server and no credential of the org reaches the assistant's model.",
  );
};

/**
 * Says only what it is given, as in the product's calls: the assistant's first message when
 * the conversation begins, then every system message word for word. To a person's words alone it has no answer.
 */
export const verbatim: Responder = async function* ({ assistant, history, input }) {
  const first = history.length === 0 ? firstMessageOf(assistant) : undefined;
  const told = input.filter(({ role }) => role === "system").map(({ content }) => content ?? "");
  const messages = [first ?? "", ...told].filter((words) => words !== "");
  for (const [message, words] of messages.entries()) {
    for (const text of piecesOf(words)) yield { message, text };
  }
};

/** What an assistant says before anybody else does; undefined when it waits, or has nothing to say. */
export function firstMessageOf({ firstMessage, firstMessageMode }: ResponderTurn["assistant"]): string | undefined {
  return typeof firstMessage === "string" && firstMessageMode !== "assistant-waits-for-user" ? firstMessage : undefined;
}

/** The messages that deltas add up to. */
export function joinDeltas(deltas: readonly ResponseDelta[]): readonly string[] {
  const messages: string[] = [];
  for (const { message, text } of deltas) messages[message] = (messages[message] ?? "") + text;
  return messages;
}

/** A text word by word; put together again it is the same. */
function piecesOf(text: string): readonly string[] {
  return text.match(/\s*\S+\s*$|\s*\S+|\s+/g) ?? [];
}

/** Whether an assistant is to answer in its own words. */
export function namesModel(assistant: ResponderTurn["assistant"]): boolean {
  return isObject(assistant["model"]);
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
