import type { Field, FormType, PrintedAnswer } from "@dilo/forms";
import type { FormItem } from "../items/form-items.ts";
import type { NoteCode } from "./note-code.ts";

/** One box of an official form: its AcroForm name in the file, and where a person finds it on paper. */
export interface Box {
  /** The full name in the file. Its numbers lag behind the printed ones: show `part` and `item`. */
  readonly field: string;
  readonly kind: "text" | "checkbox" | "choice";
  readonly page: number;
  /** The printed part number. */
  readonly part: number;
  /** The printed item number, such as "4.a", or a description where none is printed. */
  readonly item: string;
  /** The state that means ticked, with the spaces the file gives it. */
  readonly on?: string;
  /** The most characters the file allows. */
  readonly maxLength?: number;
}

/** Where a box is found, and what it takes. */
type Place = Omit<Box, "field" | "kind">;

/** A box for text. */
export function text(field: string, place: Place): Box {
  return { field, kind: "text", ...place };
}

/** A box to tick. */
export function tick(field: string, place: Place & { readonly on: string }): Box {
  return { field, kind: "checkbox", ...place };
}

/** A box with a list of values to choose from. */
export function list(field: string, place: Place): Box {
  return { field, kind: "choice", ...place };
}

/** A name in three boxes. */
export interface NameBoxes {
  readonly family: Box;
  readonly given: Box;
  readonly middle: Box;
}

/** An address in its boxes. */
export interface AddressBoxes {
  /** Who takes the letters there, which another question asks for too. */
  readonly careOf?: Box;
  readonly street: Box;
  readonly apartment: Box;
  readonly suite: Box;
  readonly floor: Box;
  readonly unit: Box;
  readonly city: Box;
  readonly state: Box;
  readonly zip: Box;
  readonly province: Box;
  readonly postalCode: Box;
  readonly country: Box;
}

/** Where one answer goes. `copies` repeat it on other pages. */
export type AnswerBoxes =
  | {
      readonly kind: "name";
      readonly boxes: NameBoxes;
      readonly copies: readonly NameBoxes[];
    }
  /** Of a place or an address of some sort the form has not every box. */
  | { readonly kind: "address"; readonly boxes: Partial<AddressBoxes>; readonly usCountry: string }
  /** Item 2 of the residence part: the same address, or another one, which goes into boxes of its own. */
  | {
      readonly kind: "mailing";
      readonly same: Box;
      readonly other: Box;
      readonly boxes: AddressBoxes;
      readonly usCountry: string;
    }
  /** A state of the United States, or a province and country. */
  | { readonly kind: "place"; readonly state: Box; readonly province: Box; readonly country: Box }
  | { readonly kind: "text"; readonly box: Box; readonly copies: readonly Box[] }
  /** It has no box: it stands in the additional-information part, under the number of this one. */
  | { readonly kind: "additional"; readonly of: Box }
  /** A cell of a row that its table has no boxes for: the row stands in the additional-information part, under this place. */
  | { readonly kind: "row"; readonly of: Box }
  /** Each piece of the value in a box of its own: "5-7" in two, the digits of "154" in three. */
  | { readonly kind: "pieces"; readonly boxes: readonly Box[] }
  | {
      readonly kind: "choice";
      readonly boxes: Readonly<Record<string, Box>>;
      /** What is to be told of a value, by value, or by value and detail: "child adopted". */
      readonly notes?: Readonly<Record<string, NoteCode>>;
      /** Where a detail of the value goes, by both: "child step". */
      readonly details?: Readonly<Record<string, Box>>;
    };

/** What follows from an answer and is written elsewhere too, where a condition is known to hold. */
export interface Following {
  readonly when: NonNullable<Field["when"]>;
  /** The id of our field. */
  readonly answer: string;
  readonly target: AnswerBoxes;
  /** Written in place of the answer; an empty one empties a box that the file fills. */
  readonly text?: string;
}

/** One entry of the additional-information part. */
export interface OverflowBoxes {
  readonly page: Box;
  readonly part: Box;
  readonly item: Box;
  readonly text: Box;
}

