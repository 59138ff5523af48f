// usage: npx tsx bench/language/acts/learn.ts [--without REGION]
// Learns what words do from sayings.jsonl and the recorded answers, and writes the weights: some minutes of one processor,
// the same file every time. --without learns without one author's sayings, to measure on them what is new to it.

import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Moment } from "../../../packages/forms/src/understanding/act.ts";
import { featuresOf } from "../../../packages/forms/src/understanding/sorter/features.ts";
import { traitsOf } from "../../../packages/forms/src/understanding/sorter/traits.ts";
import { understand } from "../../../packages/forms/src/understanding/understand.ts";
import { momentFor, momentsOfKind } from "./moments.ts";
import { type Example, regression } from "./regression.ts";
import { answersHeldOut, hashOf, isHeldOut, readAnswers, readSayings } from "./sayings.ts";

/** A feature is learned of where it is in so many sayings, and is one of those that tell most. */
const [fewestSayings, mostFeatures] = [3, 12_000];
/** Recorded answers are many and alike: one in so many is learned of, and counts for less than a saying. */
const [oneAnswerIn, weightOfAnswer] = [4, 0.6];
const rounds = 9;
/** The step in which weights are written, and how many of them on either side of 0. */
const [step, mostSteps] = [0.35, 28];

const file = new URL("../../../packages/forms/src/understanding/sorter/weights.ts", import.meta.url);
const [, , flag, region] = process.argv;
const left = flag === "--without" ? region : undefined;

interface Told {
  readonly act: string;
  readonly features: ReadonlySet<string>;
  readonly weight: number;
}

/** What is learned of something said: its words, and what the rules alone make of it where it is said. */
function toldOf(said: string, act: string, weight: number, moment: Moment): Told {
  const traits = traitsOf(said, understand(said, moment).acts, moment);
  return { act, features: new Set([...featuresOf(said), ...traits]), weight };
}

const told: readonly Told[] = [
  ...readSayings()
    .filter(({ by }) => by !== left)
    .map((saying) => toldOf(saying.said, saying.act, 1, momentFor(saying))),
  ...readAnswers()
    .filter(({ said }) => !isHeldOut(said, answersHeldOut) && hashOf(said) % oneAnswerIn === 0)
    .flatMap(({ kind, said }) => momentsOfKind(kind).map((moment) => toldOf(said, "answer", weightOfAnswer, moment))),
];
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
  return `// Written by \`npx tsx bench/language/acts/learn.ts\`; read by learned.ts.
export const weightStep = ${step};
export const learnedSorts = ${JSON.stringify(sorts.join(" "))};
export const learnedFeatures = ${JSON.stringify(names.join("\n"))};
export const learnedClasses = ${JSON.stringify(classes.join("!"))};
export const learnedWeights = ${JSON.stringify(steps.join(""))};
`;
}
