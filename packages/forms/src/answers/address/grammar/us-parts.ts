import { letterAt } from "../../letters/letters.ts";
import { digitStrings } from "../../numbers/digit-strings.ts";
import { englishTeens, englishTens, englishUnits } from "../../numbers/vocabulary.table.ts";
import { numberWord, ordinalWord } from "../../numbers/vocabulary.ts";
import { onceAt } from "../../words/once-at.ts";
import { wordsOf } from "../../words/phrases.ts";
import { isPause, type Token } from "../../words/tokens.ts";
import { numberedRoads, strongSuffixes } from "../words.table.ts";
import { sides, suffixes, units } from "./vocabulary.ts";

const english = wordsOf(`${englishUnits} ${englishTeens} ${englishTens}`);

/** How many tokens from `at` on are one run of numbers: digits, or Spanish number words, "y" and repeats inside. */
export const numbersFrom = onceAt((tokens, at): number => {
  const startsEnglish = english.has(tokens[at]?.plain ?? "");
  const isNumber = (token: Token | undefined): boolean =>
    token !== undefined &&
    (token.kind === "digits" ||
      (token.kind === "word" &&
        (numberWord(token.plain) !== undefined || /^(doble|triple)$/.test(token.plain)) &&
        (startsEnglish || !english.has(token.plain))));
  let end = at;
  for (;;) {
    const isJoint = end > at && tokens[end]?.plain === "y" && isNumber(tokens[end + 1]);
    if ((!isNumber(tokens[end]) && !isJoint) || isArticle(tokens, end)) return end - at;
    // "42nd", "5th": digits with an ending are a street.
    if (tokens[end]?.kind === "digits" && (isOrdinalEnding(tokens[end + 1]) || isFraction(tokens, end)))
      return end - at;
    end++;
  }
});

/** "un" and "una" count only inside a number: "treinta y un mil". */
function isArticle(tokens: readonly Token[], at: number): boolean {
  return (
    /^una?$/.test(tokens[at]?.plain ?? "") &&
    tokens[at - 1]?.plain !== "y" &&
    !/^(mil|millon)$/.test(tokens[at + 1]?.plain ?? "")
  );
}

/** The "1" of "9 1/2". */
function isFraction(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.plain === "/" && tokens[at + 2]?.kind === "digits";
}

function isOrdinalEnding(token: Token | undefined): boolean {
  return token?.isGlued === true && /^(st|nd|rd|th|r?er|ro|ra|do|da|to|ta|mo|ma|vo|va|no|na|º|ª|°)$/.test(token.plain);
}

/** The digits of a run: more than one when the words can be read in more than one way. */
export function digitsOf(tokens: readonly Token[], longest = 6): readonly string[] {
  const readings = digitStrings(tokens, { longest });
  const best = readings[0];
  return best === undefined ? [] : readings.filter(({ cost }) => cost < best.cost + 0.75).map(({ digits }) => digits);
}

