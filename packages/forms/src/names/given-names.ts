import { wordsOf } from "../answers/words/phrases.ts";
import { fold } from "../answers/words/tokens.ts";
import { givenNames } from "./given-names.table.ts";

const known = wordsOf(givenNames);

/** Tells whether a word is known as a given name. */
export function isGivenName(word: string): boolean {
  return known.has(fold(word));
}
