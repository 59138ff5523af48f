import type { AssistantMessage } from "@dilo/api";

/** Is told what happens in one call, in order. Must not throw. */
export interface CallWatch {
  onJoined(): void;
  /** A message the assistant's side sends to the page. */
  onMessage(message: AssistantMessage): void;
  /** @param reason as in `endedReason` */
  onEnded(reason: string): void;
}
