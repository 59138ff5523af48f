/**
 * One thing the assistant says or shows: by channel, and by how often it was said in a row. The second wording is shorter,
 * the third has an example or another way out. Words in braces are slots. Usted, plain, short; one thing is asked at a
 * time. The written channel never speaks of saying and hearing, and the spoken one of tapping alone.
 */
export interface Wording {
  readonly spoken: readonly [string, ...string[]];
  /** Where it is left out, the spoken wording is put into writing by `in-writing.ts`. */
  readonly written?: readonly [string, ...string[]];
  /** The same for the page in English. */
  readonly english: string;
}
