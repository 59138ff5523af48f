import { useMemo } from "react";
import type uPlot from "uplot";
import { colour, Plot } from "../parts/plot.tsx";
import { useConsoleWords } from "../words/use-console-words.tsx";

/** A line of a plot: its name, and its value for each day. */
export interface Line {
  readonly name: string;
  readonly values: readonly number[];
}

/** How lines are told apart: by colour, and by dashes for who does not tell the colours apart. */
const looks = [
  { colour: "--dilo", dash: [] },
  { colour: "--you-line", dash: [] },
  { colour: "--error", dash: [8, 4] },
  { colour: "--ink", dash: [2, 4] },
  { colour: "--muted", dash: [8, 4, 2, 4] },
];

/** Lines over days. What they show stands in a table beside them. */
export function DayPlot(props: {
  readonly label: string;
  readonly days: readonly string[];
  readonly lines: readonly Line[];
}) {
  const { label, days, lines } = props;
  const { day } = useConsoleWords().analytics;
  const data = useMemo((): uPlot.AlignedData => {
    const times = days.map((day) => Date.parse(`${day}T00:00:00`) / 1000);
    return [times, ...lines.map(({ values }) => [...values])];
  }, [days, lines]);
  const names = lines.map(({ name }) => name).join("\n");
  const options = useMemo(() => optionsOf(day, names.split("\n")), [day, names]);
  return <Plot label={label} data={data} options={options} height={180} />;
}

function optionsOf(day: string, names: readonly string[]): Omit<uPlot.Options, "width" | "height"> {
  const axis = { stroke: colour("--muted"), grid: { stroke: colour("--line") }, ticks: { stroke: colour("--line") } };
  return {
    cursor: { drag: { x: false, y: false } },
    scales: { y: { range: (_plot, _least, most) => [0, Math.max(1, most * 1.1)] } },
    axes: [axis, axis],
    series: [
      { label: day, value: "{YYYY}-{MM}-{DD}" },
      ...names.map((label, at) => {
        const look = looks[at % looks.length];
        return { label, width: 2, stroke: colour(look?.colour ?? "--dilo"), dash: look?.dash ?? [] };
      }),
    ],
  };
}
