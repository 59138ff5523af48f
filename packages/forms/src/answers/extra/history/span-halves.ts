import { monthOf } from "../../date/grammar/months.ts";
import { monthNames } from "../../date/words.table.ts";
import { numberWord } from "../../numbers/vocabulary.ts";
import { somewhere, whole, wordsOf } from "../../words/phrases.ts";
import { plainText, type Token, tokensOf } from "../../words/tokens.ts";
import { numbersIn } from "../numbers-in.ts";
import { betweenWords, endedWords, untilNowPhrases, wordsOfTime } from "./words.table.ts";

const untilNow = somewhere(untilNowPhrases);
const between = wordsOf(betweenWords);
const timeWords = wordsOf(wordsOfTime);
const ended = whole(endedWords);

/** Tells whether folded words say that something goes on until today. */
export function isUntilNow(text: string): boolean {
  return untilNow.test(text);
}

/** The end of a time that was told with its beginning: "de 2019 a 2021", "desde marzo hasta ahora". */
export function endToldIn(said: string): string | undefined {
  const tokens = tokensOf(said);
  const [from = [], to = []] = halves(tokens);
  const [first] = to;
  if (first !== undefined) {
    const rest = restBehind(from, to);
    return rest === "" ? said.slice(first.start) : `${said.slice(first.start, untilMark(to).at(-1)?.end)}${rest}`;
  }
  return untilNow.exec(plainText(tokens))?.[0];
}

/** So many words and marks may stand before an end that is put right alone. */
const mostBefore = 4;

/** The end alone, where words say that it is none of the beginning: "no, regresé el 25 de marzo", "hasta julio de 2021". */
export function endAlone(said: string): string | undefined {
  const tokens = tokensOf(said);
  const at = tokens.findIndex(({ plain }) => plain === "hasta" || ended.test(plain));
  const [before, rest] = [tokens.slice(0, at), tokens.slice(at + 1)];
  const isEnd = at >= 0 && at <= mostBefore && !tellsTime(before) && !tellsDay(before) && tellsTime(rest);
  return isEnd && rest[0] !== undefined ? said.slice(rest[0].start) : undefined;
}

/**
 * What an end has from its beginning, where it tells its day or its month alone: "regresé el 20" is of the same month, and a
 * month before that one of the next year.
 */
function restBehind(from: readonly Token[], to: readonly Token[]): string {
  const year = numbersIn(from).find(isYear);
  const [begins, ends] = [monthIn(from), monthIn(to)];
  if (begins === undefined || yearIn(to)) return "";
  if (ends === undefined) return ` de ${monthNames[begins - 1]}${year === undefined ? "" : ` de ${year}`}`;
  return year === undefined ? "" : ` de ${ends < begins ? year + 1 : year}`;
}

/** Tells whether words name a time and nothing else: "de 2018 a 2017". */
export function isOnlyTime(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === "word");
  const isOfTime = ({ plain }: Token) => timeWords.has(plain) || monthOf(plain) !== undefined || isNumberWord(plain);
  return yearIn(tokens) && words.every(isOfTime);
}

function isNumberWord(plain: string): boolean {
  return numberWord(plain) !== undefined;
}

function monthIn(tokens: readonly Token[]): number | undefined {
  return tokens.flatMap(({ plain }) => monthOf(plain) ?? []).at(-1);
}

/**
 * The words before and behind what parts a beginning from an end, where both sides tell a time; of the beginning the day
 * alone may be told: "del 3 al 20 de marzo".
 */
export function halves(tokens: readonly Token[]): readonly [from?: readonly Token[], to?: readonly Token[]] {
  const at = tokens.findIndex(({ plain }, index) => {
    const [before, behind] = [tokens.slice(0, index), tokens.slice(index + 1)];
    const isBegun = tellsTime(before) || (plain !== "y" && tellsDay(before));
    const isNext = plain === "," && yearIn(before) && monthIn(behind) !== undefined && yearIn(behind);
    const isParting = between.has(plain) || ended.test(plain) || isNext;
    return isParting && isBegun && (tellsTime(behind) || endsThen(before, behind, plain === "al"));
  });
  return at < 0 ? [] : [tokens.slice(0, at), tokens.slice(at + 1)];
}

/** "Salí el 3 de marzo y regresé el 20": a later day of the month that the beginning tells. */
function endsThen(before: readonly Token[], behind: readonly Token[], isCalled: boolean): boolean {
  const [begins = 0] = numbersIn(before);
  const at = behind.findLastIndex(({ plain }) => plain === "el" || plain === "dia");
  const day = untilMark(behind.slice(at + 1));
  const [ends = 0] = numbersIn(day);
  // "Treinta y uno" is three words.
  const isDay = (at >= 0 || isCalled) && at < 3 && day.length <= 3 && tellsDay(day);
  return isDay && monthIn(before) !== undefined && begins < ends;
}

/** Words up to the next comma or full stop. */
function untilMark(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ kind }) => kind === "mark");
  return at < 0 ? tokens : tokens.slice(0, at);
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
  return numbersIn(tokens).some(isYear);
}

function isYear(number: number): boolean {
  return number > 1900 && number < 2200;
}
