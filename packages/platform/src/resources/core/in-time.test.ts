import { expect, test } from "vitest";
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
