import { monthOf } from "../../date/grammar/months.ts";
import { somewhere, wordsOf } from "../../words/phrases.ts";
import { plainText, type Token, tokensOf } from "../../words/tokens.ts";
import { numbersIn } from "../numbers-in.ts";
import { betweenWords, untilNowPhrases } from "./words.table.ts";

const untilNow = somewhere(untilNowPhrases);
const between = wordsOf(betweenWords);

/** Tells whether folded words say that something goes on until today. */
export function isUntilNow(text: string): boolean {
  return untilNow.test(text);
}

/** The end of a time that was told with its beginning: "de 2019 a 2021", "desde marzo hasta ahora". */
export function endToldIn(said: string): string | undefined {
  const tokens = tokensOf(said);
  const [, to] = halves(tokens);
  const [first] = to ?? [];
  if (first !== undefined) return said.slice(first.start);
  return untilNow.exec(plainText(tokens))?.[0];
}

/**
 * The words before and behind what parts a beginning from an end, where both sides tell a time; of the beginning the day
 * alone may be told: "del 3 al 20 de marzo".
 */
export function halves(tokens: readonly Token[]): readonly [from?: readonly Token[], to?: readonly Token[]] {
  const at = tokens.findIndex(({ plain }, index) => {
    const [before, behind] = [tokens.slice(0, index), tokens.slice(index + 1)];
    const isBegun = tellsTime(before) || (plain !== "y" && tellsDay(before));
    return between.has(plain) && isBegun && tellsTime(behind);
  });
  return at < 0 ? [] : [tokens.slice(0, at), tokens.slice(at + 1)];
}

function tellsDay(tokens: readonly Token[]): boolean {
  const [day = 0, other] = numbersIn(tokens);
  return other === undefined && day > 0 && day < 32;
}

/** Tells whether words name a month or a year. */
function tellsTime(tokens: readonly Token[]): boolean {
  return tokens.some(({ plain }) => monthOf(plain) !== undefined) || yearIn(tokens);
}

function yearIn(tokens: readonly Token[]): boolean {
  return numbersIn(tokens).some((number) => number > 1900 && number < 2200);
}
