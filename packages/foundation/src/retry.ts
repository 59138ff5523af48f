/** When to try again, and how to wait until then. */
export interface RetryOptions {
  /**
   * How long to wait after a failure. Milliseconds; undefined when no other attempt is worthwhile. A `Backoff` fits.
   * @param failures failed attempts so far, 1 after the first
   */
  readonly delayMs: (failures: number, failure: unknown) => number | undefined;
  /** Waits; it may resolve early when there is no reason to wait any longer. */
  readonly wait: (ms: number) => Promise<void>;
  /** Once it is aborted no other attempt follows. */
  readonly signal?: { readonly aborted: boolean } | undefined;
}

/**
 * Runs `attempt` until it succeeds or no other attempt is worthwhile.
 * @throws the last attempt's failure
 */
export async function retry<Result>(
  attempt: () => Promise<Result>,
  { delayMs, wait, signal }: RetryOptions,
): Promise<Result> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt();
    } catch (failure) {
      const ms = signal?.aborted ? undefined : delayMs(failures, failure);
      if (ms === undefined) throw failure;
      await wait(ms);
      if (signal?.aborted) throw failure;
    }
  }
}

/**
 * Runs `attempt` again at once, as long as its failures are worth it.
 * @param attempts the most attempts, the first included
 * @throws the last attempt's failure
 */
export function retryAtOnce<Result>(
  attempt: () => Promise<Result>,
  { attempts, isWorthwhile }: { readonly attempts: number; readonly isWorthwhile: (failure: unknown) => boolean },
): Promise<Result> {
  return retry(attempt, {
    delayMs: (failures, failure) => (failures < attempts && isWorthwhile(failure) ? 0 : undefined),
    wait: () => Promise.resolve(),
  });
}
