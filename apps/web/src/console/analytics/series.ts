/** One day of an org's calls. */
export interface CallDay {
  /** As the platform writes it, in the zone that was asked for: 2026-03-08. */
  readonly day: string;
  readonly calls: number;
  readonly minutes: number;
}

/** How long people waited at their turns of one day, in milliseconds. */
export interface WaitDay {
  readonly day: string;
  readonly turns: number;
  readonly p50: number;
  readonly p95: number;
}

type Row = Readonly<Record<string, unknown>>;

/** Calls and minutes day by day from a report: a day without calls is a day with none, so that no line jumps over it. */
export function callDays(rows: readonly Row[], days: readonly string[]): readonly CallDay[] {
  const byDay = new Map(rows.map((row) => [String(row["date"]).slice(0, 10), row]));
  return days.map((day) => {
    const row = byDay.get(day);
    return { day, calls: Number(row?.["calls"] ?? 0), minutes: Number(row?.["seconds"] ?? 0) / 60 };
  });
}

/** The last days, the oldest first, as the calendar of whoever looks counts them. */
export function lastDays(count: number, now: Date): readonly string[] {
  return Array.from({ length: count }, (_, back) => dayOf(beginOfDay(now, back - count + 1)));
}

/** When the day begins that is so many days after the one of an instant. */
export const beginOfDay = (now: Date, daysAfter: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysAfter);

function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

interface Metrics {
  readonly turnLatencies?: readonly { readonly turnLatency?: number | undefined }[] | undefined;
}

interface Measured {
  readonly createdAt: string;
  readonly artifact?: { readonly performanceMetrics?: Metrics | undefined } | undefined;
}

/** The waits of calls by day, of the days that have any. */
export function waitDays(calls: readonly Measured[]): readonly WaitDay[] {
  const byDay = new Map<string, number[]>();
  for (const { createdAt, artifact } of calls) {
    const day = dayOf(new Date(createdAt));
    const waits = byDay.get(day) ?? [];
    byDay.set(day, waits);
    for (const { turnLatency } of artifact?.performanceMetrics?.turnLatencies ?? []) {
      if (turnLatency !== undefined) waits.push(turnLatency);
    }
  }
  return [...byDay]
    .filter(([, waits]) => waits.length > 0)
    .map(([day, waits]) => ({ day, turns: waits.length, p50: percentile(waits, 50), p95: percentile(waits, 95) }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

/** The least value that so many of a hundred do not exceed (nearest rank). */
export function percentile(values: readonly number[], hundredth: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((hundredth / 100) * sorted.length) - 1)] ?? 0;
}
