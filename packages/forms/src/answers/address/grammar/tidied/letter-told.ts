import { letterAt } from "../../../letters/letters.ts";
import { isPause, type Token } from "../../../words/tokens.ts";

type Words = readonly Token[];

/** "South F Street, la efe de familia": where what a letter stands for ends that was named before; `at` where none begins. */
export function endOfLetterTold(tokens: Words, at: number, before: Words): number {
  const from = /^(la|el|con|es|the)$/.test(tokens[at]?.plain ?? "") ? at + 1 : at;
  const letter = letterAt(tokens, from);
  if (letter === undefined || !before.some(({ plain }) => plain === letter.letter.toLowerCase())) return at;
  const end = from + letter.length;
  const isEnd = (index: number) => tokens[index] === undefined || isPause(tokens[index]);
  // A letter may be read with its word: "be de burro".
  if (letter.length > 1 && isEnd(end)) return end;
  const isTold = /^(de|como|as|in|for)$/.test(tokens[end]?.plain ?? "") && tokens[end + 1]?.kind === "word";
  return isTold && isEnd(end + 2) ? end + 2 : at;
}

/** "apartamento 6F como Francia": where the word ends that is told for the letter right before it; `at` where none is. */
export function endOfWordTold(tokens: Words, at: number): number {
  const isFor = /^(como|de|for|in)$/.test(tokens[at - 1]?.plain ?? "");
  const letter = tokens[tokens[at - 2]?.plain === "as" ? at - 3 : at - 2]?.plain ?? "";
  const word = tokens[at];
  return isFor && letter.length === 1 && word?.kind === "word" && word.plain.startsWith(letter) ? at + 1 : at;
}

/** The words without what is told of a letter between two pauses. */
export function withoutLetterTold(given: Words): Words {
  for (const [at, token] of given.entries()) {
    if (!isPause(token)) continue;
    const end = endOfLetterTold(given, at + 1, given.slice(Math.max(0, at - 3), at));
    if (end > at + 1) return withoutLetterTold([...given.slice(0, at), ...given.slice(end)]);
  }
  return given;
}
