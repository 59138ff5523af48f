import { PlatformError } from "../../platform-error.ts";
import {
  type ConversationMessage,
  isDelta,
  type Responder,
  type ResponderTurn,
  type ResponseDelta,
} from "../../responders/responder.ts";
import { messagesOfTool } from "../../responders/tool-messages.ts";
import type { ToolActivity, Toolbox } from "../../tools/toolbox.ts";

export interface ResponderSessionParts {
  readonly responder: Responder;
  readonly assistant: ResponderTurn["assistant"];
  /** One sentence of an answer, as soon as it is whole. */
  readonly onSentence: (text: string) => void;
  /** A tool is used, has answered, or ends the call. */
  readonly onTool: (activity: ToolActivity) => void;
  readonly tools?: Toolbox | undefined;
  readonly onUsage?: ResponderTurn["onUsage"];
  /** The answer is whole. */
  readonly onEnded: () => void;
  /** No answer came, or not all of it, and why. */
  readonly onFailed: (why: PlatformError) => void;
}

/** Keeps a call's conversation, and lets a responder answer in it. */
export interface ResponderSession {
  /** Adds what the assistant has started to say; `mark` names the utterance it is part of. */
  addSpoken(text: string, mark: number): void;
  /** An utterance is over: only what was heard of it has been said. */
  hearOut(mark: number, text: string): void;
  /** Adds something that was said to the assistant. With `needsResponse` it answers, and an answer under way is cancelled. */
  add(message: ConversationMessage, needsResponse: boolean): void;
  /** Lets it say the first words. */
  begin(): void;
  stop(): void;
}

interface Remembered extends ConversationMessage {
  /** Of the utterance it is; undefined for what the assistant did not say. */
  readonly mark?: number;
}

/** The newest messages of a conversation, at most this many, are sent to a responder. */
const maxMessages = 200;

export function openResponderSession({
  responder,
  assistant,
  tools,
  onUsage,
  onSentence,
  onTool,
  onEnded,
  onFailed,
}: ResponderSessionParts): ResponderSession {
  let history: readonly Remembered[] = [];
  let answering = new AbortController();

  function remember(message: Remembered): void {
    history = [...history, message].slice(-maxMessages);
  }

  async function answer(turn: ResponderTurn, signal: AbortSignal): Promise<void> {
    try {
      let isEmpty = true;
      const sentences = openSentences((sentence) => {
        isEmpty = false;
        onSentence(sentence);
      });
      for await (const piece of responder({ ...turn, tools, onUsage }, signal)) {
        if (signal.aborted) return;
        if (isDelta(piece)) {
          sentences.add(piece);
          continue;
        }
        isEmpty = false;
        sentences.end();
        for (const used of messagesOfTool(piece)) remember(used);
        onTool(piece);
      }
      if (signal.aborted) return;
      sentences.end();
      if (isEmpty) onFailed(new PlatformError("malformed", "The assistant answered nothing."));
      else onEnded();
    } catch (error) {
      if (!signal.aborted) onFailed(asPlatformError(error));
    }
  }

  function respond(turn: ResponderTurn): void {
    answering.abort();
    answering = new AbortController();
    void answer(turn, answering.signal);
  }

  return {
    addSpoken: (text, mark) => {
      const last = history.at(-1);
      // A long text comes in parts.
      if (last?.mark === mark) history = [...history.slice(0, -1), { ...last, content: `${last.content}${text}` }];
      else remember({ role: "assistant", content: text, mark });
    },
    hearOut: (mark, text) => {
      history = history.map((message) => (message.mark === mark ? { ...message, content: text } : message));
    },
    add: (message, needsResponse) => {
      const before = asHeard(history);
      remember(message);
      if (needsResponse) respond({ assistant, history: before, input: [message] });
    },
    begin: () => respond({ assistant, history: asHeard(history), input: [] }),
    stop: () => answering.abort(),
  };
}

/** Errors of ours may quote what was said: they are told by their place alone. */
function asPlatformError(error: unknown): PlatformError {
  return error instanceof PlatformError ? error : new PlatformError("unreachable", "The assistant failed.");
}

/** The conversation as it was heard; sentences that follow each other are one message. */
function asHeard(history: readonly Remembered[]): readonly ConversationMessage[] {
  const messages: ConversationMessage[] = [];
  for (const { mark, ...message } of history) {
    const last = messages.at(-1);
    if (message.content === "") continue;
    const isGoingOn = mark !== undefined && last?.role === message.role && last.tool_calls === undefined;
    if (isGoingOn) messages[messages.length - 1] = { ...message, content: `${last.content} ${message.content}` };
    else messages.push(message);
  }
  return messages;
}

/** Puts an answer together from its pieces, and tells each sentence as soon as it is whole. */
function openSentences(tell: (sentence: string) => void) {
  let rest = "";
  let current = 0;
  const end = () => {
    if (rest.trim() !== "") tell(rest.trim());
    rest = "";
  };
  return {
    end,
    add: ({ text, message, isWhole }: ResponseDelta) => {
      if (message !== current) end();
      current = message;
      const sentences = (rest + text).split(sentenceEnd);
      rest = isWhole ? "" : (sentences.pop() ?? "");
      for (const sentence of sentences) if (sentence.trim() !== "") tell(sentence.trim());
    },
  };
}

/** The space after a sentence. A cut after an abbreviation does no harm: the parts are said one after the other. */
const sentenceEnd = /(?<=[.?!…]["»)]?)\s+/;
