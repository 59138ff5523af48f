import type { AssistantMessage } from "@dilo/api";
import { useEffect, useRef } from "react";

/**
 * Goes on with a call whose server was told to stop, or died and knows it no more: another one begins it, and the interview
 * asks its question again.
 */
export interface MovedCall {
  /** Follows the call's messages. */
  readonly onMessage: (message: AssistantMessage) => void;
}

/** @param restart begins the call again; nobody has to tap for it, sound and microphone are allowed already */
export function useMovedCall(
  { isActive, failure }: { readonly isActive: boolean; readonly failure: { readonly code: string } | null },
  restart: () => void,
): MovedCall {
  const wasActive = useRef(false);
  const isMoved = useRef(false);
  const latest = useRef(restart);
  latest.current = restart;
  useEffect(() => {
    const isOver = wasActive.current && !isActive;
    wasActive.current = isActive;
    // A room that was there, and is not when the page comes back to it, went with its server.
    if (!isOver || !(isMoved.current || failure?.code === "no-room")) return;
    isMoved.current = false;
    latest.current();
  }, [isActive, failure]);
  return {
    onMessage: (message) => {
      if (message.type !== "status-update") return;
      isMoved.current = message.status === "ended" && message.endedReason === "worker-shutdown";
    },
  };
}