/** One edition of an official form, as far as we fill it. */
export interface FormBoxes {
  readonly formType: FormType;
  /** The name printed on page 1. */
  readonly name: string;
  /** MM/DD/YY, as the form's footer and its own hidden field say it. */
  readonly edition: string;
  /** When the approval of the form ends, YYYY-MM-DD. */
  readonly ombExpires: string;
  readonly pages: number;
  /** When a person last compared all this with the form, YYYY-MM-DD. */
  readonly lookedAt: string;
  /** SHA-256 of the files of this edition that were looked at by a person. */
  readonly knownFiles: readonly string[];
  /** By the id of our field. */
  readonly answers: Readonly<Record<string, AnswerBoxes>>;
  /** Why the boxes of an answer stay empty, after all answers; undefined where they are written. */
  readonly whyEmpty?: (answer: string, lines: readonly PrintedAnswer[]) => NoteCode | undefined;
  readonly following?: readonly Following[];
  readonly overflow: { readonly part: number; readonly entries: readonly OverflowBoxes[] };
  /** Boxes that only the scripts of the original file unlock. */
  readonly locked: readonly string[];
  /** Boxes that are not for the person: bar codes, the officer's parts, signatures, repetitions. */
  readonly notForThePerson: RegExp;
  /** Boxes that repeat one another besides those of our answers: names in the file, the first page's first. */
  readonly repeated: readonly (readonly string[])[];
  /** What the form itself, or its instructions, ask to be explained or warn of: to talk about with a lawyer. */
  readonly redFlags: readonly FormRemark[];
  /** What else it says beside its questions. */
  readonly remarks: readonly FormRemark[];
  readonly parts: readonly FormPart[];
  /** Everything it asks of the person, in its order. */
  readonly items: readonly FormItem[];
  readonly signature: { readonly part: number; readonly item: string; readonly page: number; readonly label: string };
}

/** What the form says beside a question, in its own words and in Spanish, the same for everybody. Never a judgement. */
export interface FormRemark {
  /** The printed part, or 0 where only the instructions speak of it. */
  readonly part: number;
  /** Printed item numbers ("1-14, 17.a-19"), or the heading of the instructions. */
  readonly items: string;
  /** The page of its first item; 0 for the instructions. */
  readonly page: number;
  /** Words of the form, shortened. */
  readonly words: string;
  readonly spanish: string;
}

/** One printed part. `work` says what is still to do there. */
export interface FormPart {
  readonly part: number;
  readonly title: string;
  readonly titleSpanish: string;
  /** The title as far as one line of the cover has room for it, where it is longer. */
  readonly shortTitle?: string;
  readonly pages: string;
  /** `spare` is the additional-information part: it is filled only where something did not fit. */
  readonly work: "begun" | "open" | "yours" | "spare" | "not-now";
}

/** Every box of a form that we may write, each once: one answer may tick what another one asks for. */
export function boxesOf({ answers, following = [], overflow }: FormBoxes): readonly Box[] {
  return [
    ...new Set([
      ...[...Object.values(answers), ...following.map(({ target }) => target)].flatMap(boxesOfAnswer),
      ...overflow.entries.flatMap((entry) => [entry.page, entry.part, entry.item, entry.text]),
    ]),
  ];
}

/** Every box of one answer, its copies last. */
export function boxesOfAnswer(answer: AnswerBoxes): readonly Box[] {
  switch (answer.kind) {
    case "name":
      return [answer.boxes, ...answer.copies].flatMap(({ family, given, middle }) => [family, given, middle]);
    case "text":
      return [answer.box, ...answer.copies];
    case "mailing":
      return [answer.same, answer.other, ...Object.values(answer.boxes)];
    case "place":
      return [answer.state, answer.province, answer.country];
    case "additional":
    case "row":
      return [];
    case "pieces":
      return answer.boxes;
    case "address":
      return Object.values(answer.boxes);
    case "choice":
      return [...Object.values(answer.boxes), ...new Set(Object.values(answer.details ?? {}))];
  }
}
