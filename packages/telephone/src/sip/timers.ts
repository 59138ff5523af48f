import type { Clock } from "@dilo/foundation";

/** Timers of RFC 3261, 17: T1 is a round trip, T2 the longest pause, T4 how long a message lives. Milliseconds. */
export const timers = { t1: 500, t2: 4000, t4: 5000, give: 64 * 500 } as const;

/**
 * Sends a final answer again, at longer and longer pauses, until its ACK comes and stops it, or nobody acknowledges it.
 * @returns what stops it
 */
export function resend(clock: Clock, send: () => void, onGivenUp: () => void = () => {}): () => void {
  const began = clock.now();
  let stop = () => {};
  const again = (pauseMs: number) => {
    stop = clock.after(pauseMs, () => {
      if (clock.now() - began >= timers.give) {
        onGivenUp();
        return;
      }
      send();
      again(Math.min(2 * pauseMs, timers.t2));
    });
  };
  again(timers.t1);
  return () => stop();
}
