/** A message of a conversation. */
export interface Said {
  readonly role: string;
  readonly content?: string | undefined;
}

/** What an interviewer knows when it is its turn. */
export interface Turn {
  /** The assistant's settings, overrides and variables put in. */
  readonly assistant: Readonly<Record<string, unknown>>;
  /** What was said before this turn. */
  readonly history: readonly Said[];
  /** What has just been said. */
  readonly input: readonly Said[];
}

/** A piece of what an assistant says, as it comes. `message` counts its messages from 0; pieces are in order. */
export interface Piece {
  readonly message: number;
  readonly text: string;
}

/**
 * Decides what an assistant says next.
 * @param signal calls the answer off
 * @throws InterviewerError while the pieces are read
 */
export type Interviewer = (turn: Turn, signal: AbortSignal) => AsyncIterable<Piece>;

/** Who answers for an assistant: the engine where there is one and the assistant has a model, else nobody of its own. */
export function interviewerOf(assistant: Turn["assistant"], engine: Interviewer | undefined): Interviewer {
  return engine !== undefined && isObject(assistant["model"]) ? engine : verbatim;
}

/**
 * Says what it is given to say and nothing of its own, as in the product's calls: the assistant's first message when
 * the conversation begins, then every system message word for word. To a person's words alone it has no answer.
 */
export const verbatim: Interviewer = async function* ({ assistant, history, input }) {
  const first = history.length === 0 ? firstMessageOf(assistant) : undefined;
  const told = input.filter(({ role }) => role === "system").map(({ content }) => content ?? "");
  const messages = [first ?? "", ...told].filter((words) => words !== "");
  for (const [message, words] of messages.entries()) {
    for (const text of piecesOf(words)) yield { message, text };
  }
};

/** What an assistant says before anybody else does; undefined when it waits, or has nothing to say. */
export function firstMessageOf({ firstMessage, firstMessageMode }: Turn["assistant"]): string | undefined {
  return typeof firstMessage === "string" && firstMessageMode !== "assistant-waits-for-user" ? firstMessage : undefined;
}

/** The messages that pieces add up to. */
export function joinPieces(pieces: readonly Piece[]): readonly string[] {
  const messages: string[] = [];
  for (const { message, text } of pieces) messages[message] = (messages[message] ?? "") + text;
  return messages;
}

/** A text word by word; put together again it is the same. */
function piecesOf(text: string): readonly string[] {
  return text.match(/\s*\S+\s*$|\s*\S+|\s+/g) ?? [];
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
