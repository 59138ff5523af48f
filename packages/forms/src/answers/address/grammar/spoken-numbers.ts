import { numeralsAt } from "../../numbers/numerals.ts";
import { englishTeens, englishTens, englishUnits } from "../../numbers/vocabulary.table.ts";
import { numberWord, ordinalWord } from "../../numbers/vocabulary.ts";
import { wordsOf } from "../../words/phrases.ts";
import type { Token } from "../../words/tokens.ts";
import { streetWords } from "../words.table.ts";
import { directions, spanishTypes, units } from "./vocabulary.ts";

const ones = englishUnits.split(" ");
const teens = englishTeens.split(" ");
const tens = englishTens.split(" ");
const isStreetWord = wordsOf(streetWords);

/**
 * The same words with numbers as an address has them: a number before the word of a street is its ordinal ("noventa y
 * cuatro street" 94th), and a run of English number words its digits ("eleven oh two" 1102).
 */
export function withWrittenNumbers(given: readonly Token[]): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < given.length; ) {
    const ordinal = ordinalAt(given, at, tokens.length > 0);
    const run = ordinal ?? gridAt(given, at) ?? englishAt(given, at, tokens.at(-1));
    if (run === undefined) tokens.push(zeroAt(given, at) ?? (given[at] as Token));
    if (run === undefined) at++;
    else {
      tokens.push(together(given.slice(at, run.end), run.text));
      at = run.end;
    }
  }
  return tokens;
}

/** "3542 south cuatro mil west", "south veintisiete hundred west": a number between two directions, as digits. */
function gridAt(tokens: readonly Token[], at: number): Run | undefined {
  const before = tokens[at - 1]?.plain === "," ? at - 2 : at - 1;
  const isNumber = (token: Token | undefined) =>
    token?.kind === "digits" || numberWord(token?.plain ?? "") !== undefined;
  if (tokens[at]?.kind !== "word" || !directions.has(tokens[before]?.plain ?? "") || !isNumber(tokens[before - 1]))
    return undefined;
  const isDirection = (end: number) => directions.has(tokens[end]?.plain ?? "");
  // "veintisiete hundred west": the hundred of English behind a Spanish number.
  const isHundred = (end: number) => tokens[end]?.plain === "hundred" && isDirection(end + 1);
  const whole = numeralsAt(tokens, at).find(({ end }) => isDirection(end) || isHundred(end));
  if (whole === undefined) return undefined;
  const [end, value] = isHundred(whole.end) ? [whole.end + 1, whole.value * 100] : [whole.end, whole.value];
  return isStreetWord.has(tokens[end + 1]?.plain ?? "") ? undefined : { end, text: String(value) };
}

/** "noventa y nueve oh cuatro": the English zero among Spanish numbers. */
function zeroAt(tokens: readonly Token[], at: number): Token | undefined {
  const token = tokens[at];
  const isAmong = [tokens[at - 1], tokens[at + 1]].every((beside) => numberWord(beside?.plain ?? "") !== undefined);
  return token?.plain === "oh" && isAmong ? { ...token, text: "cero", plain: "cero" } : undefined;
}

function together(run: readonly Token[], text: string): Token {
  const [first, last] = [run[0] as Token, run.at(-1) as Token];
  return { ...first, text, plain: text, kind: /^\d+$/.test(text) ? "digits" : "word", end: last.end };
}

interface Run {
  readonly end: number;
  readonly text: string;
}

/** The number that begins at a place and ends right before a street word. */
function ordinalAt(tokens: readonly Token[], at: number, isInside: boolean): Run | undefined {
  const token = tokens[at];
  if (token?.kind !== "word" || token.plain === "un") return undefined;
  const found = spanishOrdinalAt(tokens, at) ?? englishOrdinalAt(tokens, at);
  if (found === undefined || !isStreetWord.has(tokens[found.end]?.plain ?? "")) return undefined;
  const isOrdinal = ordinalWord(tokens[found.end - 1]?.plain ?? "") !== undefined;
  // "noventa y cuatro street" alone lacks the house's number, and "mil doscientos calle Main" has it.
  if (!isOrdinal && (!isInside || isTypeOfNext(tokens, at, found.end))) return undefined;
  return { end: found.end, text: withEnding(found.value) };
}

