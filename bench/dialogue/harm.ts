// usage: npm run bench:harm [-- <dialogues>] [--seed <first>] [--misses] [--record]
// How often an interview does harm in made-up dialogues: keeps a value that was neither said nor read back, saves after
// a refusal, or hangs up unasked. Every dialogue comes from its seed; the seeds of harmful ones are printed.

import { parseArgs } from "node:util";
import { playDialogue } from "../../packages/forms/src/interview/harm/testing-dialogue.ts";
import { numberNamed, openFigures } from "../figures.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    misses: { type: "boolean", default: false },
    record: { type: "boolean" },
    seed: { type: "string", default: "1" },
  },
});
const dialogues = numberNamed(5000, positionals[0]);
const first = numberNamed(1, options.seed);

const harmful: number[] = [];
for (let seed = first; seed < first + dialogues; seed += 1) {
  const { harms, lines } = playDialogue(seed);
  if (harms.length === 0) continue;
  harmful.push(seed);
  if (options.misses) console.log([`seed ${seed}`, ...lines].join("\n"));
}
const { row, close } = openFigures("harm");
row("made-up dialogues with harm", `${harmful.length} of ${dialogues}`, { goal: "0", isMet: harmful.length === 0 });
if (harmful.length > 0) console.log(`Seeds: ${harmful.join(" ")}`);
process.exitCode = close();
