/** Attempts are counted for this long from the first one, unless told otherwise. Milliseconds. */
export const usualWindowMs = 15 * 60_000;

/** Counts attempts where all servers of a store count together, so that a restart or a second server does not start from zero. */
export interface AttemptCounter {
  /** How many there were in this window. */
  count(key: string): Promise<number>;
  /**
   * Counts one more, before it is made: simultaneous attempts do not all pass.
   * @param windowMs for this long they are counted from the first one: 15 minutes by default
   * @returns how many there are now, this one too, and the seconds until they are forgotten
   * @throws ServerError `counters-away`, or what the store says: nothing passes that was not counted
   */
  add(key: string, windowMs?: number): Promise<{ readonly count: number; readonly secondsLeft: number }>;
  /** Takes one back, because it was no guess. */
  takeBack(key: string): Promise<void>;
}
