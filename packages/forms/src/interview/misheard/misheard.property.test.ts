import { expect, test } from "vitest";
import { playMisheard } from "./testing-truthful.ts";

const plays = 25;
/** `npm run bench:misheard` plays others, and more of them. */
const firstSeed = 20_261_128;

test(`a yes or a no of Part 9 stands as it was said in ${plays} plays with mishearings that flip both`, () => {
  const played = Array.from({ length: plays }, (_, at) => playMisheard(firstSeed + at));

  expect(played.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  expect(played.reduce((sum, { flips }) => sum + flips, 0)).toBeGreaterThan(plays);
});
