/**
 * What people call a form and say that they want it for. Tables have one phrase of folded words a line, as
 * `answers/words/phrases.ts` tells.
 */
export interface FormAliases {
  /** Its number as a Spanish voice says it. */
  readonly spokenName: string;
  /** What one gets by it: "la ciudadanía". */
  readonly goal: string;
  /** What it is for, after its number: "para hacerse ciudadano". */
  readonly purpose: string;
  /** The words that select it at once (product specification, section 4). */
  readonly names: string;
  /** Its letter and its number, as they are written, and in words that a further number would make another one of. */
  readonly number: { readonly letter: string; readonly written: string; readonly spoken: string };
  /** What one wants it for: it is proposed, and asked about. */
  readonly purposes: string;
  /** What only hints at it: enough where nothing else is said. */
  readonly hints?: string;
}
