import type { Clock } from "@dilo/foundation";

/** Sound may be sent this far ahead of playback: enough for a slow line, little enough to drop. Milliseconds. */
const mostAheadMs = 1000;

/** After waiting, this much is still ahead; the timer runs five times a second, not fifty. Milliseconds. */
const refillAtMs = 800;

/** Keeps what is sent a little ahead of what is heard. */
export interface Pacer {
  /** Counts sound that was sent; resolves when more may follow, to what is not yet heard. Milliseconds. */
  sent(durationMs: number): Promise<number>;
  /** Everything not yet heard was dropped; pending waits resolve. */
  reset(): void;
}

export function openPacer(clock: Clock): Pacer {
  let heardBy = 0;
  let release: (() => void) | undefined;

  function wait(delayMs: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = clock.after(delayMs, () => release?.());
      release = () => {
        release = undefined;
        cancel();
        resolve();
      };
    });
  }

  return {
    sent: async (durationMs) => {
      heardBy = Math.max(heardBy, clock.now()) + durationMs;
      if (heardBy - clock.now() > mostAheadMs) await wait(heardBy - clock.now() - refillAtMs);
      return Math.max(0, heardBy - clock.now());
    },
    reset: () => {
      heardBy = 0;
      release?.();
    },
  };
}
