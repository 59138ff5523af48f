import { letterAt } from "../../../letters/letters.ts";
import { isTalk } from "../../../name/grammar/word-classes.ts";
import { wordsOf } from "../../../words/phrases.ts";
import { isPause, type Token } from "../../../words/tokens.ts";
import { wordsToStreet } from "../../remarks.table.ts";
import { strongSuffixes } from "../../words.table.ts";
import { hasTalk } from "../talk.ts";
import { isNumberedRoad, numbersFrom, unitIn } from "../us-parts.ts";
import { directions, spanishTypes, suffixes } from "../vocabulary.ts";
import { type KnownPlaces, stateAt } from "./known-places.ts";

type Words = readonly Token[];

const strong = wordsOf(strongSuffixes);
const toStreet = wordsOf(wordsToStreet);
const longestStreet = 7;
const longestBare = 3;

/** Where the house's number that begins at a place ends, with its letter or its second half: "86-15", "12 B", "340 1/2". */
export function endOfNumber(tokens: Words, at: number): number {
  const count = numbersFrom(tokens, at);
  if (count === 0) return at;
  const first = tokens[at];
  let end = first?.kind === "digits" && first.text.length > 2 ? at + 1 : at + count;
  while (tokens[end]?.isGlued && /^(-|\/|\d+|[a-z])$/.test(tokens[end]?.plain ?? "")) end++;
  if (tokens[end]?.plain === "guion" && numbersFrom(tokens, end + 1) > 0) end += 1 + numbersFrom(tokens, end + 1);
  return end;
}

/**
 * Where the house's number and the street that begin at a place end; 0 where there is none.
 * A street ends with its suffix; without one it is at most three words before a pause, a unit, or a known place.
 */
export function lineAt(tokens: Words, at: number, known: KnownPlaces): number {
  const number = endOfNumber(tokens, at);
  if (number === at) return 0;
  const grid = gridAt(tokens, number);
  if (grid > 0) return grid;
  let from = number;
  while (from < number + 4 && toStreet.has(tokens[from]?.plain ?? "")) from++;
  return streetFrom(tokens, from, known);
}

/** Where the street ends that begins at a place, its number before it or none; 0 where there is none. */
export function streetFrom(tokens: Words, from: number, known: KnownPlaces): number {
  const first = tokens[from];
  if (first === undefined || isPause(first)) return 0;
  const lettered = withLetter(tokens, from, from + 1);
  if (lettered > from + 1) return lettered;
  const isSpanish = spanishTypes.has(first.plain);
  let end = 0;
  let at = from;
  for (; at < from + longestStreet; at++) {
    const token = tokens[at];
    if (token === undefined || isStop(tokens, at) || isBreak(token)) break;
    // "calle Galena": behind the word of a street a city's name is its name.
    const isName = isSpanish && at === from + 1;
    if (
      at > from &&
      ((!isName && isPlaceAt(tokens, at, known)) || ((!isSpanish || at > from + 1) && isOtherNumber(tokens, at)))
    )
      break;
    const isSuffix = at > from && suffixes.has(token.plain) && !isSpanish;
    if (isSuffix) end = at + 1;
    if (isSuffix && strong.has(token.plain) && !isSuffixToo(tokens[at + 1])) break;
    if (at === from && isNumberedRoad(token) && numbersFrom(tokens, at + 1) > 0) end = at + 1 + 1;
  }
  const words = tokens.slice(from, at).filter(({ kind }) => kind !== "mark");
  const isBare =
    words.length > 0 &&
    words.length <= longestBare + (isSpanish ? 2 : 0) &&
    !words.slice(isSpanish ? 2 : 0).some(isOfTalk);
  if (end === 0 && isSpanish && words.length < 2) return 0;
  if (end === 0) return isBare && words.some(({ kind }) => kind === "word") ? at : 0;
  return withDirection(tokens, withLetter(tokens, from, end), known);
}

/** "East Avenue J", "Avenue hache": a street that goes by a letter. */
function withLetter(tokens: Words, from: number, end: number): number {
  const named = tokens.slice(from, end - 1).every(({ plain }) => directions.has(plain));
  const letter =
    named && /^(avenue|ave|avenida|road|street)$/.test(tokens[end - 1]?.plain ?? "")
      ? letterAt(tokens, end)
      : undefined;
  const next = end + (letter?.length ?? 0);
  return letter !== undefined &&
    (tokens[next] === undefined || isPause(tokens[next]) || tokens[end]?.plain.length === 1)
    ? next
    : end;
}

/** "345 South 700 West": where a house's number and its two ways from the middle of town end; 0 where there are none. */
function gridAt(tokens: Words, number: number): number {
  const isHeading = (at: number) => directions.has(tokens[at]?.plain ?? "");
  const from = isPause(tokens[number + 1]) ? number + 2 : number + 1;
  const end = from + numbersFrom(tokens, from);
  return isHeading(number) && end > from && isHeading(end) && !suffixes.has(tokens[end + 1]?.plain ?? "") ? end + 1 : 0;
}

/** Behind "St" a dot, and the direction that is the street's: "14th Street Northwest". */
function withDirection(tokens: Words, end: number, known: KnownPlaces): number {
  const next = tokens[end]?.plain === "." ? end + 1 : end;
  const isDirection = directions.has(tokens[next]?.plain ?? "") && known.cityAt(tokens, next) === 0;
  return isDirection && stateAt(tokens, next) === undefined ? next + 1 : next;
}

function isSuffixToo(token: Token | undefined): boolean {
  return token !== undefined && strong.has(token.plain);
}

/** A pause, but no dot behind a short word: "N. Main". */
function isStop(tokens: Words, at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (!isPause(token)) return unitIn(tokens.slice(at, at + 6), false)?.from === 0;
  return token?.plain !== "." || (before?.plain.length ?? 9) > 3;
}

/** "Park | 1010 Main": a number that names no street, and is no road's. */
function isOtherNumber(tokens: Words, at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const isNamed = suffixes.has(next?.plain ?? "") || (next?.isGlued === true && next.kind === "word");
  if (isNamed || isNumberedRoad(tokens[at - 1])) return false;
  return token?.kind === "digits" ? !token.isGlued : numbersFrom(tokens, at) > 1;
}

/** A word that tells something, and is in no street's name. */
function isBreak(token: Token): boolean {
  return /^(is|are|was)$/.test(token.plain) || (hasTalk([token]) && token.plain !== "no");
}

function isOfTalk(token: Token): boolean {
  return isTalk(token) && !/^(la|el|las|los|de|del|san|santa)$/.test(token.plain) && !spanishTypes.has(token.plain);
}

/** A known city or state, and behind it nothing that makes it a part of a street's name. */
function isPlaceAt(tokens: Words, at: number, known: KnownPlaces): boolean {
  const length = known.cityAt(tokens, at) || (stateAt(tokens, at)?.length ?? 0);
  // "Street" is a town in Maryland.
  if (length === 0 || (length === 1 && strong.has(tokens[at]?.plain ?? ""))) return false;
  const next = tokens[at + length];
  const isOfStreet = next?.kind === "word" && suffixes.has(next.plain) && stateAt(tokens, at + length) === undefined;
  return !isOfStreet;
}
