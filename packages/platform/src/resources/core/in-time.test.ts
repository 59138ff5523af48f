import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { expect, onTestFinished, test, vi } from "vitest";
import { inTime, OutOfTime } from "./in-time.ts";

test("work that has an end gives what it gives, errors and work inside of work too", () => {
  expect(inTime(() => inTime(() => 7) + 1)).toBe(8);
  expect(() => inTime(() => JSON.parse("{"))).toThrow(SyntaxError);
});

test.each<readonly [string, () => unknown]>([
  [
    "a loop",
    () => {
      for (;;);
    },
  ],
  ["a pattern that tries everything", () => /^(a+)+$/.test(`${"a".repeat(60)}!`)],
  [
    "a loop that catches everything",
    () => {
      for (;;)
        try {
          for (;;);
        } catch {}
    },
  ],
])("%s without end is ended, inside of other work too, and work goes on after it", (_, endless) => {
  expect(() => inTime(endless)).toThrow(OutOfTime);
  expect(() => inTime(() => inTime(endless), 1000)).toThrow(OutOfTime);
  expect(() => inTime(() => inTime(endless, 1000))).toThrow(OutOfTime);
  expect(inTime(() => 7)).toBe(7);
});

test("where the machine is busy with something else, work has its time once, in however many tries", () => {
  let used = 0;
  let tries = 0;
  // Of each try a processor has worked for more than half, and not for all of it. Nanoseconds.
  const told = vi.spyOn(fs, "readFileSync").mockImplementation(() => `${30_000_000 * used++} 0 0`);
  syncBuiltinESMExports();
  onTestFinished(() => {
    told.mockRestore();
    syncBuiltinESMExports();
  });
  const endless = () => {
    tries += 1;
    for (;;);
  };
  expect(() => inTime(endless, 50)).toThrow(OutOfTime);
  expect(tries).toBe(2);
});
