import { isLost } from "../meta/absent.ts";
import { beginsDigits } from "../numbers/digit-strings.ts";
import { atStart, somewhere, wordsOf } from "../words/phrases.ts";
import { isPause, plainText, type Token } from "../words/tokens.ts";
import { countedWords, numberlessWords, ofAnother, unfinishedPhrases, withoutNumber } from "./said-around.table.ts";

const counted = wordsOf(countedWords);
const unfinished = somewhere(unfinishedPhrases);
const without = somewhere(withoutNumber);
const startsWithout = atStart(withoutNumber);
const numberless = wordsOf(numberlessWords);
const others = somewhere(ofAnother);

/** Leaves out how many digits a number has: "son ocho", "eight digits", "ocho cifras". */
export function withoutCount(tokens: readonly Token[]): readonly Token[] {
  const kept = tokens.filter((token, at) => {
    const isNumber = beginsDigits(token) && token.plain !== "o" && token.plain !== "oh";
    return !(isNumber && counted.has(tokens[at + 1]?.plain ?? ""));
  });
  const last = kept.findLastIndex((token) => token.kind !== "mark");
  const [verb, pause] = [kept[last - 1], kept[last - 2]];
  const isCount =
    /^(siete|ocho|nueve|diez|[789]|10)$/.test(kept[last]?.plain ?? "") && /^(son|total)$/.test(verb?.plain ?? "");
  const isBehindNumber = kept.slice(0, last - 1).some((token) => beginsDigits(token) && !/^oh?$/.test(token.plain));
  return isCount && isPause(pause) && isBehindNumber ? kept.slice(0, last - 1) : kept;
}

/** Tells whether somebody says that the number is not whole, or not sure: "algo así", "falta el último". */
export function isUnfinished(tokens: readonly Token[]): boolean {
  return unfinished.test(plainText(tokens));
}

/** Tells whether somebody says to have no such number, whatever else is told: why, or since when. */
export function saysNone(tokens: readonly Token[]): boolean {
  return clausesOf(tokens).some((clause) => {
    const at = clause.findIndex((_, from) => startsWithout.test(plainText(clause.slice(from))));
    if (at < 0) return false;
    const text = plainText(clause.slice(at));
    const behind = text.replace(without, "").trim();
    return behind === "" || behind.split(" ").every((word) => numberless.has(word));
  });
}

/** Having lost a telephone is having none; a number on a lost card is still one's number. */
export function saysLost(tokens: readonly Token[]): boolean {
  return isLost(plainText(tokens));
}

/** Tells whether somebody else is named whose number it may be. */
export function namesAnother(tokens: readonly Token[]): boolean {
  return others.test(plainText(tokens));
}

function clausesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (isPause(token) || /^(pero|porque|sino|and|but)$/.test(token.plain)) clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return clauses;
}
