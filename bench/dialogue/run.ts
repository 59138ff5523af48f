// usage: npm run bench:dialogue [-- <people a kind>] [--only <kind>|whole] [--misses] [--record]
// How often an answer is right in the end when recognisers mishear and people only hear what is read back to them, and
// how long a whole interview takes. --misses tells every conversation that ended wrong or went on for long.

import { parseArgs } from "node:util";
import { openLanguage } from "../../scripts/language/open-language.ts";
import { numberNamed, openFigures, partsNamed } from "../figures.ts";
import { chance } from "./channel.ts";
import { type Course, converse, type Way } from "./converse.ts";
import { type Asked, kindsAsked } from "./people.ts";
import { timeWholeInterview } from "./whole-interview.ts";

const language = openLanguage();

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: "boolean", default: false }, record: { type: "boolean" }, only: { type: "string" } },
});
if (options.only !== undefined) partsNamed([...kindsAsked.map(({ kind }) => kind), "whole"], [options.only]);
const people = numberNamed(1000, positionals[0]);
const seed = 20_261_120;
/** Of the words and digits so many become others, and so many words that no dictionary has are spelled as they sound. */
const channel = { rate: 0.03, alikeRate: 0.05 };
const bars = { right: 99.9, turns: 2.5 };
const ways: readonly (readonly Way[])[] = [
  ["whole", "letters"],
  ["part", "letters", "whole"],
  ["letters", "part", "whole"],
];

const kinds = kindsAsked.filter(({ kind }) => options.only === undefined || options.only === kind);
const { row, close } = openFigures("dialogue");
for (const judgesBy of ["ear", "sight"] as const) {
  for (const asked of kinds) report(asked, judgesBy);
}
if (options.only === undefined || options.only === "whole") {
  timeWholeInterview(language, { row, isTold: options.misses });
}
process.exitCode = close();

function report({ kind, field, say }: Asked, judgesBy: "ear" | "sight") {
  const random = chance(seed);
  const courses = Array.from({ length: people }, (_, number) =>
    converse(language, {
      ...{ random, kind, field, judgesBy, channel },
      said: say(random),
      ways: ways[number % ways.length] ?? [],
    }),
  );
  const count = (is: (course: Course) => boolean) => courses.filter(is).length;
  const share = (some: number) => (100 * some) / people;
  const right = share(count(({ isRight }) => isRight));
  const turns = courses.reduce((sum, course) => sum + course.turns, 0) / people;
  const atOnce = share(count(({ isRightAtOnce }) => isRightAtOnce));
  const silent = count(({ isAgreed, isRight }) => isAgreed && !isRight);
  const forNothing = count(({ isRightAtOnce, turns: taken }) => isRightAtOnce && taken > 2);
  const more = `at once ${atOnce.toFixed(1)} %, ${silent} agreed to and wrong, ${forNothing} asked for nothing`;
  row(
    `${kind}, who ${judgesBy === "ear" ? "only hears" : "also sees"} the read-back`,
    `${right.toFixed(1)} % in ${turns.toFixed(2)} turns; ${more}`,
    { goal: `${bars.right} % in ${bars.turns}`, isMet: right >= bars.right && turns <= bars.turns },
  );
  if (options.misses) courses.filter(({ isRight, turns: taken }) => !isRight || taken > 4).forEach(tell);
}

function tell({ lines, kept, isRight }: Course) {
  console.log(isRight ? "LONG" : "WRONG", JSON.stringify(kept));
  for (const { said, heard, says } of lines) console.log(`  > ${said}\n    ${heard}\n    < ${says}`);
}
