import type { OperationInput, PlatformOperations } from "@dilo/api";
import { platform } from "../session/platform.ts";
import { beginOfDay, callDays, endingDays, lastDays, waitDays, waitsOf } from "./series.ts";

export interface Ending {
  readonly reason: string;
  readonly calls: number;
}

/** Endings that are drawn: more lines are not told apart. */
const mostDrawn = 5;

/** The last days as a report asks for them, in the calendar of whoever looks. */
function timeOf(days: number, now: Date) {
  const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
  return { start: beginOfDay(now, 1 - days).toISOString(), end: now.toISOString(), timezone };
}

/** How many calls there were in the last days, how long, and how they ended. @throws ApiError */
export async function readCounts(count: number, now: Date, signal: AbortSignal) {
  const timeRange = timeOf(count, now);
  const daily = { ...timeRange, step: "day" as const };
  const calls = { operation: "count" as const, column: "id" as const, alias: "calls" };
  const seconds = { operation: "sum" as const, column: "duration" as const, alias: "seconds" };
  const ofCalls = { table: "call" as const, operations: [calls] };
  const groupBy = "endedReason" as const;
  const [byDay, byEnding, byBoth] = await ask(
    [
      { ...ofCalls, name: "days", timeRange: daily, operations: [calls, seconds] },
      { ...ofCalls, name: "endings", timeRange, groupBy },
      { ...ofCalls, name: "endings by day", timeRange: daily, groupBy },
    ],
    signal,
  );
  const days = lastDays(count, now);
  const endings = (byEnding?.result ?? []).map(
    (row): Ending => ({ reason: String(row["endedReason"] ?? ""), calls: Number(row["calls"]) }),
  );
  return {
    days: callDays(byDay?.result ?? [], days),
    endings: endings.toSorted((one, other) => other.calls - one.calls),
    commonest: endingDays(byBoth?.result ?? [], days, mostDrawn),
  };
}

/** How long people waited at every turn of the last days. @throws ApiError */
export async function readWaits(count: number, now: Date, signal: AbortSignal) {
  const timeRange = timeOf(count, now);
  const column = "turnLatency" as const;
  const operations = [
    { operation: "p50" as const, column, alias: "p50" },
    { operation: "p95" as const, column, alias: "p95" },
    { operation: "count" as const, column, alias: "turns" },
  ];
  const ofTurns = { table: "call" as const, operations };
  const [whole, byDay] = await ask(
    [
      { ...ofTurns, name: "waits", timeRange },
      { ...ofTurns, name: "waits by day", timeRange: { ...timeRange, step: "day" as const } },
    ],
    signal,
  );
  return { whole: waitsOf(whole?.result[0]), days: waitDays(byDay?.result ?? []) };
}

type Queries = OperationInput<PlatformOperations["queryAnalytics"]>["body"]["queries"];

const ask = (queries: Queries, signal: AbortSignal) => platform.queryAnalytics({ body: { queries } }, { signal });
