import { useMemo } from "react";
import { Link } from "react-router";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { useConsoleWords } from "../words/use-console-words.tsx";
import { DayPlot } from "./day-plot.tsx";
import type { Ending } from "./read-figures.ts";
import type { CallDay, EndingDays } from "./series.ts";

interface Needs {
  readonly endings: readonly Ending[];
  /** Those that are drawn. */
  readonly commonest: readonly EndingDays[];
  readonly days: readonly CallDay[];
}

/** How calls ended: the commonest endings day by day, and all of them in a table. */
export function Endings({ endings, commonest, days }: Needs) {
  const { analytics: words, calls } = useConsoleWords();
  const names = useMemo(() => days.map(({ day }) => day), [days]);
  const lines = useMemo(
    () => commonest.map(({ reason, days }) => ({ name: calls.endings[reason] ?? reason, values: days })),
    [commonest, calls],
  );
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
      {lines.length > 0 && <DayPlot label={words.plot(words.endings)} days={names} lines={lines} />}
      <DataTable label={words.endings} columns={columns} rows={endings} rowId={({ reason }) => reason} isWhole />
    </section>
  );
}
