/** A message of a conversation in writing. */
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

/** Decides what an assistant says next, in writing. */
export type Interviewer = (turn: Turn) => readonly string[];

/**
 * Says what it is given to say and nothing of its own, as in calls: the assistant's first message when the
 * conversation begins, then every system message word for word. To a person's words alone it has no answer.
 */
export const verbatim: Interviewer = ({ assistant, history, input }) => {
  const { firstMessage, firstMessageMode } = assistant;
  const speaksFirst = history.length === 0 && firstMessageMode !== "assistant-waits-for-user";
  const first = speaksFirst && typeof firstMessage === "string" ? [firstMessage] : [];
  const told = input.filter(({ role }) => role === "system").map(({ content }) => content ?? "");
  return [...first, ...told].filter((words) => words !== "");
};
