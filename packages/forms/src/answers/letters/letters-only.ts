import type { Token } from "../words/tokens.ts";
import { lettersAt } from "./letters.ts";

/** With as many letters a word is spelled. */
const fewest = 4;

/** "Ese o ele te e ere o": an answer of letters alone as the word they spell; as it is where it is more than letters. */
export function withSpelledWord(tokens: readonly Token[]): readonly Token[] {
  const words = tokens.filter(({ kind }) => kind !== "mark");
  let word = "";
  for (let at = 0; at < words.length; ) {
    const letter = lettersAt(words, at);
    if (letter === undefined) return tokens;
    word += letter.letter.replace("ñ", "n");
    at += letter.length;
  }
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || word.length < fewest || words.length < fewest) return tokens;
  return [{ ...first, text: word, plain: word, end: last.end }];
}

/** How many words at the beginning are the names of letters, or marks between them: "jota, ele, punto". */
export function spelledFrom(tokens: readonly Token[]): number {
  const words = tokens.filter(({ kind }) => kind !== "mark");
  let at = 0;
  while (at < words.length) {
    const letter = /^(?:punto|guion|bajo)$/.test(words[at]?.plain ?? "") ? 1 : lettersAt(words, at)?.length;
    if (letter === undefined) break;
    at += letter;
  }
  return at;
}

/** Tells whether some words are a piece of what is spelled, and nothing else. */
export function isSpelledPiece(tokens: readonly Token[]): boolean {
  const count = tokens.filter(({ kind }) => kind !== "mark").length;
  return count > 1 && spelledFrom(tokens) === count;
}
