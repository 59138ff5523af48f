import type { Person } from "../../answers/answer.ts";
import type { Weighty } from "../../answers/extra/yes-no-asked/reading.ts";
import type { Condition, Wording, Words } from "../items.ts";
import type { Timeline } from "./timeline/ask-for-time.ts";
import type { Stays } from "./timeline/count-days.ts";

/** What the answer to a question of a part means. */
export type EntryKind =
  | "address"
  | "alien-number"
  | "child-birth"
  | "child-count"
  | "child-relationship"
  | "child-residence"
  | "citizen-how"
  | "care-of"
  | "count"
  | "countries"
  | "country"
  | "countries-or-none"
  | "date"
  | "dates-or-none"
  | "digits"
  | "ethnicity"
  | "eyes"
  | "field-office"
  | "hair"
  | "height"
  | "journey-begin"
  | "journey-end"
  | "name"
  | "name-piece"
  | "name-piece-or-none"
  | "occupation"
  | "online-account"
  | "organization"
  | "phone"
  | "postal-code"
  | "race"
  | "social-security"
  | "span-begin"
  | "span-end"
  | "state"
  | "street"
  | "town"
  | "weight"
  | "words"
  | "workplace"
  | "yesno";

/**
 * One question of a form's part: its own words in plain Spanish, and what the form itself says of it.
 * @typeParam Own kinds that only this form has
 */
export interface Entry<Own extends string = never> {
  readonly id: string;
  /** As printed: "15.b". */
  readonly item: string;
  readonly page: number;
  readonly kind: EntryKind | Own;
  /** What the answer sheet calls it. */
  readonly label: string;
  /** Said once, before it: what holds for it and those behind it. */
  readonly lead?: string;
  readonly question: string;
  /** Belongs to the question: always said with it. */
  readonly detail?: string;
  /** What a word of it means. */
  readonly help?: string;
  readonly when?: Condition;
  readonly wordings?: readonly Wording[];
  /** Whose answer it is, where it is not the applicant's own. */
  readonly about?: Person;
  /** It is a date of birth: two digits of a year may mean either century. */
  readonly isBirth?: true;
  /** The id of a date that this one cannot be before. */
  readonly notBefore?: string;
  /** Questions of one group are checked together, by voice. */
  readonly group?: number;
  /** Which answer is read back as what it means; `yes` where nothing is said, `neither` where the next question tells what was heard. */
  readonly weighty?: Weighty;
  /** What a yes must explain: in the person's own words, or what the form wants told. */
  readonly explain?: string;
  /** What the form says of an answer. */
  readonly remarks?: Readonly<Partial<Record<"yes" | "no", Words>>>;
}

/** A question of a table's rows. */
export interface Column<Own extends string = never> extends Omit<Entry<Own>, "item" | "page"> {
  /** The first row that has it. */
  readonly fromRow?: number;
  /** The column in whose answer this one may have been told too, and how its words are found there. */
  readonly toldWith?: {
    readonly column: string;
    readonly words: (said: string) => string | undefined;
    /** How it is found where it is put right alone. */
    readonly alone?: (said: string) => string | undefined;
  };
  /** See `Extra`; by the ids of the columns. */
  readonly together?: { readonly question: string; readonly called: Readonly<Record<string, string>> };
  /** The columns in whose answer it may be told along, and which part of theirs it is: a whole address for its street. */
  readonly partOf?: { readonly part: string; readonly columns: readonly string[] };
}

/** A table of a part: so many rows of the same questions, after a first one that always comes. */
export interface Table<Own extends string = never> {
  readonly id: string;
  readonly item: string;
  readonly page: number;
  /** What one row is called in a sentence, and how people call it, as a pattern. */
  readonly row: { readonly one: string; readonly called: string };
  readonly when?: Condition;
  /** Asks whether there is a first row; a table without it begins with its first row. */
  readonly gate?: Omit<Entry, "id" | "item" | "page" | "kind">;
  /** When the first row is known from other answers, and only further ones are asked for. */
  readonly known?: Condition;
  /** Said before each row. */
  readonly lead: string;
  /** Said instead before the rows behind the first; nothing, where it is empty. */
  readonly nextLead?: string;
  readonly rows: number;
  /** The id of the question that tells how many rows there are: who answered it is not asked for another one. */
  readonly count?: string;
  readonly columns: readonly Column<Own>[];
  /** Cells that another question asks: `1.name`, and its id. */
  readonly elsewhere?: Readonly<Record<string, string>>;
  /** Its rows are stays, whose days are counted: the columns where one begins and ends, and how a long one is remarked. */
  readonly stays?: Stays;
  /** What time its rows must tell of. */
  readonly timeline?: Timeline;
  /** Asked after a row; a table without it has all its rows. */
  readonly another?: string;
  /** Which answer to that is read back as what it means; none where nothing is said, for the next question tells it. */
  readonly weighty?: Weighty;
  /** Asked instead after a first row that is known. */
  readonly anotherKnown?: string;
}