/** A unit found inside an address. */
export interface UnitFound {
  readonly type: string;
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** Finds "apartamento 3B", "suite trescientos", "8th Floor", "# 4". `isNumberUnit` lets "número 12" be one. */
export function unitIn(tokens: readonly Token[], isNumberUnit: boolean): UnitFound | undefined {
  for (const [at, token] of tokens.entries()) {
    // A "no" without its dot is rather the word.
    const isAbbreviated = token.plain === "no" && tokens[at + 1]?.plain === ".";
    const isNumber =
      token.plain === "#" || (isNumberUnit && (/^(numero|number|num)$/.test(token.plain) || isAbbreviated));
    const type = isNumber ? "" : (units.get(token.plain) ?? houseAt(tokens, at));
    if (
      type === undefined ||
      (isNumber && isNumberedRoad(tokens[at - 1]) && !/^(rd|road)$/.test(tokens[at - 1]?.plain ?? "")) ||
      (at === 0 && /^(numero|number)$/.test(token.plain))
    )
      continue;
    const before =
      (type === "Fl" ? ordinalBefore(tokens, at) : undefined) ?? (isNumber ? undefined : numberBefore(tokens, at));
    if (before !== undefined)
      return { type, ...withSide(tokens, { id: before.id, to: at + 1 }), from: unitStart(tokens, before.from) };
    const from = unitStart(tokens, at);
    // "basement, 228 Pine Street": such a place has no number of its own.
    const isPlace = type === "Bsmt" || type === "Frnt" || type === "Rear";
    if (isPlace && suffixes.has(tokens[at + 1]?.plain ?? "")) continue;
    // "atrás en el apartamento tres": the door has a number.
    const door = isPlace ? unitIn(tokens.slice(at + 1, at + 8), false) : undefined;
    if (door !== undefined && door.id !== "" && door.from < 3) return { ...door, from, to: at + 1 + door.to };
    if (isPlace) return { type, id: "", from, to: at + 1 };
    const start = unitIdStart(tokens, at + 1);
    const found = unitId(tokens, start) ?? ordinalId(tokens, start);
    // "Old Number 6 Highway": the number names the road.
    if (found !== undefined && type === "" && suffixes.has(tokens[found.to]?.plain ?? "")) continue;
    if (found !== undefined) return { type, ...withSide(tokens, found), from };
    if (type === "PH") return { type, id: "", from, to: at + 1 };
  }
  return undefined;
}

/** "1234 Maple Street casa 3": one of several houses on a lot. */
function houseAt(tokens: readonly Token[], at: number): string | undefined {
  const before = tokens[at - 1]?.plain === "," ? tokens[at - 2] : tokens[at - 1];
  return tokens[at]?.plain === "casa" && suffixes.has(before?.plain ?? "") ? "Unit" : undefined;
}

/** "apartamento primero". */
function ordinalId(tokens: readonly Token[], at: number) {
  const value = ordinalWord(tokens[at]?.plain ?? "");
  return value === undefined ? undefined : { id: String(value), to: at + 1 };
}

/** The side of the stairs behind a unit's number: "apartamento 2 izquierda". */
function withSide(tokens: readonly Token[], { id, to }: { readonly id: string; readonly to: number }) {
  // "a la derecha", "lado derecho".
  let at = to;
  while (at < to + 3 && /^(a|la|al|del|lado|mano)$/.test(tokens[at]?.plain ?? "")) at++;
  const side = sides.get(tokens[at]?.plain ?? "");
  return side === undefined ? { id, to } : { id: `${id} ${side}`, to: at + 1 };
}

/** "número de espacio 12" begins with its number word, "en el sótano" with its article, "mi apartamento" with whose it is. */
function unitStart(tokens: readonly Token[], at: number): number {
  if (/^(mi|su)$/.test(tokens[at - 1]?.plain ?? "")) return at - 1;
  const isIn = /^(el|la)$/.test(tokens[at - 1]?.plain ?? "") && tokens[at - 2]?.plain === "en";
  if (isIn) return at - 2;
  const isNumbered = tokens[at - 1]?.plain === "de" && /^(numero|num|no)$/.test(tokens[at - 2]?.plain ?? "");
  return isNumbered ? at - 2 : at;
}

/** Where a unit's number or letter begins, behind "número", "es el", "la letra". */
export function unitIdStart(tokens: readonly Token[], from: number): number {
  let start = from;
  while (
    /^[.#,]$/.test(tokens[start]?.plain ?? "") ||
    /^(numero|number|num|no|el|la|letra|letter|de|es|is)$/.test(tokens[start]?.plain ?? "")
  )
    start++;
  return start;
}

/** "8th Floor", "tercer piso". */
function ordinalBefore(
  tokens: readonly Token[],
  at: number,
): { readonly id: string; readonly from: number } | undefined {
  const word = ordinalWord(tokens[at - 1]?.plain ?? "");
  if (word !== undefined) return { id: String(word), from: at - 1 };
  const digits = tokens[at - 2];
  const isOrdinal = digits?.kind === "digits" && isOrdinalEnding(tokens[at - 1]);
  return isOrdinal ? { id: digits.text, from: at - 2 } : undefined;
}

/** Reads a unit's number or letter from a place on: 3B, 204, C, M-9. */
export function unitId(
  tokens: readonly Token[],
  start: number,
): { readonly id: string; readonly to: number } | undefined {
  let id = "";
  let to = start;
  for (;;) {
    const token = tokens[to];
    const run = numbersFrom(tokens, to);
    // "siete 2280": the number written behind the words is another one.
    const next = tokens.slice(to + 1, to + run).findIndex(({ kind, text }) => kind === "digits" && text.length > 2);
    const count = token?.kind === "word" && next >= 0 ? next + 1 : run;
    const letter = letterAt(tokens, to);
    // "2 3665" are two numbers; "4 0 dos" is one, said digit by digit.
    const isWritten =
      token?.kind === "digits" &&
      tokens.slice(to, to + count).some((each) => each.text.length > 1 && each.kind === "digits");
    if (count > 0 && (id === "" || !isWritten || token.isGlued)) {
      const [digits] = digitsOf(tokens.slice(to, isWritten ? to + 1 : to + count));
      if (digits === undefined) break;
      id += digits;
      to += isWritten ? 1 : count;
    } else if (
      id === "" &&
      /^\p{L}{2,3}$/u.test(token?.text ?? "") &&
      tokens[to + 1]?.kind === "digits" &&
      tokens[to + 1]?.isGlued
    ) {
      // "PH3", "TH12": a door named by letters.
      id += token?.text.toUpperCase();
      to++;
    } else if (token?.kind === "digits" && isOrdinalEnding(tokens[to + 1])) {
      return { id: id + token.text, to: to + 2 };
    } else if (token?.plain === "-" && id !== "" && tokens[to + 1]?.isGlued) {
      id += "-";
      to++;
    } else if (letter !== undefined && !/[A-Z]$/.test(id) && isUnitLetter(tokens, to, letter.length, id)) {
      id += letter.letter.toUpperCase();
      to += letter.length;
    } else break;
  }
  return id === "" ? undefined : { id, to };
}

function isUnitLetter(tokens: readonly Token[], at: number, length: number, id: string): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (token.isGlued) return true;
  const next = tokens[at + length];
  // "apt 305 L.A.": the first letters of a city.
  if (
    id !== "" &&
    next?.plain === "." &&
    tokens[at + length + 1]?.plain.length === 1 &&
    /^\.?$/.test(tokens[at + length + 2]?.plain ?? "")
  )
    return false;
  const isLast = next === undefined || next.plain === ",";
  // "406 W. Palm Beach": a letter apart from the digits belongs to them only where nothing follows.
  if (token.plain.length === 1) return isLast || (id === "" && next.plain !== ".") || !/^[nsewyo]$/.test(token.plain);
  return length > 1 || !/^(de|se|te|la|ese|ca)$/.test(token.plain) || isLast;
}

const strong = wordsOf(strongSuffixes);
const roads = wordsOf(numberedRoads);

/** Tells whether a word is a road that is named by a number: "Highway 23". */
export function isNumberedRoad(token: Token | undefined): boolean {
  return token !== undefined && roads.has(token.plain);
}

/** Where the street ends: behind its suffix, a road's number, and a direction; 0 when no suffix is there. */
export function endOfStreet(tokens: readonly Token[]): number {
  const isSuffix = (token: Token | undefined, at: number) =>
    token?.kind === "word" && at > 0 && at < tokens.length - 1 && suffixes.has(token.plain);
  const first = tokens.findIndex((token, at) => isSuffix(token, at) && at > 1 && strong.has(token.plain));
  let end = first >= 0 ? first : tokens.findLastIndex((token, at) => isSuffix(token, at));
  if (end < 0) return 0;
  while (
    isSuffix(tokens[end + 1], end + 1) &&
    strong.has(tokens[end + 1]?.plain ?? "") &&
    tokens[end + 1]?.plain !== "st"
  )
    end++;
  const isRoad = isNumberedRoad(tokens[end]);
  end++;
  while (tokens[end]?.plain === "." || (isRoad && tokens[end]?.kind === "digits")) end++;
  return end;
}

/** "2 piso, 77 Grand Avenue": a number that stands alone with the word of a unit is the unit's, and no house's. */
function numberBefore(
  tokens: readonly Token[],
  at: number,
): { readonly id: string; readonly from: number } | undefined {
  const [token, ahead, behind] = [tokens[at - 1], tokens[at - 2], tokens[at + 1]];
  const isAlone = ahead === undefined || isPause(ahead) || /^(el|la|en)$/.test(ahead.plain);
  if (token === undefined || !isAlone || !(behind === undefined || isPause(behind))) return undefined;
  const [id] = numbersFrom(tokens, at - 1) === 1 ? digitsOf([token]) : [];
  return id === undefined || id.length > 3 ? undefined : { id, from: at - 1 };
}

/** The tokens without the marks at both ends; a # stays. */
export function withoutMarks(tokens: readonly Token[]): readonly Token[] {
  let from = 0;
  let to = tokens.length;
  while (from < to && tokens[from]?.kind === "mark" && tokens[from]?.plain !== "#") from++;
  while (to > from && tokens[to - 1]?.kind === "mark") to--;
  return tokens.slice(from, to);
}

/** "40-12", "cuarenta guion doce": the second number of a house of Queens, and where it ends. */
export function secondOfPair(line: readonly Token[], at: number) {
  const mark = line[at];
  const isPair = mark?.plain === "guion" || (mark?.plain === "-" && mark.isGlued && line[at + 1]?.isGlued);
  const end = at + 1 + numbersFrom(line, at + 1);
  const [digits] = digitsOf(line.slice(at + 1, end));
  return isPair && digits !== undefined ? { digits, end } : undefined;
}
