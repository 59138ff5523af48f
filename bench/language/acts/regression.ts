import { hashOf } from "./sayings.ts";

/** One example: the numbers of its features, of which class it is, and how much it counts. */
export interface Example {
  readonly features: readonly number[];
  readonly class: number;
  readonly weight: number;
}

/** How the weights are learned (FTRL-proximal, McMahan and others, 2013): few are other than 0. */
const [rate, smoothing, sparse, small] = [0.15, 1, 1.5, 0.5];
/** So little an example is wrong by that nothing is learned of it. */
const leastError = 0.003;

/**
 * Learns a multinomial logistic regression with an L1 bound, the same at every run.
 * @returns the weights, by feature and in it by class
 */
export function regression(
  examples: readonly Example[],
  { features, classes, rounds }: { readonly features: number; readonly classes: number; readonly rounds: number },
): Float64Array {
  const [sums, squares, weights] = [0, 0, 0].map(() => new Float64Array(features * classes)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const learn = (at: number, error: number) => {
    const [square = 0, weight = 0] = [squares[at], weights[at]];
    const after = square + error * error;
    const sum = (sums[at] ?? 0) + error - ((Math.sqrt(after) - Math.sqrt(square)) / rate) * weight;
    [sums[at], squares[at]] = [sum, after];
    const beyond = Math.max(0, Math.abs(sum) - sparse);
    weights[at] = (-Math.sign(sum) * beyond) / ((smoothing + Math.sqrt(after)) / rate + small);
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const example of mixed(examples, round)) {
      const shares = sharesOf(example.features, weights, classes);
      for (const [one, share] of shares.entries()) {
        const error = example.weight * (share - Number(one === example.class));
        if (Math.abs(error) >= leastError)
          for (const feature of example.features) learn(feature * classes + one, error);
      }
    }
  }
  return weights;
}

function sharesOf(features: readonly number[], weights: Float64Array, classes: number): readonly number[] {
  const scores = new Array<number>(classes).fill(0);
  for (const feature of features)
    for (let one = 0; one < classes; one += 1)
      scores[one] = (scores[one] ?? 0) + (weights[feature * classes + one] ?? 0);
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

/** In an order that has nothing to do with theirs, another one each round. */
function mixed(examples: readonly Example[], round: number): readonly Example[] {
  return examples
    .map((example, at) => ({ example, place: hashOf(`${round} ${at}`) }))
    .sort((one, other) => one.place - other.place)
    .map(({ example }) => example);
}
