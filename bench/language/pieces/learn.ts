// usage: npx tsx bench/language/pieces/learn.ts [--without AUTHOR]
// Learns from sayings.jsonl how an utterance is parted into pieces, and writes the weights: a minute or two of one
// processor, the same file every time. --without learns without one author's sayings, to measure on what is new to it.

import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { conditionalField, type Sequence } from "./crf.ts";
import { readParted, sequenceOf } from "./sayings.ts";

/** A feature or a joint is learned of where so many words have it. */
const [fewestWords, fewestJoints] = [5, 40];
const rounds = 10;
/** The step in which weights are written, how many of them on either side of 0, and how many a feature must have in all. */
const [step, mostSteps, fewestSteps] = [0.35, 28, 5];
/** Where the letters begin that roles and weights are written in. */
const [noRole, noWeight] = [34, 63];

const file =
  process.env["OUT"] ?? new URL("../../../packages/forms/src/understanding/pieces/weights.ts", import.meta.url);
const [, , flag, author] = process.argv;
const sequences = readParted("sayings")
  .filter(({ by }) => flag !== "--without" || by !== author)
  .map(sequenceOf);
const field = conditionalField(sequences, {
  features: oftenIn(sequences, ({ features }) => features, fewestWords),
  joints: ["", ",", ...oftenIn(sequences, ({ joint }) => [joint], fewestJoints)].filter(
    (joint, at, all) => all.indexOf(joint) === at,
  ),
  rounds,
});
const page = written();
writeFileSync(file, page);
console.log(
  `${sequences.length} sayings, ${Math.round(gzipSync(page, { level: 9 }).length / 102.4) / 10} KB with gzip`,
);

function oftenIn(
  all: readonly Sequence[],
  of: (word: Sequence["words"][number]) => readonly string[],
  fewest: number,
): readonly string[] {
  const counts = new Map<string, number>();
  for (const { words } of all)
    for (const word of words) for (const one of new Set(of(word))) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].flatMap(([one, count]) => (count >= fewest && /^[ -~]*$/.test(one) ? one : []));
}

function letterOf(weight: number): string {
  return String.fromCharCode(noWeight + Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight / step))));
}

/** The weights as `learned.ts` reads them: features in the order of letters, each without what it shares with the one before. */
function written(): string {
  const [names, classes, steps]: [string[], string[], string[]] = [[], [], []];
  let before = "";
  for (const [feature, weights] of [...field.weights].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const own = [...weights.entries()].filter(([, weight]) => Math.round(weight / step) !== 0);
    const all = own.reduce((sum, [, weight]) => sum + Math.abs(Math.round(weight / step)), 0);
    if (all < fewestSteps) continue;
    const shared = [...feature].findIndex((letter, at) => letter !== before[at]);
    const same = shared < 0 ? feature.length : shared;
    names.push(`${String.fromCharCode(48 + same)}${feature.slice(same)}`);
    classes.push(own.map(([role], at) => String.fromCharCode(noRole + role - (own[at - 1]?.[0] ?? -1))).join(""));
    steps.push(own.map(([, weight]) => letterOf(weight)).join(""));
    before = feature;
  }
  const follows = [...field.follows].map(
    ([joint, rows]) => `${joint} ${rows.map((row) => [...row].map(letterOf).join("")).join("")}`,
  );
  return `// Written by \`npx tsx bench/language/pieces/learn.ts\`; read by learned.ts.
export const roleStep = ${step};
export const roleFeatures = ${JSON.stringify(names.join("\n"))};
export const roleClasses = ${JSON.stringify(classes.join("!"))};
export const roleWeights = ${JSON.stringify(steps.join(""))};
export const roleFollows = ${JSON.stringify(follows.join("\n"))};
`;
}
