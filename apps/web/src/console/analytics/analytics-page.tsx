import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { Choice } from "../parts/choice.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Loaded, Page } from "../parts/page.tsx";
import { useFormat } from "../parts/use-format.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";
import { DayPlot } from "./day-plot.tsx";
import { Endings } from "./endings.tsx";
import { readCounts } from "./read-figures.ts";
import type { CallDay } from "./series.ts";
import { WaitsOver } from "./waits.tsx";

const ranges = ["7", "30", "90"] as const;
type Range = (typeof ranges)[number];

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
      <WaitsOver days={Number(range)} />
    </Page>
  );
}

function Counts({ range }: { readonly range: Range }) {
  const { analytics: words } = useConsoleWords();
  const query = useQuery({
    queryKey: ["analytics", range],
    queryFn: ({ signal }) => readCounts(Number(range), new Date(), signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={query}>
      {({ days, endings, commonest }) => (
        <>
          <Days days={days} />
          {endings.length > 0 && <Endings endings={endings} commonest={commonest} days={days} />}
          {endings.length === 0 && <p role="status">{words.none}</p>}
        </>
      )}
    </Loaded>
  );
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
