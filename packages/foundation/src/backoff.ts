/**
 * How long to wait before the next attempt. Milliseconds; undefined when no other attempt is worthwhile.
 * @param failures failed attempts in a row, 1 after the first
 */
export type Backoff = (failures: number) => number | undefined;

/** Waits `firstMs`, then twice as long after each further failure, up to `longestMs`. */
export function exponentialBackoff(limits: {
  readonly firstMs: number;
  readonly longestMs: number;
}): (failures: number) => number {
  return (failures) => Math.min(limits.firstMs * 2 ** (failures - 1), limits.longestMs);
}

/**
 * Waits for the listed times, one after each failure.
 * @param afterwards what follows the last one: no other attempt ("stop", the default), or the same wait again
 */
export function listedBackoff(delaysMs: readonly number[], afterwards: "stop" | "repeat-last" = "stop"): Backoff {
  return (failures) => delaysMs[failures - 1] ?? (afterwards === "repeat-last" ? delaysMs.at(-1) : undefined);
}

/**
 * Makes a wait longer or shorter by chance, so that clients that failed together do not all come back together.
 * @param spread the largest change as a fraction of the wait: -0.5 takes up to half of it away, 0.25 adds up to a quarter
 * @param chance from 0 to 1, of a random source
 */
export function jittered(delayMs: number, spread: number, chance: number): number {
  return delayMs * (1 + spread * chance);
}
