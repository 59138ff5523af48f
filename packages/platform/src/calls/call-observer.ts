import type { AssistantMessage } from "@dilo/api";

/** Receives what happens in one call, in order. Must not throw. */
export interface CallObserver {
  onJoined(): void;
  /** A message the assistant's side sends to the page. */
  onMessage(message: AssistantMessage): void;
  /**
   * Both sides' sound, to be kept: 16 kHz, 16-bit little-endian, interleaved, the person left. Left out, nothing is
   * recorded. The last of it comes before `onEnded`.
   */
  readonly onSound?: ((stereo: Uint8Array) => void) | undefined;
  /** @param reason as in `endedReason` */
  onEnded(reason: string): void;
}
