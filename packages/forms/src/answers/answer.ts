export type { FormType } from "../forms/form-types.ts";

/** What an answer means, and so which reader of `answers/` reads it. */
export type FieldKind =
  | "name"
  | "date"
  | "country"
  | "alien-number"
  | "address"
  | "phone"
  | "email"
  | "marital"
  | "relation"
  | "number"
  | "yesno"
  | ExtraKind;

/** What only extra questions ask for; their readers come with the questions. */
export type ExtraKind = "choice" | "mailing-address" | "workplace" | "town" | "country-or-state" | "words";

/** Whom a question is about. */
export type Person = "applicant" | "spouse" | "relative";

/** Where in `heard` something was said: UTF-16 offsets, end excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A name of an address as it was heard or typed. */
export interface NameHeard {
  /** Folded, its words apart. */
  readonly heard: string;
  /** What it is of; `street-by-ear` where other words of the address are written as a Spanish ear hears them. */
  readonly as: "street" | "street-by-ear" | "city";
}

/** What a name was meant to be. */
export interface Meant {
  /** Folded: itself where it is one, null where no name is like it. */
  readonly name: string | null;
  /** What was heard may be a name of its own: it is asked. */
  readonly isUnsure?: true | undefined;
}

/** What the server's table says of one ZIP code. */
export interface Place {
  /** Five digits. */
  readonly zip: string;
  /** The city the post office prefers. */
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  /** Those places of the state whose names end like the city's, itself included; folded and without spaces. */
  readonly alike: readonly string[];
  /**
   * Cities of the state that have ZIP codes of their own far from this one: whoever names one of them may have misheard
   * or mistyped. Folded and without spaces. Other names are accepted: a ZIP code has more of them than the table knows.
   */
  readonly elsewhere?: readonly string[] | undefined;
  /** Places of its region without a ZIP code of their own, as they are printed: addresses there may name them for the city. */
  readonly accepted?: readonly string[] | undefined;
  /** What names of an address in it were meant to be. */
  readonly meant?: readonly (NameHeard & Meant)[] | undefined;
}

/** One answer as it was heard or typed. English is always derived from it, never stored. */
export interface HeardAnswer {
  /** The words in Spanish, trimmed. */
  readonly said: string;
  /** When they were said, ISO 8601 with time: two-digit years and "future" depend on it. */
  readonly heardAt: string;
  /** What was known of its ZIP codes when it was confirmed: it is read with these, and no others, wherever it is read. */
  readonly places?: readonly Place[] | undefined;
}

/** The answers of one form, by field id. */
export type Answers = Readonly<Record<string, HeardAnswer>>;
