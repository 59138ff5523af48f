import { isCueWord } from "../../clauses/cue-words.ts";
import { letterAt } from "../../letters/letters.ts";
import { wordsOf } from "../../words/phrases.ts";
import type { Token } from "../../words/tokens.ts";
import { walkWords } from "../words.table.ts";
import { isNumber, spelled, symbolIn } from "./parts.ts";
import { symbolAt } from "./symbols.ts";

const isWalkWord = wordsOf(`${walkWords} con dos ambos`);

/** "La pura ele de lucía y luego zapata": letters and words of the address once more, in their order, and talk. */
export function isWalkedThrough(piece: readonly Token[], address: readonly Token[], withMarks = false): boolean {
  if (symbolIn(piece) && !withMarks) return false;
  let from = 0;
  for (let at = 0; at < piece.length; ) {
    const token = piece[at] as Token;
    const mark = symbolAt(piece, at);
    const sameMark =
      mark && address.findIndex((_, index) => index >= from && symbolAt(address, index)?.name === mark.name);
    if (mark !== undefined) {
      if (sameMark === undefined || sameMark < 0) return false;
      from = sameMark + 1;
      at += mark.length;
      continue;
    }
    const next = address.findIndex(({ plain }, index) => index >= from && plain === token.plain);
    const letter = letterAt(piece, at);
    const same =
      letter && address.findIndex((_, index) => index >= from && isSoleLetter(address, index, letter.letter));
    if (letter !== undefined && same !== undefined && same >= 0) {
      from = same + 1;
      at += letter.length;
    } else if (next >= 0 && token.plain.length > 1) {
      from = next + 1;
      at++;
    } else if (isWalkWord.has(token.plain)) at++;
    else return false;
  }
  return from > 0;
}

function isSoleLetter(address: readonly Token[], at: number, letter: string): boolean {
  return letterAt(address, at)?.letter === letter;
}

/** "Los números son dos cero cero ocho": those of the address once more. */
export function saysNumbersAgain(piece: readonly Token[], address: readonly Token[]): boolean {
  const numbers = piece.filter((token) => isNumber(token));
  const isTalk = piece.every(
    (token) =>
      isNumber(token) ||
      isWalkWord.has(token.plain) ||
      isCueWord.has(token.plain) ||
      /^(numeros?|son|en|si|los|pues|numeritos?)$/.test(token.plain),
  );
  return numbers.length > 0 && isTalk && spelled(address).includes(spelled(numbers));
}
