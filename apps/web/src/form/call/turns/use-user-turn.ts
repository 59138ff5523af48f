import type { AssistantMessage } from "@dilo/api";
import { useEffect, useState } from "react";

/** How long the page shows that it is thinking; after that the person may speak. Milliseconds. */
export const longestThinkingMs = 5000;

/** The person's turn: whether they are heard speaking, and whether what they said is being thought about. */
export interface UserTurn {
  readonly isHearing: boolean;
  readonly isThinking: boolean;
  /** Follows the call's messages. */
  readonly onMessage: (message: AssistantMessage) => void;
  /** Something was said and an answer is due; a turn that ends without words owes none. */
  readonly startThinking: () => void;
  /** A new call begins. */
  readonly reset: () => void;
}

/** Follows the person's turns in a call; thinking ends with the assistant's words, new speech, or time. */
export function useUserTurn(): UserTurn {
  const [isHearing, setIsHearing] = useState(false);
  const [isThinking, setIsThinking] = useState(false);
  useEffect(() => {
    if (!isThinking) return;
    const timer = setTimeout(() => setIsThinking(false), longestThinkingMs);
    return () => clearTimeout(timer);
  }, [isThinking]);

  return {
    isHearing,
    isThinking,
    onMessage: (message) => {
      if (message.type === "speech-update" && message.role === "user") {
        setIsHearing(message.status === "started");
        if (message.status === "started") setIsThinking(false);
      }
      if (message.type === "transcript" && message.role === "assistant") setIsThinking(false);
    },
    startThinking: () => setIsThinking(true),
    reset: () => {
      setIsHearing(false);
      setIsThinking(false);
    },
  };
}
