import { letterAt } from "../name/letters.ts";
import { digitStrings } from "../numbers/digit-strings.ts";
import { numberWord } from "../numbers/vocabulary.ts";
import type { Token } from "../words/tokens.ts";
import { suffixes, units } from "./vocabulary.ts";

const english =
  /^(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/;

/** How many tokens from `at` on are one run of numbers: digits, or Spanish number words, "y" and repeats inside. */
export function numbersFrom(tokens: readonly Token[], at: number): number {
  const startsEnglish = english.test(tokens[at]?.plain ?? "");
  const isNumber = (token: Token | undefined): boolean =>
    token !== undefined &&
    (token.kind === "digits" ||
      (token.kind === "word" &&
        token.plain !== "un" &&
        (numberWord(token.plain) !== undefined || /^(doble|triple)$/.test(token.plain)) &&
        (startsEnglish || !english.test(token.plain))));
  let end = at;
  for (;;) {
    const isJoint = end > at && tokens[end]?.plain === "y" && isNumber(tokens[end + 1]);
    if (!isNumber(tokens[end]) && !isJoint) return end - at;
    // "42nd", "5th": digits with an ending are a street.
    if (tokens[end]?.kind === "digits" && (isOrdinalEnding(tokens[end + 1]) || isFraction(tokens, end))) return end - at;
    end++;
  }
}

/** The "1" of "9 1/2". */
function isFraction(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.plain === "/" && tokens[at + 2]?.kind === "digits";
}

function isOrdinalEnding(token: Token | undefined): boolean {
  return token?.isGlued === true && /^(st|nd|rd|th|ra|da|ta|va|ma|na|ª)$/.test(token.plain);
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

/** Finds "apartamento 3B", "suite trescientos", "# 4". `isNumberUnit` lets "número 12" be one. */
export function unitIn(tokens: readonly Token[], isNumberUnit: boolean): UnitFound | undefined {
  for (const [at, token] of tokens.entries()) {
    const type =
      token.plain === "#" ? "" : isNumberUnit && /^(numero|num|no)$/.test(token.plain) ? "" : units.get(token.plain);
    if (type === undefined || (at === 0 && isNumberUnit && token.plain !== "#")) continue;
    let start = at + 1;
    while (
      /^[.#,]$/.test(tokens[start]?.plain ?? "") ||
      /^(numero|num|no|el|la|letra|de|es)$/.test(tokens[start]?.plain ?? "")
    )
      start++;
    const found = unitId(tokens, start);
    if (found !== undefined) return { type, id: found.id, from: at, to: found.to };
    if (type === "Bsmt" || type === "PH") return { type, id: "", from: at, to: at + 1 };
  }
  return undefined;
}

/** Reads a unit's number or letter from a place on: 3B, 204, C, M-9. */
export function unitId(tokens: readonly Token[], start: number): { readonly id: string; readonly to: number } | undefined {
  let id = "";
  let to = start;
  for (;;) {
    const token = tokens[to];
    const count = numbersFrom(tokens, to);
    const letter = letterAt(tokens, to);
    if (count > 0 && !(id !== "" && /\d$/.test(id) && !token?.isGlued && token?.kind === "digits")) {
      const [digits] = digitsOf(tokens.slice(to, to + count));
      if (digits === undefined) break;
      id += digits;
      to += count;
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
  const isLast = next === undefined || next.plain === ",";
  // "406 W. Palm Beach": a letter apart from the digits belongs to them only where nothing follows.
  if (token.plain.length === 1) return isLast || (id === "" && next.plain !== ".") || !/^[nsewyo]$/.test(token.plain);
  return length > 1 || !/^(de|se|te|la|ese)$/.test(token.plain) || isLast;
}

/** Tells where the street ends, by its last suffix and the direction behind it; 0 when no suffix is there. */
export function endOfStreet(tokens: readonly Token[]): number {
  for (let at = tokens.length - 1; at > 0; at--) {
    const { plain, kind } = tokens[at] as Token;
    if (kind === "word" && suffixes.has(plain)) return at + 1;
  }
  return 0;
}
