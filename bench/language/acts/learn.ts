// usage: npx tsx bench/language/acts/learn.ts [--held-out]
// Learns the second reader of acts from sayings.jsonl and the recorded answers, and writes its weights: a minute of one
// processor, the same file every time. --held-out learns without every fifth saying, for tuning: see measure.ts.

import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { featuresOf } from "../../../packages/forms/src/understanding/sorter/features.ts";
import { type Example, regression } from "./regression.ts";
import { answersHeldOut, isHeldOut, readAnswers, readSayings, sayingsHeldOut } from "./sayings.ts";

/** A feature is learned of where it is in so many sayings, and is one of those that tell most. */
const [fewestSayings, mostFeatures] = [3, 5200];
/** Answers are many and alike: each counts for less than a saying. */
const weightOfAnswer = 0.3;
const rounds = 9;
/** The step in which weights are written, and how many of them on either side of 0. */
const [step, mostSteps] = [0.25, 28];

const file = new URL("../../../packages/forms/src/understanding/sorter/weights.ts", import.meta.url);
const isTuning = process.argv.includes("--held-out");

interface Told {
  readonly act: string;
  readonly features: ReadonlySet<string>;
  readonly weight: number;
}

const told: readonly Told[] = [
  ...readSayings()
    .filter(({ said }) => !isTuning || !isHeldOut(said, sayingsHeldOut))
    .map(({ act, said }) => ({ act, features: featuresOf(said), weight: 1 })),
  ...readAnswers()
    .filter(({ said }) => !isHeldOut(said, answersHeldOut))
    .map(({ said }) => ({ act: "answer", features: featuresOf(said), weight: weightOfAnswer })),
];
// Stories do nothing and answers are none: two sorts to learn, and one to be told.
const sorts = [...new Set(told.map(({ act }) => act))].sort();
const features = ["", ...telling(told)];
const places = new Map(features.map((feature, at) => [feature, at]));
const examples = told.map(
  (one): Example => ({
    features: ["", ...one.features].flatMap((feature) => places.get(feature) ?? []),
    class: sorts.indexOf(one.act),
    weight: one.weight,
  }),
);
const weights = regression(examples, { features: features.length, classes: sorts.length, rounds });
const page = written();
writeFileSync(file, page);
console.log(
  `${examples.length} examples, ${Math.round(gzipSync(page, { level: 9 }).length / 102.4) / 10} KB with gzip`,
);

/** The features that tell most of what is done where they are, by their mutual information with it. */
function telling(all: readonly Told[]): readonly string[] {
  const inSayings = new Map<string, number>();
  for (const { act, features: own } of all)
    for (const feature of act === "answer" ? [] : own) inSayings.set(feature, (inSayings.get(feature) ?? 0) + 1);
  const known = [...inSayings].filter(([feature, count]) => count >= fewestSayings && /^[ -~]+$/.test(feature));
  const totals = countedBy(all);
  const sum = [...totals.values()].reduce((one, other) => one + other, 0);
  const byFeature = new Map(known.map(([feature]) => [feature, new Map<string, number>()]));
  for (const { act, features: own, weight } of all)
    for (const feature of own) {
      const counts = byFeature.get(feature);
      counts?.set(act, (counts.get(act) ?? 0) + weight);
    }
  const tells = (counts: ReadonlyMap<string, number>) => {
    const here = [...counts.values()].reduce((one, other) => one + other, 0);
    return [...totals].reduce((bits, [act, total]) => {
      const count = counts.get(act) ?? 0;
      const inside = count === 0 ? 0 : count * Math.log((count * sum) / (here * total));
      const outside = total - count;
      return bits + inside + (outside <= 0 ? 0 : outside * Math.log((outside * sum) / ((sum - here) * total)));
    }, 0);
  };
  return [...byFeature]
    .map(([feature, counts]) => ({ feature, bits: tells(counts) }))
    .sort((one, other) => other.bits - one.bits || (one.feature < other.feature ? -1 : 1))
    .slice(0, mostFeatures)
    .map(({ feature }) => feature);
}

function countedBy(all: readonly Told[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { act, weight } of all) counts.set(act, (counts.get(act) ?? 0) + weight);
  return counts;
}

/** The weights as `learned.ts` reads them: features in the order of letters, each without what it shares with the one before. */
function written(): string {
  const [names, classes, steps]: [string[], string[], string[]] = [[], [], []];
  let before = "";
  for (const feature of features.toSorted((one, other) => (one < other ? -1 : 1))) {
    const own = sorts.flatMap((_, sort) => {
      const steps = Math.round((weights[(places.get(feature) ?? 0) * sorts.length + sort] ?? 0) / step);
      return steps === 0 ? [] : [[sort, Math.max(-mostSteps, Math.min(mostSteps, steps))] as const];
    });
    if (own.length === 0) continue;
    const shared = [...feature].findIndex((letter, at) => letter !== before[at]);
    const same = shared < 0 ? feature.length : shared;
    names.push(`${String.fromCharCode(48 + same)}${feature.slice(same)}`);
    classes.push(own.map(([sort], at) => String.fromCharCode(34 + sort - (own[at - 1]?.[0] ?? -1))).join(""));
    steps.push(own.map(([, weight]) => String.fromCharCode(63 + weight)).join(""));
    before = feature;
  }
  const told = sorts.map((sort) => (sort === "answer" ? "none" : sort)).join(" ");
  return `// Written by \`npx tsx bench/language/acts/learn.ts\`; read by learned.ts.
export const weightStep = ${step};
export const learnedSorts = ${JSON.stringify(told)};
export const learnedFeatures = ${JSON.stringify(names.join("\n"))};
export const learnedClasses = ${JSON.stringify(classes.join("!"))};
export const learnedWeights = ${JSON.stringify(steps.join(""))};
`;
}
