import type { Word } from "./features.ts";
import { type Piece, roles } from "./piece.ts";

/** What was learned of roles: of each feature how it speaks for each, and at each joint which follows which. */
export interface Learned {
  /** How a feature speaks for every role. */
  readonly weightsOf: (feature: string) => readonly (readonly [role: number, weight: number])[] | undefined;
  /** By the role before, the last for the beginning, and the role. */
  readonly followsAt: (joint: string) => Follows;
}

/** How likely each role stands behind each other one, as scores; the last row is of the beginning. */
export type Follows = readonly ArrayLike<number>[];

const count = roles.length;

/** The scores of each word for each role. */
function scoresOf(words: readonly Word[], { weightsOf }: Pick<Learned, "weightsOf">): readonly Float64Array[] {
  return words.map(({ features }) => {
    const scores = new Float64Array(count);
    for (const feature of features)
      for (const [role, weight] of weightsOf(feature) ?? []) scores[role] = (scores[role] ?? 0) + weight;
    return scores;
  });
}

/** What a linear chain sums up over all ways to give roles to words, as logarithms. */
export interface Sums {
  readonly forward: readonly Float64Array[];
  readonly backward: readonly Float64Array[];
  readonly all: number;
}

/** The sums over every way until each word, and behind it; of at least one word. */
export function sumsOf(scores: readonly Float64Array[], follows: readonly Follows[]): Sums {
  const forward: Float64Array[] = [];
  const ways = new Float64Array(count);
  for (const [at, own] of scores.entries()) {
    const rows = follows[at] ?? [];
    const last = forward[at - 1];
    const sums = new Float64Array(count);
    for (let role = 0; role < count; role += 1) {
      if (last !== undefined)
        for (let from = 0; from < count; from += 1) ways[from] = (last[from] ?? 0) + (rows[from]?.[role] ?? 0);
      sums[role] = (own[role] ?? 0) + (last === undefined ? (rows[count]?.[role] ?? 0) : logSum(ways));
    }
    forward.push(sums);
  }
  const backward = scores.map(() => new Float64Array(count));
  for (let at = scores.length - 2; at >= 0; at -= 1) {
    const [sums, behind, next, rows] = [backward[at], backward[at + 1], scores[at + 1], follows[at + 1] ?? []];
    for (let role = 0; role < count; role += 1) {
      for (let to = 0; to < count; to += 1)
        ways[to] = (next?.[to] ?? 0) + (behind?.[to] ?? 0) + (rows[role]?.[to] ?? 0);
      if (sums !== undefined) sums[role] = logSum(ways);
    }
  }
  return { forward, backward, all: logSum(forward.at(-1) ?? new Float64Array(1)) };
}

function logSum(values: Float64Array): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) most = Math.max(most, value);
  let sum = 0;
  for (const value of values) sum += Math.exp(value - most);
  return most + Math.log(sum);
}

/** The likeliest roles of the words. */
function likeliest(scores: readonly Float64Array[], follows: readonly Follows[]): readonly number[] {
  const origins: number[][] = [];
  let best = new Float64Array(count);
  for (const [at, own] of scores.entries()) {
    const row = follows[at] ?? [];
    const before = best;
    const from = [...own.keys()].map((role) => {
      if (at === 0) return count;
      const sums = before.map((sum, last) => sum + (row[last]?.[role] ?? 0));
      return sums.indexOf(Math.max(...sums));
    });
    best = own.map((score, role) => {
      const last = from[role] ?? count;
      return score + (at === 0 ? 0 : (before[last] ?? 0)) + (row[last]?.[role] ?? 0);
    });
    origins.push(from);
  }
  const path = [best.indexOf(Math.max(...best))];
  for (let at = scores.length - 1; at > 0; at -= 1) path.unshift(origins[at]?.[path[0] ?? 0] ?? 0);
  return path;
}

/** The pieces of an utterance, as they are likeliest. */
export function piecesOf(text: string, words: readonly Word[], learned: Learned): readonly Piece[] {
  if (words.length === 0) return [];
  const scores = scoresOf(words, learned);
  const follows = words.map(({ joint }) => learned.followsAt(joint));
  const path = likeliest(scores, follows);
  const { forward, backward, all } = sumsOf(scores, follows);
  const found: { role: number; start: number; likelihood: number }[] = [];
  for (const [at, role] of path.entries()) {
    const likelihood = Math.exp((forward[at]?.[role] ?? 0) + (backward[at]?.[role] ?? 0) - all);
    const last = found.at(-1);
    if (last?.role === role) last.likelihood = Math.min(last.likelihood, likelihood);
    else found.push({ role, start: found.length === 0 ? 0 : (words[at]?.token.start ?? 0), likelihood });
  }
  return found.map(({ role, start, likelihood }, at) => ({
    role: roles[role] ?? "talk",
    likelihood,
    text: text.slice(start, found[at + 1]?.start).trim(),
  }));
}
