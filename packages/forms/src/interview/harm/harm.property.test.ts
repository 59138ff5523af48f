import { afterAll, beforeAll, expect, test } from "vitest";
import { readByRulesAlone, readLearned } from "../../understanding/learned.ts";
import { playDialogue } from "./testing-dialogue.ts";

// As people meet it: with what was learned.
beforeAll(readLearned);
afterAll(readByRulesAlone);

const dialogues = 500;
/** `npm run bench:harm` plays others, and more of them. */
const firstSeed = 20_261_127;

test(`no harm in ${dialogues} dialogues: nothing kept unsaid, saved after a refusal, or hung up on unasked`, () => {
  const played = Array.from({ length: dialogues }, (_, at) => playDialogue(firstSeed + at));

  const harmful = played.filter(({ harms }) => harms.length > 0);
  expect(harmful.map(({ seed, lines }) => [`seed ${seed}`, ...lines].join("\n"))).toEqual([]);
}, 300_000);
