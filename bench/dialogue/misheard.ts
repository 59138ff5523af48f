// usage: npm run bench:misheard [-- <plays>] [--seed <first>]
// How often a yes or a no of Part 9 of the N-400 stands otherwise than a truthful person said, where answers are now and
// then heard as their opposite. Every play comes from its seed; the seeds of wrong ones are printed.

import { parseArgs } from "node:util";
import { playMisheard } from "../../packages/forms/src/interview/misheard/testing-truthful.ts";
import { numberNamed } from "../figures.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string", default: "1" } },
});
const plays = numberNamed(5000, positionals[0]);
const first = numberNamed(1, options.seed);

let flips = 0;
const wrong: string[] = [];
for (let seed = first; seed < first + plays; seed += 1) {
  const played = playMisheard(seed);
  flips += played.flips;
  if (played.wrong.length > 0) wrong.push(`seed ${seed}: ${played.wrong.join(", ")}`);
}
console.log(
  `Wrong in ${wrong.length} of ${plays} plays with ${flips} mishearings, seeds ${first} to ${first + plays - 1}`,
);
if (wrong.length > 0) {
  console.log(wrong.join("\n"));
  process.exitCode = 1;
}
