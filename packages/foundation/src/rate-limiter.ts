/** Keys that are counted at one time: no one can fill the memory by taking many. */
const mostKeys = 10_000;

/** What a rate limiter allows. */
export interface RateLimit {
  /** How many of one key pass in a window. */
  readonly limit: number;
  /** A window begins with a key's first event. Milliseconds. */
  readonly windowMs: number;
  readonly now: () => Date;
}

/** Counts events by key in fixed windows, in this process. */
export interface RateLimiter {
  /** Counts one event. @returns whether it is within the limit */
  take(key: string): boolean;
  /** Whether the limit is used up. Counts nothing. */
  isExhausted(key: string): boolean;
  /** Until the key's window ends: what a `Retry-After` header says. Seconds. */
  secondsLeft(key: string): number;
}

/** Opens a fixed-window rate limiter. Where many keys come, the one idle longest is forgotten first. */
export function openRateLimiter({ limit, windowMs, now }: RateLimit): RateLimiter {
  const windows = new Map<string, { readonly count: number; readonly endsAt: number }>();

  const current = (key: string) => {
    const found = windows.get(key);
    return found !== undefined && found.endsAt > now().getTime() ? found : undefined;
  };

  return {
    take: (key) => {
      const { count, endsAt } = current(key) ?? { count: 0, endsAt: now().getTime() + windowMs };
      windows.delete(key);
      const [oldest] = windows.keys();
      if (windows.size >= mostKeys && oldest !== undefined) windows.delete(oldest);
      windows.set(key, { count: count + 1, endsAt });
      return count < limit;
    },
    isExhausted: (key) => (current(key)?.count ?? 0) >= limit,
    secondsLeft: (key) => Math.ceil(((current(key)?.endsAt ?? now().getTime()) - now().getTime()) / 1000),
  };
}