/** "doscientos | calle Main": the Spanish word of a street stands before its name, unless nothing follows. */
function isTypeOfNext(tokens: readonly Token[], at: number, type: number): boolean {
  if (!spanishTypes.has(tokens[type]?.plain ?? "")) return false;
  const next = tokens[type + 1];
  const isEnd = next === undefined || next.kind === "mark" || units.has(next.plain);
  return !isEnd && !directions.has(tokens[at - 1]?.plain ?? "");
}

function spanishOrdinalAt(tokens: readonly Token[], at: number): { end: number; value: number } | undefined {
  const ordinal = ordinalWord(tokens[at]?.plain ?? "");
  if (ordinal !== undefined) {
    const unit = ordinalWord(tokens[at + 1]?.plain ?? "");
    // "décima segunda", "vigésima tercera".
    return ordinal % 10 === 0 && unit !== undefined && unit < 10
      ? { end: at + 2, value: ordinal + unit }
      : { end: at + 1, value: ordinal };
  }
  if (isEnglish(tokens[at]) || tokens[at]?.kind !== "word") return undefined;
  const whole = numeralToStreet(tokens, at);
  if (whole === undefined || whole.value < 1 || whole.value > 999) return undefined;
  // "doscientos cuarenta y cinco street" is 245th, or 200 45th: it is cut nowhere.
  for (let from = Math.max(0, at - 6); from < at; from++)
    if (numeralToStreet(tokens, from)?.end === whole.end) return undefined;
  return whole;
}

function numeralToStreet(tokens: readonly Token[], at: number) {
  return numeralsAt(tokens, at).find(({ end }) => isStreetWord.has(tokens[end]?.plain ?? ""));
}

/** "thirty fourth", "one hundred seventy eighth", "one sixty first", and the cardinals "fifty two street". */
function englishOrdinalAt(tokens: readonly Token[], at: number): { end: number; value: number } | undefined {
  let end = at;
  while (isEnglishPart(tokens, end)) end++;
  const last = ordinalWord(tokens[end]?.plain ?? "");
  const isLast = last !== undefined && /(st|nd|rd|th)$/.test(tokens[end]?.plain ?? "");
  if (!isLast && !(end - at > 1 && isStreetWord.has(tokens[end]?.plain ?? ""))) return undefined;
  const stop = isLast ? end + 1 : end;
  // The longest run that is one number below a thousand: the rest before it is the house's.
  const words = tokens.slice(at, end).map(({ plain }) => plain);
  const value = Number(englishDigits(words, isLast ? last : undefined) ?? Number.NaN);
  // "one sixty first" is 161st; behind other numbers the digit is theirs: "fifteen oh six | twenty third".
  const isLed = at === 0 || isEnglishPart(tokens, at - 1) || tokens[at - 1]?.kind === "digits";
  if (isLed && words.length > 1 && kindOf(words[0] ?? "") === "u" && words[1] !== "hundred") return undefined;
  const isOne = value > 0 && value < 1000 && isOneNumber(words, isLast ? last : undefined);
  return isOne ? { end: stop, value } : undefined;
}

/** "one sixty", "sixty", "two hundred", "one hundred and seventy": no more than a street's number. */
function isOneNumber(words: readonly string[], ordinal: number | undefined): boolean {
  const text = words.map((word) => kindOf(word)).join("");
  if (ordinal === undefined) return /^(u?tu?|uh(and)?(t?u?|e)|ue)$/.test(text);
  // Behind a ten an ordinal of one digit goes on, "thirty fourth"; behind a digit alone none does: "eight | twelfth".
  return text === "" || (ordinal < 10 ? /^(u?t|uh(and)?t?)$/.test(text) : /^uh(and)?$/.test(text));
}

function kindOf(word: string): string {
  if (ones.includes(word)) return "u";
  if (teens.includes(word)) return "e";
  if (tens.includes(word)) return "t";
  return word === "hundred" ? "h" : word === "and" ? "and" : "x";
}

