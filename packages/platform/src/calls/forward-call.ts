import type { Clock } from "@dilo/foundation";
import { type ConnectLine, PhonePeer } from "../rooms/phone-peer.ts";

/** How often it is looked whether anybody still waits for an answer. Milliseconds. */
const lookMs = 100;

export interface OtherParts {
  readonly connect: ConnectLine;
  readonly clock: Clock;
  readonly timeoutMs: number;
  /** Whether whoever waits is still there. */
  isWanted(): boolean;
}

/** Somebody else on a telephone of their own. */
export interface OtherPerson {
  readonly peer: PhonePeer;
  /** Resolves when all that was played to them has been heard, or they are gone. */
  heardAll(): Promise<void>;
  readonly isGone: () => boolean;
}

/** Calls somebody else. @returns undefined where nobody answers in time, or nobody waits any longer */
export function callOther({ connect, clock, timeoutMs, isWanted }: OtherParts): Promise<OtherPerson | undefined> {
  return new Promise((resolve) => {
    let isGone = false;
    let heard = () => {};
    let isDecided = false;
    const decide = (person: OtherPerson | undefined) => {
      if (isDecided) return;
      isDecided = true;
      if (person === undefined) peer.end();
      resolve(person);
    };
    const peer: PhonePeer = new PhonePeer(connect, {
      clock,
      onEvent: (event) => {
        if (event.kind === "joined") decide({ peer, heardAll, isGone: () => isGone });
        if (event.kind === "played") heard();
        if (event.kind === "left") {
          isGone = true;
          heard();
          queueMicrotask(() => decide(undefined));
        }
      },
    });
    const heardAll = () =>
      new Promise<void>((done) => {
        heard = done;
        if (isGone) done();
        else peer.mark(1);
      });
    const until = clock.now() + timeoutMs;
    const look = () => {
      if (isDecided) return;
      if (!isWanted() || clock.now() >= until) decide(undefined);
      else clock.after(lookMs, look);
    };
    clock.after(lookMs, look);
  });
}
