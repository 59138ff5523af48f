import type { Told } from "../../walk.ts";
import { sayTime } from "./say-time.ts";
import { holesIn, lastYears, overlapsIn, type Span } from "./stretches.ts";

/** What time a table must tell of without a hole, and how it is asked for. */
export interface Timeline {
  readonly years: number;
  readonly begins: string;
  /** The column where a row ends; a row that has none goes on still. */
  readonly ends: string;
  /** The question that tells since when what goes on still does, where the table has only what is over. */
  readonly since?: string;
  /** Asks for a time that nothing was told of: "entre marzo y julio de 2023". */
  readonly hole: (time: string) => string;
  /** Says that two rows tell of the same time; without it they may. */
  readonly overlap?: (time: string) => string;
}

/** The rows of a table, as far as their time is asked for. */
interface Rows {
  readonly id: string;
  readonly rows: number;
  readonly another?: string;
  readonly timeline?: Timeline;
}

/** Asks for the latest hole of a table's time, and says where its rows contradict each other; undefined where all is told. */
export function timeAsked({ id, rows, timeline, another = "" }: Rows) {
  if (timeline === undefined) return undefined;
  return (told: Told, today: string): string | undefined => {
    const window = lastYears(timeline.years, today);
    const spans = spansIn(id, rows, timeline, told);
    const hole = holesIn(spans, window).at(-1);
    const overlap = overlapsIn(spans, window).at(-1);
    const said = overlap && timeline.overlap?.(sayTime(overlap));
    const asked = hole && spans.length > 0 ? timeline.hole(sayTime(hole)) : undefined;
    if (said === undefined) return asked;
    return `${said} ${asked ?? another}`;
  };
}

function spansIn(id: string, rows: number, { begins, ends, since }: Timeline, told: Told): readonly Span[] {
  const now = since === undefined ? undefined : told.value(since);
  const first: readonly Span[] = typeof now === "string" ? [{ from: now, to: "present" }] : [];
  const ofRows = Array.from({ length: rows }, (_, at): readonly Span[] => {
    const row = `${id}.${at + 1}.`;
    const from = told.value(`${row}${begins}`);
    const to = at === 0 && since === undefined ? "present" : told.value(`${row}${ends}`);
    return typeof from === "string" && typeof to === "string" ? [{ from, to }] : [];
  });
  return [...first, ...ofRows.flat()];
}
