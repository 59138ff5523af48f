import type { Word } from "../../../packages/forms/src/understanding/pieces/features.ts";
import { roles } from "../../../packages/forms/src/understanding/pieces/piece.ts";
import { sumsOf } from "../../../packages/forms/src/understanding/pieces/tagger.ts";

/** The words of something said, and the place of each one's role among all. */
export interface Sequence {
  readonly words: readonly Word[];
  readonly path: readonly number[];
}

/** What was learned: weights by feature and role, and by joint those of each role behind each other. */
export interface Field {
  readonly weights: ReadonlyMap<string, Float64Array>;
  readonly follows: ReadonlyMap<string, readonly Float64Array[]>;
}

const size = roles.length;
/** How far a step goes, where steps begin to shrink, and how far each round draws a weight to 0, the less the surer it is. */
const [rate, start, pull] = [0.1, 1e-3, 0.003];

/** A table of numbers with the sum of the squares of what was added, by which AdaGrad shortens its steps. */
class Learning {
  readonly values: Float64Array;
  private readonly squares: Float64Array;

  constructor(length: number) {
    this.values = new Float64Array(length);
    this.squares = new Float64Array(length).fill(start);
  }

  step(at: number, gradient: number): void {
    const square = (this.squares[at] ?? 0) + gradient * gradient;
    this.squares[at] = square;
    this.values[at] = (this.values[at] ?? 0) + (rate * gradient) / Math.sqrt(square);
  }

  draw(): void {
    for (const [at, value] of this.values.entries()) {
      const by = pull / Math.sqrt(Math.sqrt(this.squares[at] ?? 1));
      this.values[at] = Math.sign(value) * Math.max(0, Math.abs(value) - by);
    }
  }
}

/** Learns a linear-chain conditional random field by AdaGrad, whose weights are drawn to 0 (L1). */
export function conditionalField(
  sequences: readonly Sequence[],
  {
    features,
    joints,
    rounds,
  }: { readonly features: readonly string[]; readonly joints: readonly string[]; readonly rounds: number },
): Field {
  const ids = new Map(features.map((feature, at) => [feature, at]));
  const places = new Map(joints.map((joint, at) => [joint, at]));
  const weights = new Learning(features.length * size);
  const usual = new Learning((size + 1) * size);
  const special = joints.map(() => new Learning((size + 1) * size));
  const rowsAt = (joint: number) => {
    const own = special[joint]?.values;
    return Array.from({ length: size + 1 }, (_, row) => {
      const rows = new Float64Array(size);
      for (let to = 0; to < size; to += 1)
        rows[to] = (usual.values[row * size + to] ?? 0) + (own?.[row * size + to] ?? 0);
      return rows;
    });
  };
  const known = sequences.map(({ words, path }) => ({
    path,
    joints: words.map(({ joint }) => places.get(joint) ?? places.get(joint.startsWith(",") ? "," : "") ?? 0),
    features: words.map((word) => word.features.flatMap((feature) => ids.get(feature) ?? [])),
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const one of shuffled(known, round)) {
      const scores = one.features.map((own) => {
        const sums = new Float64Array(size);
        for (const id of own)
          for (let role = 0; role < size; role += 1)
            sums[role] = (sums[role] ?? 0) + (weights.values[id * size + role] ?? 0);
        return sums;
      });
      const follows = one.joints.map(rowsAt);
      const { forward, backward, all } = sumsOf(scores, follows);
      for (const [at, own] of one.features.entries()) {
        const before = one.path[at - 1] ?? size;
        for (let role = 0; role < size; role += 1) {
          const isSo = one.path[at] === role;
          const behind = (backward[at]?.[role] ?? 0) - all;
          const error = (isSo ? 1 : 0) - Math.exp((forward[at]?.[role] ?? 0) + behind);
          if (Math.abs(error) > least) for (const id of own) weights.step(id * size + role, error);
          for (let from = at === 0 ? size : 0; from < (at === 0 ? size + 1 : size); from += 1) {
            const way =
              (at === 0 ? 0 : (forward[at - 1]?.[from] ?? 0)) +
              (follows[at]?.[from]?.[role] ?? 0) +
              (scores[at]?.[role] ?? 0);
            const wrong = (isSo && before === from ? 1 : 0) - Math.exp(way + behind);
            if (Math.abs(wrong) <= least) continue;
            usual.step(from * size + role, wrong);
            special[one.joints[at] ?? 0]?.step(from * size + role, wrong);
          }
        }
      }
    }
    if (round < rounds - 1) weights.draw();
  }
  return {
    weights: new Map(features.map((feature, at) => [feature, weights.values.slice(at * size, (at + 1) * size)])),
    follows: new Map(joints.map((joint, at) => [joint, rowsAt(at)])),
  };
}

/** Smaller errors teach nothing. */
const least = 1e-4;

/** In an order that is another in every round, and ever the same. */
function shuffled<Of>(all: readonly Of[], seed: number): readonly Of[] {
  const order = [...all];
  let state = seed + 12_345;
  for (let at = order.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (at + 1);
    const [one, two] = [order[at] as Of, order[other] as Of];
    order[at] = two;
    order[other] = one;
  }
  return order;
}
