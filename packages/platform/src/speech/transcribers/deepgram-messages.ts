/** What Deepgram has said of one turn. */
export interface TurnTranscript {
  /** Words that will not change. */
  readonly certain: readonly string[];
  /** The words after them, as they look now. */
  readonly interim: string;
  readonly hasResults: boolean;
  /** Finalizes it has answered. */
  readonly confirmations: number;
  /** It has said something that is no message of its. */
  readonly isNonsense: boolean;
}

export const emptyTranscript: TurnTranscript = {
  certain: [],
  interim: "",
  hasResults: false,
  confirmations: 0,
  isNonsense: false,
};

/** All words so far. */
export function wordsOf({ certain, interim }: TurnTranscript): string {
  return [...certain, interim].filter((words) => words !== "").join(" ");
}

/** Adds one message; those that carry no words change nothing. */
export function addMessage(before: TurnTranscript, message: string): TurnTranscript {
  const result = parse(message);
  if (result === undefined) return { ...before, isNonsense: true };
  if (result.type !== "Results") return before;
  const transcript = result.channel?.alternatives?.[0]?.transcript;
  if (typeof transcript !== "string") return { ...before, isNonsense: true };
  const confirmations = before.confirmations + (result.from_finalize === true ? 1 : 0);
  const heard = { ...before, hasResults: true, confirmations };
  if (result.is_final !== true) return { ...heard, interim: transcript };
  return { ...heard, certain: [...before.certain, transcript], interim: "" };
}

/** A message of Deepgram's live API, as far as it matters here. */
interface Result {
  readonly type?: unknown;
  readonly is_final?: unknown;
  readonly from_finalize?: unknown;
  readonly channel?: { readonly alternatives?: readonly { readonly transcript?: unknown }[] };
}

function parse(message: string): Result | undefined {
  try {
    const value: unknown = JSON.parse(message);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
