import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { Choice } from "../parts/choice.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Loaded, Page } from "../parts/page.tsx";
import { useFormat } from "../parts/use-format.ts";
import { platform } from "../session/platform.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";
import { DayPlot } from "./day-plot.tsx";
import { beginOfDay, type CallDay, callDays, lastDays, type WaitDay, waitDays } from "./series.ts";

const ranges = ["7", "30", "90"] as const;
type Range = (typeof ranges)[number];

/** Waits are read from this many calls at most, the newest: their rows hold the words too. */
const callsRead = 100;

/** How many calls there were, how long, how they ended, and how long people waited. The range is in the address. */
export function AnalyticsPage() {
  const { analytics: words } = useConsoleWords();
  const [search, setSearch] = useSearchParams();
  const range = ranges.find((one) => one === search.get("days")) ?? "7";
  return (
    <Page title={words.title}>
      <search className="filters">
        <Choice
          label={words.range}
          value={range}
          onChoose={(days) => setSearch({ days })}
          options={ranges.map((value) => ({ value, text: words.last(Number(value)) }))}
        />
      </search>
      <Counts range={range} />
      <Waits range={range} />
    </Page>
  );
}

function Counts({ range }: { readonly range: Range }) {
  const { analytics: words } = useConsoleWords();
  const query = useQuery({
    queryKey: ["analytics", range],
    queryFn: ({ signal }) => readCounts(Number(range), signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={query}>
      {({ days, endings }) => (
        <>
          <Days days={days} />
          {endings.length > 0 && <Endings endings={endings} />}
          {endings.length === 0 && <p role="status">{words.none}</p>}
        </>
      )}
    </Loaded>
  );
}

interface Ending {
  readonly reason: string;
  readonly calls: number;
}

async function readCounts(count: number, signal: AbortSignal) {
  const now = new Date();
  const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
  const timeRange = { start: beginOfDay(now, 1 - count).toISOString(), end: now.toISOString(), timezone };
  const calls = { operation: "count" as const, column: "id" as const, alias: "calls" };
  const seconds = { operation: "sum" as const, column: "duration" as const, alias: "seconds" };
  const daily = { table: "call" as const, name: "days", timeRange: { ...timeRange, step: "day" as const } };
  const ended = { table: "call" as const, name: "endings", timeRange, groupBy: "endedReason" as const };
  const [byDay, byEnding] = await platform.queryAnalytics(
    {
      body: {
        queries: [
          { ...daily, operations: [calls, seconds] },
          { ...ended, operations: [calls] },
        ],
      },
    },
    { signal },
  );
  const endings = (byEnding?.result ?? []).map(
    (row): Ending => ({ reason: String(row["endedReason"] ?? ""), calls: Number(row["calls"]) }),
  );
  return {
    days: callDays(byDay?.result ?? [], lastDays(count, now)),
    endings: endings.toSorted((one, other) => other.calls - one.calls),
  };
}

function Days({ days }: { readonly days: readonly CallDay[] }) {
  const { analytics: words } = useConsoleWords();
  const format = useFormat();
  const names = useMemo(() => days.map(({ day }) => day), [days]);
  const calls = useMemo(() => [{ name: words.calls, values: days.map((one) => one.calls) }], [days, words]);
  const minutes = useMemo(() => [{ name: words.minutes, values: days.map((one) => one.minutes) }], [days, words]);
  const total = (of: (one: CallDay) => number) => days.reduce((sum, one) => sum + of(one), 0);
  const columns = useMemo(
    (): readonly Column<CallDay>[] => [
      { name: "day", heading: words.day, value: ({ day }) => day },
      { name: "calls", heading: words.calls, value: (one) => one.calls },
      { name: "minutes", heading: words.minutes, value: (one) => Math.round(one.minutes * 10) / 10 },
    ],
    [words],
  );
  return (
    <>
      <section className="card stack close" aria-label={words.calls}>
        <h2>{`${words.calls}: ${format.count(total((one) => one.calls))}`}</h2>
        <DayPlot label={words.plot(words.calls)} days={names} lines={calls} />
      </section>
      <section className="card stack close" aria-label={words.minutes}>
        <h2>{`${words.minutes}: ${format.count(Math.round(total((one) => one.minutes)))}`}</h2>
        <DayPlot label={words.plot(words.minutes)} days={names} lines={minutes} />
        <details>
          <summary>{words.inNumbers}</summary>
          <DataTable label={words.inNumbers} columns={columns} rows={days} rowId={({ day }) => day} isWhole />
        </details>
      </section>
    </>
  );
}

function Endings({ endings }: { readonly endings: readonly Ending[] }) {
  const { analytics: words, calls } = useConsoleWords();
  const total = endings.reduce((sum, one) => sum + one.calls, 0);
  const columns = useMemo(
    (): readonly Column<Ending>[] => [
      {
        name: "ending",
        heading: words.endings,
        value: ({ reason }) => calls.endings[reason] ?? reason,
        cell: ({ reason }) =>
          reason === "" ? (
            words.notOver
          ) : (
            <Link to={`/calls?ended=${encodeURIComponent(reason)}`}>{calls.endings[reason] ?? reason}</Link>
          ),
      },
      { name: "calls", heading: words.calls, value: (one) => one.calls },
      {
        name: "share",
        heading: words.share,
        value: (one) => one.calls,
        cell: (one) => `${Math.round((one.calls / total) * 100)}\u00a0%`,
      },
    ],
    [words, calls, total],
  );
  return (
    <section className="card stack close">
      <h2>{words.endings}</h2>
      <DataTable label={words.endings} columns={columns} rows={endings} rowId={({ reason }) => reason} isWhole />
    </section>
  );
}

function Waits({ range }: { readonly range: Range }) {
  const { analytics: words } = useConsoleWords();
  const query = useQuery({
    queryKey: ["waits", range],
    queryFn: async ({ signal }) => {
      const createdAtGe = beginOfDay(new Date(), 1 - Number(range)).toISOString();
      const { results } = await platform.pageCalls({ query: { createdAtGe, limit: callsRead } }, { signal });
      return { calls: results.length, days: waitDays(results) };
    },
    placeholderData: keepPreviousData,
  });
  return (
    <section className="card stack close">
      <h2>{words.waits}</h2>
      <Loaded query={query}>
        {({ calls, days }) =>
          days.length === 0 ? <p role="status">{words.noWaits}</p> : <WaitsOf calls={calls} days={days} />
        }
      </Loaded>
    </section>
  );
}

function WaitsOf({ calls, days }: { readonly calls: number; readonly days: readonly WaitDay[] }) {
  const { analytics: words } = useConsoleWords();
  const format = useFormat();
  const names = useMemo(() => days.map(({ day }) => day), [days]);
  const lines = useMemo(
    () => [
      { name: words.half, values: days.map(({ p50 }) => p50) },
      { name: words.most, values: days.map(({ p95 }) => p95) },
    ],
    [days, words],
  );
  const columns = useMemo(
    (): readonly Column<WaitDay>[] => [
      { name: "day", heading: words.day, value: ({ day }) => day },
      { name: "p50", heading: words.half, value: ({ p50 }) => Math.round(p50) },
      { name: "p95", heading: words.most, value: ({ p95 }) => Math.round(p95) },
      { name: "turns", heading: words.turns, value: ({ turns }) => turns, isExtra: true },
    ],
    [words],
  );
  const turns = days.reduce((sum, one) => sum + one.turns, 0);
  return (
    <>
      <p>{words.measured(format.count(turns), format.count(calls))}</p>
      <DayPlot label={words.plot(words.waits)} days={names} lines={lines} />
      <DataTable label={words.waits} columns={columns} rows={days} rowId={({ day }) => day} isWhole />
    </>
  );
}
