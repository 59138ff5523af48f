/** A longer text is not searched: its passages would fill the store. Characters, some thousand pages. */
export const mostCharacters = 2_000_000;

/** Why the text of a file cannot be read. */
export type TextProblem = "damaged" | "locked" | "too-long" | "too-much" | "empty";

/** The same in a sentence, for the row of the file. */
export const problemMessages: Readonly<Record<TextProblem, string>> = {
  damaged: "Its text cannot be searched: the file is damaged.",
  locked: "Its text cannot be searched: the file is locked with a password.",
  "too-long": "Its text cannot be searched: it is over 1,000 pages or 2,000,000 characters. Split it.",
  "too-much": "Its text cannot be searched: reading it takes too much time or memory. Split it, or send its text.",
  empty: "Its text cannot be searched: there is none in it. Pictures of pages, as scanners make them, are not read.",
};

/** The text of a file, or why it cannot be read. */
export type FileText = { readonly text: string } | { readonly problem: TextProblem };
