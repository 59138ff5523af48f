import type { ReadClientMessage } from "@dilo/api";
import type { ConnectLine } from "../rooms/phone-peer.ts";

/** Somebody else who is called while a call is up, and then gets it. */
export interface Forwarding {
  readonly connect: ConnectLine;
  /** Whoever answers is told this before the two are joined. */
  readonly words: string | undefined;
  /** Longer nobody waits for an answer. Milliseconds. */
  readonly timeoutMs: number;
}

/** What can be done with a call from outside of its room. */
export interface CallControl {
  /** What its page could send: words to say, a message, muting, the end. */
  tell(message: ReadClientMessage): void;
  /** Presses keys of its telephone. @returns false where it is no telephone call */
  press(digits: string): boolean;
  /**
   * Says what is being said, and asks its telephone to call somebody else instead.
   * @returns the SIP status of that call: from 200 to 299 this one is over; 0 when nobody said, or there is no telephone
   */
  refer(uri: string, signal?: AbortSignal): Promise<number>;
  /** Says what is being said, calls somebody else and joins the two. @returns false where nobody answered: the call goes on */
  forward(forwarding: Forwarding, signal?: AbortSignal): Promise<boolean>;
}
