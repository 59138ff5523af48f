import { letterAt } from "../../letters/letters.ts";
import { isPause, type Token } from "../../words/tokens.ts";

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

/** The words without what is told of a letter between two pauses. */
export function withoutLetterTold(given: Words): Words {
  for (const [at, token] of given.entries()) {
    if (!isPause(token)) continue;
    const end = endOfLetterTold(given, at + 1, given.slice(Math.max(0, at - 3), at));
    if (end > at + 1) return withoutLetterTold([...given.slice(0, at), ...given.slice(end)]);
  }
  return given;
}
