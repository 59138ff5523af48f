import { type ConversationMessage, isDelta, type Responder, type ResponderTurn } from "../../responders/responder.ts";
import type { ToolActivity, Toolbox } from "../../tools/toolbox.ts";

export interface ResponderSessionParts {
  readonly responder: Responder;
  readonly assistant: ResponderTurn["assistant"];
  /** One sentence of an answer, as soon as it is whole. */
  readonly onSentence: (text: string) => void;
  /** A tool is used, has answered, or ends the call. */
  readonly onTool: (activity: ToolActivity) => void;
  readonly tools?: Toolbox | undefined;
  /** The answer is whole. */
  readonly onEnded: () => void;
  /** No answer came, or not all of it. */
  readonly onFailed: () => void;
}

/** Keeps a call's conversation, and lets a responder answer in it. */
export interface ResponderSession {
  /** Adds what the assistant has started to say. */
  addSpoken(text: string): void;
  /** Adds something that was said to the assistant. With `needsResponse` it answers, and an answer under way is cancelled. */
  add(message: ConversationMessage, needsResponse: boolean): void;
  /** Lets it say the first words. */
  begin(): void;
  stop(): void;
}

/** The newest messages of a conversation, at most this many, are sent to a responder. */
const maxMessages = 200;

export function openResponderSession({
  responder,
  assistant,
  tools,
  onSentence,
  onTool,
  onEnded,
  onFailed,
}: ResponderSessionParts): ResponderSession {
  let history: readonly ConversationMessage[] = [];
  let answering = new AbortController();

  function remember(message: ConversationMessage): void {
    history = [...history, message].slice(-maxMessages);
  }

  async function answer(turn: ResponderTurn, signal: AbortSignal): Promise<void> {
    try {
      let rest = "";
      let isEmpty = true;
      const tell = (sentence: string) => {
        if (sentence === "") return;
        isEmpty = false;
        onSentence(sentence);
      };
      let current = 0;
      for await (const piece of responder({ ...turn, tools }, signal)) {
        if (signal.aborted) return;
        if (!isDelta(piece)) {
          isEmpty = false;
          tell(rest.trim());
          rest = "";
          onTool(piece);
          continue;
        }
        const { text, message } = piece;
        if (message !== current) {
          tell(rest.trim());
          rest = "";
          current = message;
        }
        const sentences = (rest + text).split(sentenceEnd);
        rest = sentences.pop() ?? "";
        for (const sentence of sentences) tell(sentence.trim());
      }
      if (signal.aborted) return;
      tell(rest.trim());
      if (isEmpty) onFailed();
      else onEnded();
    } catch {
      if (!signal.aborted) onFailed();
    }
  }

  function respond(turn: ResponderTurn): void {
    answering.abort();
    answering = new AbortController();
    void answer(turn, answering.signal);
  }

  return {
    addSpoken: (text) => remember({ role: "assistant", content: text }),
    add: (message, needsResponse) => {
      const before = history;
      remember(message);
      if (needsResponse) respond({ assistant, history: before, input: [message] });
    },
    begin: () => respond({ assistant, history, input: [] }),
    stop: () => answering.abort(),
  };
}

/** The space after a sentence. A cut after an abbreviation does no harm: the parts are said one after the other. */
const sentenceEnd = /(?<=[.?!…]["»)]?)\s+/;
