import { type Act, informing, type Moment, type Understanding } from "../act.ts";
import { actOfTag } from "../acts-of-tags.ts";
import type { Tag } from "../lexicon.ts";

/** What is told apart by learning: what a whole phrase may do, and what is taken back. */
export type Sort = Exclude<Tag, "affirm" | "deny" | "filler" | "noise"> | "take-back:everything" | "take-back:unsaved";

/** How likely some words do something, the likeliest two first; "none" stands for what does nothing. */
export interface Likely {
  readonly sort: Sort | "none";
  /** 0 to 1. */
  readonly likelihood: number;
}

/** Reads what some words do, as it was learned from many sayings. */
export type Sorter = (text: string) => readonly [Likely, Likely];

let learned: Sorter | undefined;

/** From now on words that no rule understood are read by what was learned; with undefined by rules alone. */
export function readActsBy(sorter: Sorter | undefined): void {
  learned = sorter;
}

/** Less likely acts are none. */
const leastLikely = 0.4;
/** What leaves the question that stands, or changes how it is answered, must be more than likely. */
const leastLikelyToLeave = 0.6;
/** So many times likelier than the second act the first must be. */
const clearly = 2;

/**
 * What words that the rules made nothing of do after all, as far as that may be where they are said; else what the rules
 * made of them.
 */
export function orLearned(text: string, meant: Understanding, moment: Moment): Understanding {
  const [act, other] = meant.acts;
  if (other !== undefined || !isOpen(act)) return meant;
  const found = learnedAct(text, moment);
  return found === undefined ? meant : { acts: [found] };
}

/** The same of a clause beside an answer: nothing that would stand in that answer's way. */
export function learnedBeside(text: string, moment: Moment): Act | undefined {
  const act = learnedAct(text, moment);
  return act?.kind === "ask" || act?.kind === "hand-off" || isHelp(act) ? act : undefined;
}

function isHelp(act: Act | undefined): boolean {
  return act?.kind === "command" && (act.command === "why" || act.command === "where" || act.command === "help");
}

function learnedAct(text: string, moment: Moment): Act | undefined {
  const [first, second] = learned?.(text) ?? [];
  if (first === undefined || second === undefined || first.sort === "none") return undefined;
  const least = leaves(first.sort) ? leastLikelyToLeave : leastLikely;
  const isClear = first.likelihood >= least && first.likelihood >= clearly * second.likelihood;
  return isClear && mayBe(first.sort, moment) ? actOf(first.sort) : undefined;
}

/** Nothing was understood: no act at all, a question about nothing known, or an address of which nothing was read. */
function isOpen(act: Act): boolean {
  if (act.kind === "none") return true;
  if (act.kind === "ask") return act.topic === "unknown-question";
  if (act.kind !== "inform" || act.reading.status !== "ask") return false;
  const { missing, candidates, warnings, parts = {} } = act.reading;
  const isBlank = candidates.length === 0 && warnings.length === 0 && Object.values(parts).every((part) => part === "");
  return isBlank && missing.includes("line");
}

/** Tells whether more follows from an act than a sentence before the prompt that stands. */
function leaves(sort: Sort): boolean {
  return !sort.startsWith("ask:") && !sort.startsWith("social:") && sort !== "hand-off" && !isInforming(sort);
}

function isInforming(sort: Sort): boolean {
  return [...informing].some((command) => sort === `command:${command}`);
}

/**
 * Tells whether an act may be taken where it is said. A question of the interview's own is answered by nothing that was
 * only likely: neither a goodbye nor the same wish once more may be its yes.
 */
function mayBe(sort: Sort, { expects }: Moment): boolean {
  if (expects.kind === "yes-no" && !expects.isReview) return !leaves(sort) && sort !== "social:thanks";
  return expects.kind === "answer" || (sort !== "dont-know" && sort !== "later");
}

function actOf(sort: Sort): Act {
  if (sort === "take-back:everything") return { kind: "take-back", what: "everything" };
  if (sort === "take-back:unsaved") return { kind: "take-back", what: "unsaved" };
  return actOfTag(sort);
}
