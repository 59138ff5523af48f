import { endOfNumber, isNumber } from "../date/grammar/said-again.ts";
import { isPause, type Token } from "../words/tokens.ts";
import { correctionIn } from "./cues.ts";

type Words = readonly Token[];

/**
 * "el catorce, quince perdón, de marzo": the number that was put right before the words that say so, in the place of the
 * one before it. Undefined where none was.
 */
export function putRightBefore(tokens: Words): Words | undefined {
  const corrected = correctionIn(tokens, true);
  if (corrected === undefined) return undefined;
  const { said, correction } = corrected;
  let to = said.length;
  while (isPause(said[to - 1])) to--;
  const pause = said.slice(0, to).findLastIndex(isPause);
  const first = correction.find((token) => !isPause(token));
  const isWhole = pause > 0 && endOfNumber(said, pause + 1) === to;
  let from = pause;
  while (from > 0 && endOfNumber(said, from - 1) === pause) from--;
  const next = said.slice(pause + 1, to);
  // What goes on with a number, or with a no, puts right what was said last.
  if (!isWhole || from === pause || isNumber(first) || isBackward(tokens, said.length)) return undefined;
  return [...said.slice(0, from), ...next, ...correction];
}

/** "catorce, quince, no, perdón": the number before a no is taken back. */
function isBackward(tokens: Words, at: number): boolean {
  return tokens.slice(at, at + 3).some(({ plain }) => plain === "no") || isPause(tokens[at - 1]) || isPause(tokens[at]);
}
