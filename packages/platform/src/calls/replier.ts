import type { Interviewer, Said, Turn } from "../interviewers/interviewer.ts";

export interface ReplierParts {
  readonly interviewer: Interviewer;
  readonly assistant: Turn["assistant"];
  /** One sentence of an answer, as soon as it is whole. */
  readonly onSentence: (text: string) => void;
  /** The answer is whole. */
  readonly onEnded: () => void;
  /** No answer came, or not all of it. */
  readonly onFailed: () => void;
}

/** Keeps a call's conversation, and lets an interviewer answer in it. */
export interface Replier {
  /** The assistant has begun to say this. */
  said(text: string): void;
  /** Something was said to the assistant. With `wantsReply` it answers, and an answer under way is called off. */
  told(said: Said, wantsReply: boolean): void;
  stop(): void;
}

/** Messages of a conversation that an interviewer is told, the newest. */
const mostRemembered = 200;

export function openReplier({ interviewer, assistant, onSentence, onEnded, onFailed }: ReplierParts): Replier {
  let history: readonly Said[] = [];
  let answering = new AbortController();

  function remember(said: Said): void {
    history = [...history, said].slice(-mostRemembered);
  }

  async function answer(turn: Turn, signal: AbortSignal): Promise<void> {
    try {
      let rest = "";
      let isEmpty = true;
      const tell = (sentence: string) => {
        if (sentence === "") return;
        isEmpty = false;
        onSentence(sentence);
      };
      for await (const { text } of interviewer(turn, signal)) {
        if (signal.aborted) return;
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

  return {
    said: (text) => remember({ role: "assistant", content: text }),
    told: (said, wantsReply) => {
      const before = history;
      remember(said);
      if (!wantsReply) return;
      answering.abort();
      answering = new AbortController();
      void answer({ assistant, history: before, input: [said] }, answering.signal);
    },
    stop: () => answering.abort(),
  };
}

/** The space after a sentence. A cut after an abbreviation does no harm: the parts are said one after the other. */
const sentenceEnd = /(?<=[.?!…]["»)]?)\s+/;
