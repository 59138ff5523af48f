import type { Box } from "../boxes/form-boxes.ts";

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
}

/** Something the person must look at before they trust a box. */
export interface Note {
  readonly code: NoteCode;
  /** The id of our field. */
  readonly answer: string;
  /** The box it is about, when it is about one. */
  readonly box?: Box;
}

export type NoteCode =
  /** Nobody told us where the given names end. */
  | "name-split"
  /** The words themselves held a doubt. */
  | "doubtful"
  /** Our list of ZIP codes, or of telephone numbers, speaks against it. */
  | "disputed"
  /** The unit's kind is none of the three boxes. */
  | "unit-kind"
  /** A foreign address is written in one line; its city and province boxes are empty. */
  | "foreign-address"
  /** Too long: written in the additional-information part instead. */
  | "moved"
  /** Too long, and no room was left in the additional-information part. */
  | "no-room"
  /** A letter the form's font does not have was replaced. */
  | "letters"
  /** The form asks for the spouse only under Part 1, item 1.b or 1.d. */
  | "spouse-not-asked"
  /** The form asks for the current spouse of those who are married or separated; the answers say something else. */
  | "not-married-now"
  /** The form asks for the current spouse of those who are married or separated; the marital status was not understood. */
  | "marital-status-unread"
  /** The form's box takes the first five digits of a ZIP+4 only. */
  | "zip-shortened"
  /** Box G of the basis of eligibility wants its reason beside it. */
  | "other-reason"
  /** A status or relation the form has no box for. */
  | "no-box";

/** What goes onto the form for one person. */
export interface Filling {
  readonly placed: readonly Placed[];
  readonly notes: readonly Note[];
  /** Boxes written, without the repetitions. */
  readonly count: number;
}
