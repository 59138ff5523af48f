import type { AssistantMessage } from "@dilo/api";
import { useState } from "react";
import { useFormWords } from "../../words/use-words.ts";
import { callEndWords } from "./voice-failure.ts";

/** What the page says about a call that is impaired or over, in the person's words; "" when there is nothing to say. */
export interface CallNotes {
  /** The assistant cannot speak or hear at the moment. */
  readonly trouble: string;
  /** Why a call that did not fail is over, where the person may not know. */
  readonly ended: string;
  /** Follows the call's messages. */
  readonly onMessage: (message: AssistantMessage) => void;
  /** A new call begins. */
  readonly reset: () => void;
}

/** Follows what the platform tells of a call's troubles and end. */
export function useCallNotes(): CallNotes {
  const { failures } = useFormWords();
  const [trouble, setTrouble] = useState("");
  const [ended, setEnded] = useState("");
  return {
    trouble,
    ended,
    onMessage: (message) => {
      if (message.type === "status-update" && message.status === "ended")
        setEnded(callEndWords(message.endedReason, failures));
      // A page without recognition has offered typing from the start.
      if (message.type === "hang" && message.reason !== "transcriber-missing")
        setTrouble(message.reason === "voice-failed" ? failures.speaker : failures.transcriber);
      const isHeardAgain =
        message.type === "transcript" && message.role !== "assistant" && message.transcriptType === "final";
      if (isHeardAgain) setTrouble("");
    },
    reset: () => {
      setTrouble("");
      setEnded("");
    },
  };
}
