import { expect, test } from "vitest";
import { callDays, lastDays, percentile, waitDays } from "./series.ts";

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

test.each([
  [[7], 95, 7],
  [[3, 1, 2], 50, 2],
  [Array.from({ length: 100 }, (_, at) => at + 1), 95, 95],
  [[], 50, 0],
])("of %j, %i of a hundred are at most %i", (values, hundredth, is) => {
  expect(percentile(values, hundredth)).toBe(is);
});

test("waits are told by day, and calls that measured none are left out", () => {
  const call = (day: number, ...waits: number[]) => ({
    createdAt: new Date(2026, 2, day, 12).toISOString(),
    artifact: { performanceMetrics: { turnLatencies: waits.map((turnLatency) => ({ turnLatency })) } },
  });
  const silent = { createdAt: new Date(2026, 2, 3).toISOString() };
  expect(waitDays([call(2, 900), silent, call(1, 500, 700), call(2, 100)])).toEqual([
    { day: "2026-03-01", turns: 2, p50: 500, p95: 700 },
    { day: "2026-03-02", turns: 2, p50: 100, p95: 900 },
  ]);
});