function isEnglish(token: Token | undefined): boolean {
  return token?.kind === "word" && /[ute]/.test(kindOf(token.plain).replace("and", ""));
}

function isEnglishPart(tokens: readonly Token[], at: number): boolean {
  const plain = tokens[at]?.plain ?? "";
  if (isEnglish(tokens[at])) return true;
  if (!isEnglish(tokens[at - 1]) && !/^(hundred|thousand|oh|o|zero|double|triple)$/.test(tokens[at - 1]?.plain ?? ""))
    return false;
  if (/^(hundred|thousand|oh|zero)$/.test(plain)) return true;
  if (/^(double|triple)$/.test(plain))
    return isEnglish(tokens[at + 1]) || /^(oh|o|zero)$/.test(tokens[at + 1]?.plain ?? "");
  if (plain === "o") return isEnglish(tokens[at + 1]);
  return plain === "and" && tokens[at - 1]?.plain === "hundred" && isEnglish(tokens[at + 1]);
}

/** A run of English number words, as digits. One word alone counts only where an address or a part of it begins. */
function englishAt(tokens: readonly Token[], at: number, before: Token | undefined): Run | undefined {
  const isZero = /^(oh|zero)$/.test(tokens[at]?.plain ?? "") && isEnglish(tokens[at + 1]);
  if (!isEnglish(tokens[at]) && !isZero) return undefined;
  if (before?.kind === "digits" || /^\d/.test(before?.plain ?? "") || numberWord(before?.plain ?? "")) return undefined;
  let end = isZero ? at + 1 : at;
  while (isEnglishPart(tokens, end) && (end === at || ordinalAt(tokens, end, true) === undefined)) end++;
  if (end === at + 1 && before !== undefined && before.plain !== ",") return undefined;
  if (end === at + 1 && !/^(hundred|thousand)$/.test(tokens[end]?.plain ?? "") && before !== undefined)
    return undefined;
  const text = englishDigits(tokens.slice(at, end).map(({ plain }) => plain));
  return text === undefined ? undefined : { end, text };
}

/** "thirty seven fifty two" 3752, "eleven oh two" 1102, "twenty four hundred" 2400. */
function englishDigits(words: readonly string[], ordinal?: number): string | undefined {
  let digits = "";
  let open: number | undefined;
  const close = () => {
    digits += open ?? "";
    open = undefined;
  };
  const add = (value: number, isFitting: (open: number) => boolean) => {
    if (open === undefined || !isFitting(open)) {
      close();
      open = value;
    } else open += value;
  };
  const fitsUnit = (value: number) => (value % 10 === 0 && value % 100 >= 20) || (value >= 100 && value % 100 === 0);
  const fitsTen = (value: number) => value >= 100 && value % 100 === 0;
  let times = 1;
  for (const word of words) {
    const unit = ones.indexOf(word) + 1;
    if (times > 1) {
      close();
      digits += String(unit).repeat(times);
      times = 1;
    } else if (/^(double|triple)$/.test(word)) times = word === "double" ? 2 : 3;
    else if (unit > 0) add(unit, fitsUnit);
    else if (teens.includes(word)) add(teens.indexOf(word) + 10, fitsTen);
    else if (tens.includes(word)) add((tens.indexOf(word) + 2) * 10, fitsTen);
    else if (/^(oh|o|zero)$/.test(word)) {
      close();
      digits += "0";
    } else if (word === "hundred" && open !== undefined && open < 100) open *= 100;
    else if (word === "thousand" && open !== undefined && open < 1000) open *= 1000;
    else if (word !== "and") return undefined;
  }
  if (ordinal !== undefined) add(ordinal, ordinal < 10 ? fitsUnit : fitsTen);
  close();
  return digits;
}

/** 1st, 2nd, 3rd, 4th, 11th, 21st. */
export function withEnding(value: number): string {
  const teen = value % 100 >= 11 && value % 100 <= 13;
  return `${value}${(!teen && ["th", "st", "nd", "rd"][value % 10]) || "th"}`;
}
