import { wordsOf } from "../../../words/phrases.ts";
import { isPause, type Token } from "../../../words/tokens.ts";
import { behindStreet, betweenStreets } from "../../words.table.ts";
import { directions, spanishTypes, suffixes } from "../vocabulary.ts";
import { isNumber } from "./said-again.ts";

type Words = readonly Token[];

const isBetween = wordsOf(betweenStreets);
const isBehind = wordsOf(behindStreet);
const leads = /^(la|el|de|en|por|sobre)$/;
const longestName = 3;
const longestGap = 5;

/**
 * "de la calle potters, potters avenue pues": a street with its Spanish word, or none, and said again with the word that
 * stands on its sign; only the second stays, where the first stood.
 */
export function streetAgain(given: Words): Words {
  for (let at = 0; at < given.length; at++) {
    const isTyped = spanishTypes.has(given[at]?.plain ?? "");
    const from = isTyped ? at + 1 : at;
    if (!isTyped && at > 0 && !isNumber(given[at - 1])) continue;
    for (let length = 1; length <= longestName; length++) {
      const name = given.slice(from, from + length);
      if (name.length < length || name.some(isPause)) break;
      const again = saidAgainAt(given, from + length, name, isTyped);
      if (again === undefined) continue;
      let end = at;
      while (isTyped && leads.test(given[end - 1]?.plain ?? "")) end--;
      return [...given.slice(0, end), ...given.slice(again.from, again.to), ...given.slice(again.rest)];
    }
  }
  return given;
}

/** Where a name stands again with a direction before it or not, behind words that only join the two, and its suffix. */
function saidAgainAt(given: Words, at: number, name: Words, isTyped: boolean) {
  for (let from = isTyped ? at : at + 1; from <= at + longestGap; from++) {
    if (!given.slice(at, from).every(({ plain }) => isBetween.has(plain))) return undefined;
    const start = directions.has(given[from]?.plain ?? "") ? from + 1 : from;
    const to = start + name.length + 1;
    const isSame = name.every(({ plain }, step) => given[start + step]?.plain === plain);
    if (!isSame || !suffixes.has(given[to - 1]?.plain ?? "")) continue;
    let rest = to;
    while (isBehind.has(given[rest]?.plain ?? "")) rest++;
    return { from, to, rest: rest === given.length || isPause(given[rest]) ? rest : to };
  }
  return undefined;
}
