import fc from "fast-check";
import { expect, test } from "vitest";
import { exponentialBackoff, jittered, listedBackoff } from "./backoff.ts";

test("a listed backoff stops after its list, or repeats the last wait", () => {
  const waits = (afterwards: "stop" | "repeat-last") => [1, 2, 3, 9].map(listedBackoff([0, 300], afterwards));
  expect(waits("stop")).toEqual([0, 300, undefined, undefined]);
  expect(waits("repeat-last")).toEqual([0, 300, 300, 300]);
});

test("an exponential backoff doubles, and never passes its limit", () => {
  const backoff = exponentialBackoff({ firstMs: 500, longestMs: 8000 });
  expect([1, 2, 3, 4, 5, 6, 2000].map(backoff)).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
});

test("jitter stays within its spread", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (chance) => {
      expect(jittered(1000, -0.5, chance)).toBeGreaterThanOrEqual(500);
      expect(jittered(1000, -0.5, chance)).toBeLessThanOrEqual(1000);
      expect(jittered(1000, 0.25, chance)).toBeGreaterThanOrEqual(1000);
      expect(jittered(1000, 0.25, chance)).toBeLessThanOrEqual(1250);
    }),
  );
});
