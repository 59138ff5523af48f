import type { Act, Understanding } from "./act.ts";

/** What an utterance means: this act first, and what came with it. */
export function one(act: Act, ...more: readonly Act[]): Understanding {
  return { acts: [act, ...more] };
}

/** Acts as an understanding has them: there is always a first. */
export function asActs(acts: readonly Act[]): readonly [Act, ...Act[]] {
  return [acts[0] ?? { kind: "none" }, ...acts.slice(1)];
}
