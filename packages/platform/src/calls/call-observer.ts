import type { AssistantMessage } from "@dilo/api";
import type { FailedPart } from "../log.ts";
import type { PlatformError } from "../platform-error.ts";
import type { ConversationMessage, TokenUsage } from "../responders/responder.ts";
import type { SpokenPart } from "./session/call-state.ts";

/** Receives what happens in one call, in order. Must not throw. */
export interface CallObserver {
  /** A telephone that is called rings. */
  readonly onRinging?: (() => void) | undefined;
  onJoined(): void;
  /** A message the assistant's side sends to the page; `spoken` where it is what the assistant begins to say. */
  onMessage(message: AssistantMessage, spoken?: SpokenPart): void;
  /** An utterance is over: what of it was heard, "" when nothing was. */
  readonly onHeard?: ((mark: number, text: string) => void) | undefined;
  /** The page has added a message to the conversation. */
  readonly onAdded?: ((message: ConversationMessage) => void) | undefined;
  /** The model has reported what an answer took. */
  readonly onUsage?: ((usage: TokenUsage) => void) | undefined;
  /** The person's sound as it comes, before it has a place in time: 20 ms at 16 kHz. */
  readonly onFrame?: ((frame: Int16Array) => void) | undefined;
  /**
   * Both sides' sound, to be kept: 16 kHz, 16-bit little-endian, interleaved, the person left. Left out, nothing is
   * recorded. The last of it comes before `onEnded`.
   */
  readonly onSound?: ((stereo: Uint8Array) => void) | undefined;
  /** A part of the call has failed; without a reason it did not answer in time, or the service's own log tells. */
  readonly onFailed?: ((part: FailedPart, why: PlatformError | undefined) => void) | undefined;
  /** @param reason as in `endedReason` */
  onEnded(reason: string): void;
}
