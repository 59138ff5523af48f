// usage: npx tsx bench/dialogue/beside.ts [--every <n>] [--later] [--only <part of what was said>] [--misses]
// Whether an answer, a yes or a no survives what is said beside it: every answer x every aside, before and behind, with
// marks, as sentences and without any, by voice and in writing. --every plays each n-th pair; --later the asides that were
// kept aside; --misses tells every pair that is wrong.

import { parseArgs } from "node:util";
import { answered } from "../../packages/forms/src/interview/beside/testing-answers.ts";
import { asides } from "../../packages/forms/src/interview/beside/testing-asides.ts";
import { everyPair, judge } from "../../packages/forms/src/interview/beside/testing-beside.ts";
import { laterAsides } from "../../packages/forms/src/interview/beside/testing-later-asides.ts";

const { values: options } = parseArgs({
  options: {
    every: { type: "string", default: "1" },
    later: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    misses: { type: "boolean", default: false },
  },
});
const every = Number(options.every);

const tally = new Map<string, { kept: number; all: number }>();
let place = 0;
for (const pair of everyPair(answered, options.later ? laterAsides : asides)) {
  place += 1;
  if (place % every !== 0) continue;
  const { answered: row, aside, style, channel, isBefore } = pair;
  const judged = judge(pair);
  if (judged === undefined || !judged.said.includes(options.only)) continue;
  const isKept = judged.wrong.length === 0;
  for (const name of [
    `aside: ${aside.kind}`,
    `answer: ${row.does}`,
    `style: ${style}`,
    `${channel}`,
    isBefore ? "before the answer" : "behind the answer",
    "all",
  ]) {
    const { kept, all } = tally.get(name) ?? { kept: 0, all: 0 };
    tally.set(name, { kept: kept + Number(isKept), all: all + 1 });
  }
  if (options.misses && !isKept)
    console.log(
      `${row.field} [${row.does}, ${aside.kind}, ${style}, ${channel}] > ${judged.said}\n  < ${judged.says}\n  WRONG ${judged.wrong.join("; ")}`,
    );
}
console.log("| beside an answer | kept | of | % |\n|---|--:|--:|--:|");
for (const [name, { kept, all }] of [...tally].sort())
  console.log(`| ${name} | ${kept} | ${all} | ${((100 * kept) / all).toFixed(1)} |`);
const all = tally.get("all");
if (all === undefined || all.kept < all.all) process.exitCode = 1;
