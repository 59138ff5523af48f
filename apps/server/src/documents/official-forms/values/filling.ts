import type { Box } from "../boxes/form-boxes.ts";
import type { NoteCode } from "../boxes/note-code.ts";

/** One box as it will be written, and how the cover sheet speaks of it. */
export interface Placed {
  /** The id of our field. */
  readonly answer: string;
  /** The box's printed name, such as "Family Name". */
  readonly label: string;
  readonly box: Box;
  readonly value: string | true;
  /** Written again on another page. */
  readonly isCopy: boolean;
  /** Only says where an answer is found or continued: it is no answer itself, and is not counted as one. */
  readonly isReference: boolean;
}

/** Something the person must look at before they trust a box. */
export interface Note {
  readonly code: NoteCode;
  /** The id of our field. */
  readonly answer: string;
  /** The box it is about, when it is about one. */
  readonly box?: Box;
  /** What was not written: the letters that the font lacks, or the words that have no box. */
  readonly left?: string;
}

/** What neither the boxes nor the additional-information part have room for: it stands on a sheet of paper behind the form. */
export interface Attached {
  /** The id of our field. */
  readonly answer: string;
  /** The printed place it belongs to. */
  readonly box: Box;
  readonly text: string;
}

/** What goes onto the form for one person. */
export interface Filling {
  readonly placed: readonly Placed[];
  readonly attached: readonly Attached[];
  readonly notes: readonly Note[];
  /** Boxes written with answers, without repetitions and cross-references. */
  readonly count: number;
}
