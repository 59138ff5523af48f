import type { Act, Moment } from "../act.ts";
import type { Tag } from "../lexicon.ts";
import { traitsOf } from "./traits.ts";

/** Topics of which nothing was learned: what they are of, only rules find. */
export type OnlyByRules =
  | "word-meaning"
  | "why-this"
  | "why-not-asked"
  | "other-form"
  | "not-on-form"
  | "what-comes-of-it";

/** What is told apart by learning: what a whole phrase may do, what is taken back, and that an answer is none. */
export type Sort =
  | Exclude<Tag, "affirm" | "deny" | "command:leave" | "filler" | "noise" | `ask:${OnlyByRules}`>
  | "absent"
  | "take-back:everything"
  | "take-back:unsaved";

/** What was learned of as well, and is the rules' to read: an answer, a value put right, a yes, a no, and to save the form. */
export type Left = "answer" | "repair" | "affirm" | "deny" | "command:leave";

const left: ReadonlySet<string> = new Set<Left>(["answer", "repair", "affirm", "deny", "command:leave"]);

/** How likely some words do something, the likeliest two first; "none" stands for what does nothing. */
export interface Likely {
  readonly sort: Sort | Left | "none";
  /** 0 to 1. */
  readonly likelihood: number;
}

/**
 * Reads what some words do, as it was learned from many sayings.
 * @param traits what the rules made of them, and where they were said: see `traits.ts`
 */
export type Sorter = (text: string, traits: readonly string[]) => readonly [Likely, Likely];

let learned: Sorter | undefined;

/** From now on what was learned is asked beside the rules; with undefined the rules are alone. */
export function readActsBy(sorter: Sorter | undefined): void {
  learned = sorter;
}

/** The likeliest two of what some words do where the rules made this of them; undefined while nothing is learned. */
export function sorted(text: string, byRules: readonly Act[], moment: Moment): ReturnType<Sorter> | undefined {
  return learned?.(text, traitsOf(text, byRules, moment));
}

/** Tells whether what some words do is the rules' to read. */
export function isLeft(sort: Likely["sort"]): sort is Left {
  return left.has(sort);
}
