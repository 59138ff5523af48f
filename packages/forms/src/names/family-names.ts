import { wordsOf } from "../answers/words/phrases.ts";
import { fold } from "../answers/words/tokens.ts";
import { familyNames } from "./family-names.table.ts";

const known = wordsOf(familyNames);

/** Tells whether a word is known as a family name. */
export function isFamilyName(word: string): boolean {
  return known.has(fold(word));
}
