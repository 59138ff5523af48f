/** Names that are counted at one time: who has many must not fill the memory. */
const mostCounted = 10_000;

/** Counts what each name has done within a window of time, which begins with its first. Kept in this process. */
export interface RecentCounts {
  count(name: string): void;
  /** How many of a name there are in the window under way. */
  of(name: string): number;
  /** Seconds until a name's window is over. */
  secondsLeft(name: string): number;
}

/** Opens counts over windows of so many milliseconds. */
export function openRecentCounts(now: () => Date, windowMs: number): RecentCounts {
  const counted = new Map<string, { readonly count: number; readonly endsAt: number }>();

  const running = (name: string) => {
    const found = counted.get(name);
    return found !== undefined && found.endsAt > now().getTime() ? found : undefined;
  };

  return {
    count: (name) => {
      const { count, endsAt } = running(name) ?? { count: 0, endsAt: now().getTime() + windowMs };
      const [oldest] = counted.keys();
      if (counted.size >= mostCounted && oldest !== undefined) counted.delete(oldest);
      counted.delete(name);
      counted.set(name, { count: count + 1, endsAt });
    },
    of: (name) => running(name)?.count ?? 0,
    secondsLeft: (name) => Math.ceil(((running(name)?.endsAt ?? now().getTime()) - now().getTime()) / 1000),
  };
}
