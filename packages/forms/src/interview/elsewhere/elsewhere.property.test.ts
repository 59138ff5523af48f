import { expect, test } from "vitest";
import { everyElsewhere, everyInOwnWords, misplacedIn, wrongIn } from "./testing-elsewhere.ts";

/** One of so many is played here; `bench/dialogue/elsewhere.ts` plays all. */
const every = 11;

test("an answer told at another question is kept for its own and said, and the question stands again", {
  timeout: 120_000,
}, () => {
  const played = [...everyElsewhere()].filter((_, at) => at % every === 0);
  const wrong = played.flatMap((one) =>
    wrongIn(one).map((what) => `${one.asked}, ${one.channel}, ${one.said}: ${what}`),
  );
  expect(wrong).toEqual([]);
});

test("an answer in its own words, unnamed or in part, waits for its question, and answers none that stands", {
  timeout: 120_000,
}, () => {
  const wrong = [...everyInOwnWords()].flatMap((one) =>
    misplacedIn(one).map((what) => `${one.asked}, ${one.channel}, ${one.said}: ${what}`),
  );
  expect(wrong).toEqual([]);
});
