import type { Person } from "../answers/answer.ts";

/** Words in both languages. Spanish: usted, plain, short. */
export interface Words {
  readonly spanish: string;
  readonly english: string;
}

/**
 * What other answers must say for a question to be asked; values are the canonical ones of the readers, of an address
 * `abroad` or `domestic`. In a row of a group, `field` names a column of the same row first; "relation:detail" is a part
 * of an answer. `fromRow` holds in that row, counted from 1, and all later ones.
 */
export type Condition =
  | { readonly field: string; readonly is: readonly string[] }
  | { readonly field: string; readonly atLeast: number }
  | { readonly fromRow: number }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

/** What every question of a form says of itself, whoever reads its answer. */
export interface Question {
  readonly id: string;
  /** What the answer means, and so which reader reads it. */
  readonly kind: string;
  /** The English label, as it is printed on the answer sheet. */
  readonly label: string;
  readonly labelSpanish: string;
  readonly required: boolean;
  /** The spoken prompt: plain Spanish, usted, at most 20 words. */
  readonly question: string;
  /** Other wordings of it: the first whose condition is known to hold is asked instead. */
  readonly wordings?: readonly Wording[];
  /** Belongs to the question: said with it or shown beside it, always. */
  readonly detail?: Words;
  /** Whose answer it is, where it is not the applicant's own. */
  readonly about?: Person;
  /** When it is asked; without one, always. */
  readonly when?: Condition;
  /** Said where it is not asked, so that nobody wonders why. */
  readonly notAsked?: Words;
}

/** How a question is asked where a condition holds. */
export interface Wording {
  readonly when: Condition;
  readonly question: string;
  /** The question's detail does not hold there. */
  readonly isBare?: true;
}

/**
 * A table: the same few questions for each trip, child or address. Its answers are kept under ids of their own:
 * `trips` for the gate, `trips.1.left` for a column of the first row, `trips.1.another` for "is there another one?".
 */
export interface Group<Q extends Question> {
  readonly id: string;
  readonly when?: Condition;
  /** Asked before the first row: a plain no ends the group. Without one the first row is always asked for. */
  readonly gate?: Q;
  /** Said before each row. */
  readonly lead?: Words;
  /** The questions of one row. Their ids are unique in the row. */
  readonly many: readonly Q[];
  /** Asked after a row: only a yes brings another one. Without it there are `atMost` rows. */
  readonly another?: Q;
  /** How many rows there can be. */
  readonly atMost?: number;
}

/** Some items under a title, with what is said before the first of them that is asked. */
export interface Section<Q extends Question> {
  readonly title?: Words;
  readonly lead?: Words;
  readonly items: readonly Item<Q>[];
}

/** One thing that a form asks. */
export type Item<Q extends Question> = Q | Group<Q> | Section<Q>;
