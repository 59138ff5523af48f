import { soundOf } from "../../answers/words/sound.ts";
import { tokensOf } from "../../answers/words/tokens.ts";

/** So many letters of a word tell it from most others, whatever its ending. */
const stemLetters = 4;

/**
 * What some words are told apart by: each word as it sounds, its beginning, its pieces, and the beginnings of words that
 * stand beside each other. Of a word with one wrong letter most pieces are left; numbers are all alike.
 */
export function featuresOf(text: string): ReadonlySet<string> {
  const words = tokensOf(text).flatMap(({ kind, plain }) =>
    kind === "mark" ? [] : [kind === "digits" ? "0" : soundOf(plain)],
  );
  const found = new Set<string>();
  const stem = (word = "") => word.slice(0, stemLetters);
  for (const [at, word] of words.entries()) {
    found.add(word);
    if (word.length > stemLetters) found.add(`${stem(word)}-`);
    found.add(`${stem(words[at - 1])} ${stem(word)}`);
    for (const piece of piecesOf(word)) found.add(piece);
  }
  return found.add(`${stem(words.at(-1))} `);
}

/** Every four letters of a word beside each other, its ends among them. */
function piecesOf(word: string): readonly string[] {
  const whole = `_${word}_`;
  const count = word.length < stemLetters ? 0 : whole.length - stemLetters + 1;
  return Array.from({ length: count }, (_, from) => `~${whole.slice(from, from + stemLetters)}`);
}
