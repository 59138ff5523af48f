import type { Clock } from "@dilo/foundation";

/** How long no sound may come. Milliseconds. */
export interface SoundLimits {
  /** After the answer. */
  readonly firstMs: number;
  readonly laterMs: number;
}

/** How often the sound is looked for. Milliseconds. */
const lookMs = 1000;

/**
 * Looks from now on whether sound comes, and tells once when none has come for too long.
 * @param parts.isExpected whether sound is to come now: not while a side holds the call
 * @param parts.lastAt when the last sound came, by `performance.now`; undefined before the first
 * @returns what stops it
 */
export function watchSound(parts: {
  readonly clock: Clock;
  readonly limits: SoundLimits;
  readonly isExpected: () => boolean;
  readonly lastAt: () => number | undefined;
  readonly onSilent: () => void;
}): () => void {
  const { clock, limits, isExpected, lastAt, onSilent } = parts;
  const since = performance.now();
  let stop = () => {};
  const look = () => {
    const last = lastAt();
    const silentMs = performance.now() - Math.max(last ?? 0, since);
    if (isExpected() && silentMs > (last === undefined ? limits.firstMs : limits.laterMs)) onSilent();
    else stop = clock.after(lookMs, look);
  };
  stop = clock.after(lookMs, look);
  return () => stop();
}
