import { expect, test } from "vitest";
import { playDialogue } from "./testing-dialogue.ts";

const dialogues = 500;
/** `npm run bench:harm` plays others, and more of them. */
const firstSeed = 20_261_127;

test(`no harm in ${dialogues} dialogues: nothing kept unsaid, saved after a refusal, or hung up on unasked`, () => {
  const played = Array.from({ length: dialogues }, (_, at) => playDialogue(firstSeed + at));

  const harmful = played.filter(({ harms }) => harms.length > 0);
  expect(harmful.map(({ seed, lines }) => [`seed ${seed}`, ...lines].join("\n"))).toEqual([]);
}, 300_000);
