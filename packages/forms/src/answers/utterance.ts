import type { Answers, FieldKind, FormType, Person } from "./answer.ts";
import type { AnswerKind, Lookups } from "./interpretation.ts";
import type { Reader } from "./reading.ts";

/** What reading an answer needs to know of its question; a form's field has all of it. */
export interface AskedField {
  readonly kind: FieldKind;
  /** Whose answer it is, where it is not the applicant's own. */
  readonly about?: Person;
  /** The ids of one's own answers, one of which may be meant by "la misma que yo": the first that is told. */
  readonly sameAs?: readonly string[];
  /** The id of a date that this one cannot be before. */
  readonly notBefore?: string;
  /** It is a date of birth: two digits of a year may mean either century. */
  readonly isBirth?: true;
  /** How old the person must be at least, in years. */
  readonly minimumAge?: number;
  /** An extra question brings its reader along. */
  readonly extra?: { readonly reader: Reader };
}

/** What to read, and what is known while reading. One of `field` (with `form`), `asked` and `kind` names the reader. */
export interface Utterance {
  readonly form?: FormType;
  readonly field?: string;
  readonly kind?: AnswerKind;
  /** The question itself: an extra one brings its reader. */
  readonly asked?: AskedField;
  /** The transcript, or the typed text. Longer than 400 characters is asked again. */
  readonly heard: string;
  /** The day it was heard, YYYY-MM-DD. */
  readonly today: string;
  /** The other answers of the form. */
  readonly answers?: Answers;
  readonly lookups?: Lookups;
  /** What the words come after: a value that was read back, of which they may say a part again, or words not understood whole. */
  readonly before?: Before;
}

/** What some words come after: they may be the rest of it, or correct a part of it. */
export interface Before {
  readonly said: string;
  /** Whether `said` is a whole value, of which a part may be said again; else it may also be gone on with. */
  readonly isWhole: boolean;
}
