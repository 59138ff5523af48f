/** What a person must be told about a box before they trust it. */
export type NoteCode =
  /** Nobody told us where the given names end. */
  | "name-split"
  /** Nobody told first and middle name apart: all given names stand in the box of the first. */
  | "given-together"
  /** The unit's kind is none of the three boxes. */
  | "unit-kind"
  /** Words of an address abroad that are none of its parts: in the additional-information part. */
  | "rest-moved"
  /** Words of an address abroad that are none of its parts, and found no room anywhere. */
  | "rest-left"
  /** Told in the person's own words: its box holds them. */
  | "own-words-boxed"
  /** Told in the person's own words: it stands as it was said in the additional-information part. */
  | "own-words"
  /** Told in the person's own words: it stands as it was said on the sheet behind the form. */
  | "own-words-attached"
  /** A row that its table has no boxes for: it stands in the additional-information part. */
  | "row-moved"
  /** Too long: the box holds its beginning, the additional-information part the whole. */
  | "continued"
  /** Too long: written in the additional-information part instead. */
  | "moved"
  /** Neither its boxes nor the additional-information part have room for it: it stands on the sheet behind the form. */
  | "attached"
  /** A letter the form's font does not have: the box is empty. */
  | "letters"
  /** The form asks for the spouse only under Part 1, item 1.b or 1.d. */
  | "spouse-not-asked"
  /** The form asks for the current spouse of who is married or separated; the answers say something else. */
  | "not-married-now"
  /** The form asks for the current spouse of who is married or separated; the marital status was not understood. */
  | "marital-status-unread"
  /** The form's box takes the first five digits of a ZIP+4 only. */
  | "zip-shortened"
  /** A status or relation the form has no box for. */
  | "no-box"
  /** The box for an adopted child leaves out orphans and Hague adoptees. */
  | "adopted-kind"
  /** The form has no box for a half brother or sister. */
  | "half-sibling"
  /** Some of the answer was understood and is written; the rest is missing. */
  | "partial";
