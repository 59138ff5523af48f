/** A phone's clock may be off by its time zone's date, never by more than this. */
const toleranceMs = 24 * 3_600_000;

/** No answer is older than the longest anything is kept. */
const oldestMs = 72 * 3_600_000;

/**
 * The time an answer was heard, as far as it can be believed: two-digit years and "future" depend on it.
 * @param heardAt ISO 8601, by the browser's clock
 * @returns the same, or `now` when that clock is plainly wrong
 */
export function plausibleTime(heardAt: string, now: Date): string {
  const offsetMs = Date.parse(heardAt) - now.getTime();
  return offsetMs > toleranceMs || offsetMs < -(oldestMs + toleranceMs) ? now.toISOString() : heardAt;
}
