import type { Clock } from "@dilo/foundation";

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Lets time pass, ringing every timer on its way in order. */
  pass(ms: number): void;
  /** Timers that have neither rung nor been cancelled. */
  pending(): number;
}

export function fakeClock(startAt = 1_000_000): FakeClock {
  let now = startAt;
  let timers: { readonly at: number; readonly run: () => void }[] = [];

  function ringDue(until: number): void {
    for (;;) {
      const [first] = timers.filter(({ at }) => at <= until).sort((left, right) => left.at - right.at);
      if (first === undefined) return;
      timers = timers.filter((timer) => timer !== first);
      now = Math.max(now, first.at);
      first.run();
    }
  }

  return {
    now: () => now,
    after: (delayMs, run) => {
      const timer = { at: now + delayMs, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pending: () => timers.length,
    pass: (ms) => {
      const until = now + ms;
      ringDue(until);
      now = until;
    },
  };
}
