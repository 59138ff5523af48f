import { PlatformError } from "../platform-error.ts";
import type { Call } from "./call.ts";
import type { EndReason } from "./session/call-state.ts";

/** A call that has not ended. */
export interface ActiveCall {
  readonly subject: string;
  readonly call: Call;
  /** Its room may be joined from any page that has its address. */
  readonly isForAnyPage: boolean;
  /** A page's public token started it. */
  readonly isOfPage: boolean;
}

/** Pages' public tokens take at most this part of the calls: those who have paid always find one free. */
const shareForPages = 1 / 2;

/** The calls under way, and how many of them there may be. */
export class CallRegistry {
  readonly #calls = new Map<string, ActiveCall>();
  readonly #maxCalls: number;

  constructor(maxCalls: number) {
    this.#maxCalls = maxCalls;
  }

  get size(): number {
    return this.#calls.size;
  }

  get(callId: string): ActiveCall | undefined {
    return this.#calls.get(callId);
  }

  add(callId: string, call: ActiveCall): void {
    this.#calls.set(callId, call);
  }

  remove(callId: string): void {
    this.#calls.delete(callId);
  }

  /** @throws PlatformError `at-capacity` */
  refuseWhenFull(): void {
    if (this.#calls.size >= this.#maxCalls) throw new PlatformError("at-capacity", "All lines are busy.");
  }

  /** @throws PlatformError `at-capacity` when pages have started as many calls as they may */
  refuseWhenPagesAreMany(): void {
    const count = [...this.#calls.values()].filter(({ isOfPage }) => isOfPage).length;
    if (count >= Math.floor(this.#maxCalls * shareForPages)) {
      throw new PlatformError("at-capacity", "All lines are busy.");
    }
  }

  /** @throws PlatformError `one-call-at-a-time` when the subject is in the room of a call */
  refuseWhenInCall(subject: string): void {
    if (this.#callsOf(subject).some((call) => call.isJoined())) {
      throw new PlatformError("one-call-at-a-time", "This payment already has a call under way.");
    }
  }

  /** Ends the calls of a subject: nobody is in them, after a reload perhaps, and a new one takes their place. */
  replaceCallsOf(subject: string): void {
    for (const call of this.#callsOf(subject)) call.end("replaced");
  }

  endAll(reason: EndReason): void {
    for (const { call } of this.#calls.values()) call.end(reason);
  }

  /** Ends the calls in which nobody is speaking. @returns how many are left */
  endThoseAtRest(reason: EndReason): number {
    for (const { call } of this.#calls.values()) if (!call.isPersonSpeaking()) call.end(reason);
    return this.#calls.size;
  }

  #callsOf(subject: string): readonly Call[] {
    return [...this.#calls.values()].filter((entry) => entry.subject === subject).map(({ call }) => call);
  }
}
