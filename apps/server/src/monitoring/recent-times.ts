import type { Clock } from "../store/store.ts";

const minuteMs = 60_000;

/** Minutes that are kept. */
const keptMinutes = 60;

/** Of one minute: more of them change a percentile little. */
const mostSamples = 500;

/** What one minute's times came to. Seconds. */
export interface MinuteFigures {
  /** Minutes before now, 0 for the one under way. */
  readonly minutesAgo: number;
  readonly median: number;
  readonly p95: number;
}

/** The times of the last hour, by the minute: for a plot, of this process alone. */
export interface RecentTimes {
  add(seconds: number): void;
  /** The minutes that have times, the oldest first. */
  minutes(): readonly MinuteFigures[];
}

export function openRecentTimes(clock: Clock): RecentTimes {
  const minutes = new Map<number, number[]>();
  const now = () => Math.floor(clock().getTime() / minuteMs);

  return {
    add(seconds) {
      const minute = now();
      const samples = minutes.get(minute) ?? [];
      minutes.set(minute, samples);
      if (samples.length < mostSamples) samples.push(seconds);
      for (const old of minutes.keys()) if (old <= minute - keptMinutes) minutes.delete(old);
    },
    minutes() {
      const current = now();
      return [...minutes]
        .filter(([minute]) => minute > current - keptMinutes)
        .sort(([one], [other]) => one - other)
        .map(([minute, samples]) => {
          const sorted = [...samples].sort((one, other) => one - other);
          const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
          return { minutesAgo: current - minute, median: at(0.5), p95: at(0.95) };
        });
    },
  };
}
