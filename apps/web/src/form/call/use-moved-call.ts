import type { AssistantMessage } from "@dilo/api";
import { useEffect, useRef } from "react";

/**
 * Goes on with a call whose server was told to stop, or died and knows it no more: another one begins it, and the interview
 * asks its question again.
 */
export interface MovedCall {
  /** Ends this call, and begins another one in its place. */
  readonly again: () => void;
  /** Follows the call's messages. */
  readonly onMessage: (message: AssistantMessage) => void;
}

/** @param restart begins the call again; nobody has to tap for it, sound and microphone are allowed already */
export function useMovedCall(
  {
    isActive,
    failure,
    stop,
  }: {
    readonly isActive: boolean;
    readonly failure: { readonly code: string } | null;
    readonly stop: () => Promise<void> | void;
  },
  restart: () => void,
): MovedCall {
  const wasActive = useRef(false);
  const isMoved = useRef(false);
  const isAgain = useRef(false);
  const latest = useRef(restart);
  latest.current = restart;
  useEffect(() => {
    const isOver = wasActive.current && !isActive;
    wasActive.current = isActive;
    // A room that was there, and is not when the page comes back to it, went with its server.
    if (!isOver || !(isMoved.current || isAgain.current || failure?.code === "no-room")) return;
    isMoved.current = false;
    isAgain.current = false;
    latest.current();
  }, [isActive, failure]);
  return {
    again: () => {
      isAgain.current = true;
      void stop();
    },
    onMessage: (message) => {
      if (message.type !== "status-update") return;
      isMoved.current = message.status === "ended" && message.endedReason === "worker-shutdown";
    },
  };
}
