import type { Token } from "../words/tokens.ts";

/** Where in a value something belongs. */
export type Place = "end" | "beginning" | "first" | "middle" | "last";

/** One thing that was said, and how it stands to what was said before it. */
export interface Mention {
  /** `corrects`: what was said is put right; `completes`: it lacked this; `goes-on`: more of it, or the same again. */
  readonly relation: "answers" | "corrects" | "completes" | "goes-on";
  readonly words: readonly Token[];
  readonly place?: Place;
  /** What was named to be wrong. */
  readonly denied?: readonly Token[];
  /** The "no" before what is denied may also take back what was said: "046, 117, no 118, 230". */
  readonly isUnsure?: boolean;
}

/** A state of what was understood so far, and what it costs to believe it. */
export interface Held<State> {
  readonly state: State;
  readonly cost: number;
}

/** How a kind of answer takes one mention into what it holds already. */
export interface Slot<State> {
  readonly empty: State;
  put(state: State, mention: Mention): readonly Held<State>[];
  keyOf(state: State): string;
}

/** At most this many ways to understand what was said so far are kept. */
const widest = 12;

/** All that was said, taken in from left to right: the ways to understand it, the cheapest first. */
export function folded<State>(mentions: readonly Mention[], slot: Slot<State>): readonly Held<State>[] {
  let held: readonly Held<State>[] = [{ state: slot.empty, cost: 0 }];
  for (const mention of mentions) {
    const next = new Map<string, Held<State>>();
    for (const { state, cost } of held) {
      for (const way of slot.put(state, mention)) {
        const key = slot.keyOf(way.state);
        const total = cost + way.cost;
        if (total < (next.get(key)?.cost ?? Number.POSITIVE_INFINITY)) next.set(key, { state: way.state, cost: total });
      }
    }
    held = [...next.values()].sort((one, other) => one.cost - other.cost).slice(0, widest);
  }
  return held;
}
