import type { AssistantMessage } from "@dilo/api";
import { useEffect, useRef } from "react";

/** Goes on with a call whose server was told to stop: another one begins it, and the interview asks its question again. */
export interface MovedCall {
  /** Follows the call's messages. */
  readonly onMessage: (message: AssistantMessage) => void;
}

/** @param restart begins the call again; nobody has to tap for it, sound and microphone are allowed already */
export function useMovedCall(isActive: boolean, restart: () => void): MovedCall {
  const isMoved = useRef(false);
  const latest = useRef(restart);
  latest.current = restart;
  useEffect(() => {
    if (isActive || !isMoved.current) return;
    isMoved.current = false;
    latest.current();
  }, [isActive]);
  return {
    onMessage: (message) => {
      if (message.type !== "status-update") return;
      isMoved.current = message.status === "ended" && message.endedReason === "worker-shutdown";
    },
  };
}
