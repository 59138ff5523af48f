import { expect, test } from "vitest";
import { answered, type Pace, paced, paused, unknownPace } from "./pace.ts";

const after = (answers: number, pace: Pace): Pace =>
  Array.from({ length: answers }).reduce<Pace>((before) => answered(before), pace);

test("who paused for long is given longer, but not without end", () => {
  expect(paced(paused(unknownPace, 1900), 2000)).toBe(2375);
  expect(paced(paused(unknownPace, 5000), 2000)).toBe(3000);
  expect(paced(paused(unknownPace, 900), 1200)).toBe(1200);
});

test("who never pauses waits less, after some answers", () => {
  expect(paced(after(2, unknownPace), 1200)).toBe(1200);
  expect(paced(after(3, paused(unknownPace, 200)), 1200)).toBe(1020);
});

test("a single long pause is forgotten in time", () => {
  expect(paced(after(10, paused(unknownPace, 2400)), 2000)).toBeLessThanOrEqual(2000);
});
