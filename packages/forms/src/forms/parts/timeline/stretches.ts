/** Some time that was told of: each end a day, a month or a year, as YYYY-MM-DD, YYYY-MM or YYYY; it may go on still. */
export interface Span {
  readonly from: string;
  readonly to: string | "present";
}

/** Days one behind the other, both ends included, YYYY-MM-DD. */
export interface Stretch {
  readonly from: string;
  readonly to: string;
}

/** As numbers of days: what is sure of a span, and what it may hold at most. */
interface Days {
  readonly from: number;
  readonly to: number;
}

/**
 * The time of a window that no span tells of. Where only a month or a year was told it may be all of it: a hole is one
 * that is surely there.
 */
export function holesIn(spans: readonly Span[], window: Stretch): readonly Stretch[] {
  const until = dayNumber(window.to);
  const most = spans.map((span) => atMost(span, until)).sort((one, other) => one.from - other.from);
  const holes: Days[] = [];
  let next = dayNumber(window.from);
  for (const { from, to } of most) {
    if (from > next && next <= until) holes.push({ from: next, to: Math.min(from - 1, until) });
    next = Math.max(next, to + 1);
  }
  if (next <= until) holes.push({ from: next, to: until });
  return holes.map(stretchOf);
}

/** The time of a window that two spans surely tell of; the day on which one ends and another begins is none. */
export function overlapsIn(spans: readonly Span[], window: Stretch): readonly Stretch[] {
  const sure = spans.map((span) => atLeast(span, dayNumber(window.to)));
  const shared = sure.flatMap((one, at) =>
    sure.slice(at + 1).map((other) => ({
      from: Math.max(one.from, other.from, dayNumber(window.from)),
      to: Math.min(one.to, other.to, dayNumber(window.to)),
    })),
  );
  return joined(shared.filter(({ from, to }) => to > from)).map(stretchOf);
}

/** How many days lie between two days. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** The last years before a day, the day included. */
export function lastYears(years: number, until: string): Stretch {
  const from = `${Number(until.slice(0, 4)) - years}${until.slice(4)}`;
  return { from: stretchOf({ from: dayNumber(from), to: dayNumber(from) }).from, to: until };
}

function atMost({ from, to }: Span, today: number): Days {
  return { from: ends(from).from, to: to === "present" ? today : ends(to).to };
}

function atLeast({ from, to }: Span, today: number): Days {
  return { from: ends(from).to, to: to === "present" ? today : ends(to).from };
}

/** The first and the last day of what was told as a day, a month or a year. */
function ends(told: string): Days {
  const [year = 0, month, day] = told.split("-").map(Number);
  if (day !== undefined) return { from: dayNumber(told), to: dayNumber(told) };
  const first = Date.UTC(year, (month ?? 1) - 1, 1);
  const after = month === undefined ? Date.UTC(year + 1, 0, 1) : Date.UTC(year, month, 1);
  return { from: first / dayMs, to: after / dayMs - 1 };
}

/** Stretches that touch are one. */
function joined(stretches: readonly Days[]): readonly Days[] {
  const whole: Days[] = [];
  for (const one of [...stretches].sort((first, second) => first.from - second.from)) {
    const last = whole.at(-1);
    if (last === undefined || one.from > last.to + 1) whole.push(one);
    else whole[whole.length - 1] = { from: last.from, to: Math.max(last.to, one.to) };
  }
  return whole;
}

const dayMs = 86_400_000;

function dayNumber(iso: string): number {
  return Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) / dayMs;
}

function stretchOf({ from, to }: Days): Stretch {
  const iso = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);
  return { from: iso(from), to: iso(to) };
}
