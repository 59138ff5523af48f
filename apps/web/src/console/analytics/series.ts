/** One day of an org's calls. */
export interface CallDay {
  /** As the platform writes it, in the zone that was asked for: 2026-03-08. */
  readonly day: string;
  readonly calls: number;
  readonly minutes: number;
}

/** How long people waited at their turns, in milliseconds: half of the turns, and 95 of a hundred, at most so long. */
export interface Waits {
  readonly turns: number;
  readonly p50: number;
  readonly p95: number;
}

export interface WaitDay extends Waits {
  readonly day: string;
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

/** How often calls ended in one way, day by day. */
export interface EndingDays {
  readonly reason: string;
  readonly calls: number;
  readonly days: readonly number[];
}

/** The commonest endings with their days, from a report of both; calls that are not over have none. */
export function endingDays(rows: readonly Row[], days: readonly string[], most: number): readonly EndingDays[] {
  const byReason = new Map<string, number[]>();
  for (const row of rows) {
    const reason = String(row["endedReason"] ?? "");
    const at = days.indexOf(String(row["date"]).slice(0, 10));
    if (reason === "" || at === -1) continue;
    const counts = byReason.get(reason) ?? days.map(() => 0);
    byReason.set(reason, counts.with(at, Number(row["calls"])));
  }
  return [...byReason]
    .map(([reason, counts]) => ({ reason, calls: counts.reduce((sum, one) => sum + one, 0), days: counts }))
    .toSorted((one, other) => other.calls - one.calls)
    .slice(0, most);
}

/** The waits of the days that have any, from a report. */
export function waitDays(rows: readonly Row[]): readonly WaitDay[] {
  return rows.map((row) => ({ day: String(row["date"]).slice(0, 10), ...waitsOf(row) }));
}

/** How long people waited at their turns, from a row of a report. */
export function waitsOf(row: Row | undefined): Waits {
  return { turns: Number(row?.["turns"] ?? 0), p50: Number(row?.["p50"] ?? 0), p95: Number(row?.["p95"] ?? 0) };
}
