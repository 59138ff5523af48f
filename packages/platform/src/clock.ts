import type { Clock } from "@dilo/foundation";

/** The machine's own time. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
