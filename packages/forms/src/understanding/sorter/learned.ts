import { featuresOf } from "./features.ts";
import { openedWeights, type Weights } from "./opened.ts";
import { type Likely, readActsBy, type Sorter } from "./sorter.ts";
import { learnedClasses, learnedFeatures, learnedSorts, learnedWeights, weightStep } from "./weights.ts";

/** Every sort of act that was learned. */
export const sortsLearned = learnedSorts.split(" ") as Likely["sort"][];

let opened: ReadonlyMap<string, Weights> | undefined;

function weights(): ReadonlyMap<string, Weights> {
  opened ??= openedWeights({
    features: learnedFeatures,
    classes: learnedClasses,
    weights: learnedWeights,
    step: weightStep,
  });
  return opened;
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
