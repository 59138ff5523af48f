/**
 * What a piece of an utterance is to the question that stands: a yes or a no, its answer, a value that is not to be written
 * down, words around the answer, a fact for another question, that something is not known, a question, a wish, or talk.
 */
export type Role = "yes" | "no" | "value" | "dismissed" | "around" | "fact" | "unknown" | "asks" | "wishes" | "talk";

/** A stretch of an utterance with one role, in the order it was said. */
export interface Piece {
  readonly role: Role;
  /** As it was said, with the marks in it. */
  readonly text: string;
  /** How likely all of its words have this role, 0 to 1. */
  readonly likelihood: number;
}

/** What something is said to: its question, what was read back, a missing part, a choice, or the review. */
export interface Setting {
  readonly where: "ask" | "back" | "part" | "which" | "review";
  /** The kind of the field in question; empty in the review. */
  readonly kind: string;
  /** The folded words that were just read back or offered. */
  readonly known: ReadonlySet<string>;
}

/** Every role, in the order its weights are written in. */
export const roles: readonly Role[] = [
  "yes",
  "no",
  "value",
  "dismissed",
  "around",
  "fact",
  "unknown",
  "asks",
  "wishes",
  "talk",
];

/** Parts an utterance into its pieces. */
export type Parter = (text: string, setting: Setting) => readonly Piece[];

let parter: Parter | undefined;

/** From now on utterances are parted by this; with undefined by rules alone. */
export function partBy(learned: Parter | undefined): void {
  parter = learned;
}

/** The pieces of an utterance; none while nothing is learned. */
export function parted(text: string, setting: Setting): readonly Piece[] {
  return parter?.(text, setting) ?? [];
}
