import type { AssistantMessage } from "@dilo/api";
import { useRef, useState } from "react";

/** What the assistant was given to say and has not finished: until then it is not listening, with sound or without. */
export interface PendingSpeech {
  readonly isPending: boolean;
  /** The assistant was given a text to say. */
  readonly expect: (text: string) => void;
  /** Follows the call's messages. */
  readonly onMessage: (message: AssistantMessage) => void;
}

/**
 * Follows what the assistant still has to say.
 * @param isServerVoice the server speaks; a browser's own voice does not tell what it has said
 */
export function usePendingSpeech(isServerVoice: boolean): PendingSpeech {
  const pending = useRef("");
  const said = useRef("");
  const [isPending, setIsPending] = useState(false);
  const expect = (text: string): void => {
    pending.current = isServerVoice ? text : "";
    setIsPending(pending.current !== "");
  };
  return {
    isPending,
    expect,
    onMessage: (message) => {
      if (message.type === "transcript" && message.role === "assistant") said.current = message.transcript;
      if (message.type === "hang" && message.reason === "voice-failed") expect("");
      const hasStopped =
        message.type === "speech-update" && message.role === "assistant" && message.status === "stopped";
      if (hasStopped && said.current === pending.current) expect("");
    },
  };
}
