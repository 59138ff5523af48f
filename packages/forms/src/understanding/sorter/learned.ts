import { featuresOf } from "./features.ts";
import { type Likely, readActsBy, type Sorter } from "./sorter.ts";
import { learnedClasses, learnedFeatures, learnedSorts, learnedWeights, weightStep } from "./weights.ts";

/** How a feature speaks for each sort of act: the sort's place, and its weight. */
type Weights = readonly (readonly [sort: number, weight: number])[];

/** Every sort of act that was learned. */
export const sortsLearned = learnedSorts.split(" ") as Likely["sort"][];

/** Where the letters begin that classes and weights are written in. */
const [noClass, noWeight] = [34, 63];

let opened: ReadonlyMap<string, Weights> | undefined;

/** The weights of every feature; each begins with as many letters of the one before as its number says. */
function weights(): ReadonlyMap<string, Weights> {
  if (opened !== undefined) return opened;
  const known = new Map<string, Weights>();
  const classes = learnedClasses.split("!");
  let [feature, at] = ["", 0];
  for (const [place, line] of learnedFeatures.split("\n").entries()) {
    feature = feature.slice(0, line.charCodeAt(0) - "0".charCodeAt(0)) + line.slice(1);
    let sort = -1;
    const own = [...(classes[place] ?? "")].map((letter) => {
      sort += letter.charCodeAt(0) - noClass;
      const weight = (learnedWeights.charCodeAt(at) - noWeight) * weightStep;
      at += 1;
      return [sort, weight] as const;
    });
    known.set(feature, own);
  }
  opened = known;
  return known;
}

/** From now on words that no rule understands are read by what was learned. A page loads this late, everybody else at the start. */
export function readLearnedActs(): void {
  weights();
  readActsBy(learnedSorter);
}

/** The likeliest two of what some words may do: a multinomial logistic regression over their features. */
export const learnedSorter: Sorter = (text, traits) => {
  const scores = sortsLearned.map(() => 0);
  const known = weights();
  // The feature without a name is in everything.
  for (const feature of ["", ...featuresOf(text), ...traits])
    for (const [sort, weight] of known.get(feature) ?? []) scores[sort] = (scores[sort] ?? 0) + weight;
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const sum = shares.reduce((total, share) => total + share, 0);
  const likely = shares.map((share, at): Likely => ({ sort: sortsLearned[at] ?? "none", likelihood: share / sum }));
  const [first = nothing, second = nothing] = likely.toSorted((one, other) => other.likelihood - one.likelihood);
  return [first, second];
};

const nothing: Likely = { sort: "none", likelihood: 0 };
