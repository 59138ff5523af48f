import type { FieldKind, FormType } from "../answers/answer.ts";
import type { Candidate } from "../answers/interpretation.ts";
import type { Reader } from "../answers/reading.ts";
import type { Condition, Question, Words } from "./items.ts";
import type { Told } from "./walk.ts";

/** One question of a form. `id`, `type` and `required` come from the product specification, section 3. */
export interface Field extends Question {
  readonly type: "text" | "date";
  readonly kind: FieldKind;
  /** The question for the page in English. */
  readonly questionEnglish: string;
  /** How people begin to tell it unasked, as patterns of folded words, one a line: "mi telefono es". */
  readonly cues?: string;
  /** What people say before the answer that its reader would take for a part of it, as patterns of folded words. */
  readonly lead?: string;
  /** When an answer of none contradicts the others, and is to be checked. */
  readonly neededWhen?: Condition;
  /** The ids of one's own answers, one of which may be meant by "la misma que yo": the first that is told. */
  readonly sameAs?: readonly string[];
  /** The id of a date that this one cannot be before. */
  readonly notBefore?: string;
  /** It is a date of birth: two digits of a year may mean either century. */
  readonly isBirth?: true;
  /** How old the person must be at least, in years. */
  readonly minimumAge?: number;
  /** What a person may ask about it. */
  readonly help: FieldHelp;
  /** Only on a question that is asked of those who want more boxes filled. */
  readonly extra?: Extra;
}

/** What a person may ask about a question; spoken on request and shown beside it. Spanish: usted, plain, short. */
export interface FieldHelp {
  /** "¿Por qué me preguntan esto?" */
  readonly why: string;
  /** "¿Dónde lo encuentro?" */
  readonly where: string;
  /** The same in English, for the English interface. */
  readonly whyEnglish: string;
  readonly whereEnglish: string;
  /** Our own drawing of where it is printed. */
  readonly drawing?: "alien-number";
}

/** What an extra question brings along, so that whoever does not want it loads nothing of it. */
export interface Extra {
  readonly reader: Reader;
  /** Everything the form lets one choose, to tap. */
  readonly choices?: readonly Candidate[];
  /** An error in it is cheap, and heard when it is told: it is noted, and not read back. */
  readonly isNoted?: true;
  /** What is said beside the question, always: that Dilo cannot advise, and whom to ask. */
  readonly caution?: Words;
  /** The form's part that is asked whole; without one it is of the few extra questions. */
  readonly part?: number;
  /** Said once before the question: what holds for it and those behind it. */
  readonly lead?: string;
  /** Questions of one group are checked together, by voice. */
  readonly group?: number;
  /** The answer of a group's yes or no that is not read back by itself. */
  readonly quiet?: "yes" | "no";
  /** What the form says of an answer, by its value. */
  readonly remarks?: Readonly<Partial<Record<string, Words>>>;
  /** It asks whether a table has a row, or another one: how a no is asked back where the row's first answer is asked. */
  readonly opensRow?: string;
  /** The question as the answers so far make it, where they do. */
  readonly asks?: (told: Told, today: string) => string | undefined;
  /** The question in whose answer this one may have been told too, and how its words are found there. */
  readonly toldWith?: {
    readonly field: string;
    readonly words: (said: string) => string | undefined;
    /** How it is found where it is put right alone, while that answer is read back. */
    readonly alone?: (said: string) => string | undefined;
    /** It is only taken where nothing of it is in doubt. */
    readonly isSure?: true;
  };
  /**
   * In a call it is asked together with others of its row: the question for all of them, and by its id what each is called
   * where they are read back.
   */
  readonly together?: { readonly question: string; readonly called: Readonly<Record<string, string>> };
  /** The questions whose answer may hold this one as a part: it is kept along with them, and not asked. */
  readonly partOf?: { readonly part: string; readonly fields: readonly string[] };
  /** Where it stands in a table. */
  readonly cell?: TableCell;
}

/** A question of a table: its row from 1, or 0 for the one that opens the table. */
export interface TableCell {
  readonly table: string;
  readonly row: number;
  readonly column: string;
  /** What its column and its row are called in Spanish, and how people call a row, as a pattern. */
  readonly names: { readonly column: string; readonly row: string; readonly called: string };
  /** The question that tells how many rows there are. */
  readonly count?: string;
  /** Questions of this row that are asked elsewhere. */
  readonly elsewhere?: readonly string[];
  /** Its row may be taken out: those behind it move up. */
  readonly isMovable: boolean;
}

/** A form and its questions, in the order they are asked. */
export interface FormDefinition {
  readonly formType: FormType;
  readonly fields: readonly Field[];
}
