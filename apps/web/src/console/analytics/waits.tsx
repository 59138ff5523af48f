import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Loaded } from "../parts/page.tsx";
import { useFormat } from "../parts/use-format.ts";
import { useConsoleWords } from "../words/use-console-words.tsx";
import { DayPlot } from "./day-plot.tsx";
import { readWaits } from "./read-figures.ts";
import type { WaitDay, Waits } from "./series.ts";

/** How long people waited at their turns: over all of the last days, and day by day. */
export function WaitsOver({ days }: { readonly days: number }) {
  const { analytics: words } = useConsoleWords();
  const query = useQuery({
    queryKey: ["waits", days],
    queryFn: ({ signal }) => readWaits(days, new Date(), signal),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="card stack close">
      <h2>{words.waits}</h2>
      <Loaded query={query}>
        {({ whole, days }) =>
          whole.turns === 0 ? <p role="status">{words.noWaits}</p> : <WaitsOf whole={whole} days={days} />
        }
      </Loaded>
    </section>
  );
}

function WaitsOf({ whole, days }: { readonly whole: Waits; readonly days: readonly WaitDay[] }) {
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
  return (
    <>
      <p>
        {words.measured(
          format.count(whole.turns),
          format.count(Math.round(whole.p50)),
          format.count(Math.round(whole.p95)),
        )}
      </p>
      <DayPlot label={words.plot(words.waits)} days={names} lines={lines} />
      <DataTable label={words.waits} columns={columns} rows={days} rowId={({ day }) => day} isWhole />
    </>
  );
}
