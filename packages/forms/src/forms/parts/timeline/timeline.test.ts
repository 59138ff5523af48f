import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sayTime } from "./say-time.ts";
import { holesIn, lastYears, overlapsIn, type Stretch } from "./stretches.ts";

const window = { from: "2021-11-20", to: "2026-11-20" };
const dayMs = 86_400_000;
const dayOf = (iso: string) => Date.parse(iso) / dayMs;
const isoOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);
const [first, last] = [dayOf(window.from), dayOf(window.to)];
const isoDays = Array.from({ length: last - first + 1 }, (_, at) => isoOf(first + at));

/**
 * A history that is known day by day: some time lived somewhere, some time nowhere that was told. A told end may be its
 * day, its month or its year, and a place may begin before the other one ends.
 */
const histories = fc
  .array(
    fc.record({
      days: fc.integer({ min: 1, max: 700 }),
      gap: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: -40, max: 400 })),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((pieces) => {
    const spans: { from: number; to: number }[] = [];
    let end = last + 1;
    for (const { days, gap } of pieces) {
      const to = Math.min(end - 1 - gap, last);
      spans.push({ from: to - days + 1, to });
      end = to - days + 1;
    }
    return spans;
  });

/** The days of the window for which something holds, as stretches. */
function stretchesWhere(holds: (day: number) => boolean): readonly Stretch[] {
  const found: { from: number; to: number }[] = [];
  for (let day = first; day <= last; day += 1) {
    if (!holds(day)) continue;
    const before = found.at(-1);
    if (before?.to === day - 1) before.to = day;
    else found.push({ from: day, to: day });
  }
  return found.map(({ from, to }) => ({ from: isoOf(from), to: isoOf(to) }));
}

describe("the holes of a history", () => {
  test("are all found and none invented, in 1,000 told to the day", () => {
    fc.assert(
      fc.property(histories, (history) => {
        const spans = history.map(({ from, to }) => ({ from: isoOf(from), to: isoOf(to) }));
        const isTold = (day: number) => history.some(({ from, to }) => from <= day && day <= to);
        expect(holesIn(spans, window)).toEqual(stretchesWhere((day) => !isTold(day)));
      }),
      { numRuns: 1000 },
    );
  });

  test("are surely there where only months or years were told, in 1,000", () => {
    const lengths = fc.array(fc.constantFrom(4, 7, 10), { minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(histories, lengths, (history, cut) => {
        const spans = history.map(({ from, to }, at) => ({
          from: isoOf(from).slice(0, cut[2 * at]),
          to: isoOf(to).slice(0, cut[2 * at + 1]),
        }));
        const isTold = (day: number) => {
          const iso = isoDays[day - first] ?? "";
          return spans.some(({ from, to }) => from <= iso.slice(0, from.length) && iso.slice(0, to.length) <= to);
        };
        expect(holesIn(spans, window)).toEqual(stretchesWhere((day) => !isTold(day)));
      }),
      { numRuns: 1000 },
    );
  });

  test("and what two tell of are all found, in 1,000 told to the day", () => {
    fc.assert(
      fc.property(histories, (history) => {
        const spans = history.map(({ from, to }) => ({ from: isoOf(from), to: isoOf(to) }));
        const days = new Set<number>();
        for (const [at, one] of history.entries()) {
          for (const other of history.slice(at + 1)) {
            const isShared = (day: number) => [one, other].every(({ from, to }) => from <= day && day <= to);
            const shared = stretchesWhere(isShared);
            // One day is that of a move.
            if (shared.some(({ from, to }) => from !== to))
              for (let day = first; day <= last; day += 1) if (isShared(day)) days.add(day);
          }
        }
        expect(overlapsIn(spans, window)).toEqual(stretchesWhere((day) => days.has(day)));
      }),
      { numRuns: 1000 },
    );
  });

  test("one that goes on still ends with today", () => {
    expect(holesIn([{ from: "2023-07", to: "present" }], window)).toEqual([{ from: "2021-11-20", to: "2023-06-30" }]);
    expect(holesIn([{ from: "2020", to: "present" }], window)).toEqual([]);
  });

  test("the day of a move is no overlap", () => {
    const moved = [
      { from: "2020-01-01", to: "2023-05-04" },
      { from: "2023-05-04", to: "present" },
    ];
    expect(overlapsIn(moved, window)).toEqual([]);
    expect(holesIn(moved, window)).toEqual([]);
  });

  test("the last years begin with the day they did", () => {
    expect(lastYears(5, "2026-11-20")).toEqual(window);
    expect(lastYears(5, "2028-02-29")).toEqual({ from: "2023-03-01", to: "2028-02-29" });
  });
});

describe("a time is said", () => {
  test.each([
    ["2023-03-01", "2023-07-31", "entre marzo y julio de 2023"],
    ["2021-11-20", "2023-03-04", "entre noviembre de 2021 y marzo de 2023"],
    ["2023-05-03", "2023-05-20", "entre el 3 y el 20 de mayo de 2023"],
    ["2023-05-28", "2023-06-04", "entre el 28 de mayo y el 4 de junio de 2023"],
    ["2023-12-28", "2024-01-04", "entre el 28 de diciembre de 2023 y el 4 de enero de 2024"],
    ["2023-05-01", "2023-05-31", "en mayo de 2023"],
    ["2023-05-03", "2023-05-03", "el 3 de mayo de 2023"],
  ])("%s to %s: %s", (from, to, said) => expect(sayTime({ from, to })).toBe(said));
});
