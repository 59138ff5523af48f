import { expect, test } from "vitest";
import { callDays, endingDays, lastDays, waitDays, waitsOf } from "./series.ts";

test("the last days end today, over the end of a month too", () => {
  expect(lastDays(3, new Date(2026, 2, 1, 23, 59))).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
});

test("a day without calls has none", () => {
  const rows = [{ date: "2026-03-02T00:00:00", calls: 4, seconds: 90 }];
  expect(callDays(rows, ["2026-03-01", "2026-03-02"])).toEqual([
    { day: "2026-03-01", calls: 0, minutes: 0 },
    { day: "2026-03-02", calls: 4, minutes: 1.5 },
  ]);
});

test("the commonest endings have a number for each day, and calls that are not over are no ending", () => {
  const row = (date: string, endedReason: string | null, calls: number) => ({
    ...{ date: `${date}T00:00:00`, endedReason, calls },
  });
  const rows = [
    row("2026-03-01", "hung up", 1),
    row("2026-03-01", "silence", 2),
    row("2026-03-03", "hung up", 4),
    row("2026-03-03", null, 9),
    row("2026-03-03", "limit", 1),
    // The day before the first one, in the part of it that the time begins with.
    row("2026-02-28", "silence", 7),
  ];
  expect(endingDays(rows, ["2026-03-01", "2026-03-02", "2026-03-03"], 2)).toEqual([
    { reason: "hung up", calls: 5, days: [1, 0, 4] },
    { reason: "silence", calls: 2, days: [2, 0, 0] },
  ]);
});

test("waits come by day as they were counted", () => {
  const row = { date: "2026-03-01T00:00:00", turns: 2, p50: 500, p95: 700 };
  expect(waitDays([row])).toEqual([{ day: "2026-03-01", turns: 2, p50: 500, p95: 700 }]);
  expect(waitsOf(undefined)).toEqual({ turns: 0, p50: 0, p95: 0 });
});
