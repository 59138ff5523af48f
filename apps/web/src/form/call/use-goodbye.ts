import type { AssistantMessage } from "@dilo/api";
import { useEffect, useRef } from "react";

/** Ends a call once a text has been heard out. */
export interface Goodbye {
  /** The call is to end after this text, which is being said. */
  readonly begin: (text: string) => void;
  /** Something else is to be said: the call goes on. */
  readonly cancel: () => void;
  /** Follows the call's messages. */
  readonly onMessage: (message: AssistantMessage) => void;
}

/** Nobody waits longer than this for a goodbye of so many letters. Milliseconds. */
export function longestGoodbyeMs(text: string): number {
  return Math.min(4000 + 120 * text.length, 20_000);
}

interface Waiting {
  readonly text: string;
  readonly timer: ReturnType<typeof setTimeout>;
  /** The text has begun, and is the one being said: what was said before it ends nothing. */
  isBeingSaid: boolean;
}

/**
 * Waits for the end of a goodbye.
 * @param hangUp called once when the text was said, when the voice failed, or when it took too long
 */
export function useGoodbye(hangUp: () => void): Goodbye {
  const latest = useRef(hangUp);
  latest.current = hangUp;
  const waiting = useRef<Waiting | undefined>(undefined);
  const cancel = (): void => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  };
  const end = (): void => {
    if (waiting.current === undefined) return;
    cancel();
    latest.current();
  };
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);

  return {
    begin: (text) => {
      cancel();
      waiting.current = { text, timer: setTimeout(end, longestGoodbyeMs(text)), isBeingSaid: false };
    },
    cancel,
    onMessage: (message) => {
      const { current } = waiting;
      if (current === undefined) return;
      if (message.type === "hang" && message.reason === "voice-failed") end();
      if (message.type === "status-update" && message.status === "ended") cancel();
      if (message.type === "transcript" && message.role === "assistant")
        current.isBeingSaid = current.text.includes(message.transcript.trim());
      const hasStopped =
        message.type === "speech-update" && message.role === "assistant" && message.status === "stopped";
      if (hasStopped && current.isBeingSaid) end();
    },
  };
}
