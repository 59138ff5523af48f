/** The current time and timers. Code that waits takes one as an argument, so that tests need not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `run` once after `delayMs`; the returned function cancels it. */
  after(delayMs: number, run: () => void): () => void;
}

/** The part of an `AbortSignal` that code without a DOM or Node needs. */
export interface Cancellation {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/** Resolves after `ms` milliseconds, or at once when cancelled; it never rejects. */
export function sleep(clock: Pick<Clock, "after">, ms: number, signal?: Cancellation): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const end = (): void => {
      cancel();
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const cancel = clock.after(ms, end);
    signal?.addEventListener("abort", end);
  });
}
