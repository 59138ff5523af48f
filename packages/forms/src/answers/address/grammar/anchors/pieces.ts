import { countryNamed } from "../../../country/grammar/named.ts";
import { isTalk } from "../../../name/grammar/word-classes.ts";
import { atStart, whole, wordsOf } from "../../../words/phrases.ts";
import { isPause, plainText, type Token } from "../../../words/tokens.ts";
import { eitherWords, housingTalk, namedHomes, toldClauses, wordsBeforeUnit, wordsToPart } from "../../told.table.ts";
import { boroughs } from "../../words.table.ts";
import { boxIn } from "../box.ts";
import { cityKey } from "../city.ts";
import { endOfLetterTold, endOfWordTold } from "../letter-told.ts";
import { hasTalk } from "../talk.ts";
import { numbersFrom, unitIn } from "../us-parts.ts";
import { spanishTypes, suffixes, units } from "../vocabulary.ts";
import { cityAt, type KnownPlaces, stateAt, zipsAt } from "./known.ts";
import { endOfNumber, lineAt, streetFrom } from "./line-at.ts";

type Words = readonly Token[];

/** A part of an address, where it stands, and what tells it from another of its kind. */
export interface Piece {
  readonly kind: "line" | "number" | "street" | "unit" | "city" | "state" | "zip";
  readonly from: number;
  readonly to: number;
  readonly key: string;
  /** A box of the post office. */
  readonly isBox?: true;
}

const housing = wordsOf(housingTalk);
const homes = wordsOf(namedHomes);
const isBorough = whole(boroughs);
const clauseLead = atStart(toldClauses);
const leadsToPart = wordsOf(wordsToPart);
const isEither = wordsOf(eitherWords);
const beforeUnit = wordsOf(wordsBeforeUnit);
const longestUnit = 9;
const longestCity = 3;
const longestBox = 7;

/** All parts of an address among some words; undefined where a word is neither a part nor plainly talk. */
export function piecesOf(tokens: Words, known: KnownPlaces): readonly Piece[] | undefined {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; ) {
    const piece = pieceAt(tokens, at, known);
    if (piece !== undefined) {
      pieces.push(piece);
      at = piece.to;
    } else if (isPause(tokens[at]) || isOnlyTold(tokens, at)) at++;
    else if (cityBehind(tokens, at, pieces, known) > 0) {
      const to = cityBehind(tokens, at, pieces, known);
      pieces.push({ kind: "city", from: at, to, key: cityKey(plainText(tokens.slice(at, to))) });
      at = to;
    } else {
      const end = Math.max(
        endOfHomeName(tokens, at, known),
        endOfUs(tokens, at),
        endOfTold(tokens, at, pieces, known),
        endOfWordTold(tokens, at),
        endOfLetterTold(tokens, at, tokens.slice(pieces.at(-1)?.from, at)),
      );
      if (end === at) return undefined;
      at = end;
    }
  }
  return pieces;
}

function pieceAt(tokens: Words, at: number, known: KnownPlaces): Piece | undefined {
  return boxAt(tokens, at) ?? placeAt(tokens, at, known) ?? unitAt(tokens, at, known) ?? numberedAt(tokens, at, known);
}

function boxAt(tokens: Words, at: number): Piece | undefined {
  if (!/^(p|po|pobox|apartado|caja|box|rr|hc)$/.test(tokens[at]?.plain ?? "")) return undefined;
  for (let length = 2; length <= longestBox; length++) {
    const end = at + length;
    const box =
      tokens[end]?.kind === "digits" && tokens[end - 1]?.kind !== "mark" ? undefined : boxIn(tokens.slice(at, end));
    if (box !== undefined && numbersFrom(tokens, end) === 0)
      return { kind: "line", from: at, to: end, key: box, isBox: true };
  }
  return undefined;
}

function placeAt(tokens: Words, at: number, known: KnownPlaces): Piece | undefined {
  const city = cityAt(tokens, at, known);
  const state = stateAt(tokens, at);
  const isStateOnly =
    state !== undefined && state.length >= city && !isStateAgain(tokens, at + state.length, state.code);
  if (state !== undefined && isStateOnly && isStateSaid(tokens.slice(at, at + state.length), state.code, known))
    return { kind: "state", from: at, to: at + state.length, key: state.code };
  if (city === 0) return undefined;
  return { kind: "city", from: at, to: at + city, key: cityKey(plainText(tokens.slice(at, at + city))) };
}

/** "New York, New York": the first of them is the city. */
function isStateAgain(tokens: Words, at: number, code: string): boolean {
  return stateAt(tokens, tokens[at]?.plain === "," ? at + 1 : at)?.code === code;
}

/** Two small letters are a word ("la", "de"), but for the state of the ZIP code. */
function isStateSaid(run: Words, code: string, { cities, states }: KnownPlaces): boolean {
  const isWord = run.length === 1 && run[0]?.text.length === 2 && /^\p{Ll}/u.test(run[0].text);
  return !isWord || (cities.size > 0 && states.has(code));
}

function unitAt(tokens: Words, at: number, known: KnownPlaces): Piece | undefined {
  const found = unitIn(tokens.slice(at, at + longestUnit), false);
  if (found?.from !== 0 || isHouse(tokens, at, at + found.to, known)) return undefined;
  return { kind: "unit", from: at, to: at + found.to, key: `${found.type} ${found.id}` };
}

/** "el edificio es el 6500 Hillcroft Street": the number is the house's. */
function isHouse(tokens: Words, at: number, end: number, known: KnownPlaces): boolean {
  const number = firstIndex(at, end, (index) => numbersFrom(tokens, index) > 0);
  if (number === end || number < at + 2 || numbersFrom(tokens, end) > 0) return false;
  const line = tokens.slice(number, lineAt(tokens, number, known));
  return (
    hasSuffixed(line) || (line.length > 0 && tokens.slice(at, number).some(({ plain }) => /^(es|is)$/.test(plain)))
  );
}

function numberedAt(tokens: Words, at: number, known: KnownPlaces): Piece | undefined {
  const line = lineAt(tokens, at, known);
  const zip = zipsAt(tokens, at).find((one) => known.cities.has(one));
  const count = numbersFrom(tokens, at);
  if (zip !== undefined && (line === 0 || isPause(tokens[at + count]) || !hasSuffixed(tokens.slice(at, line))))
    return { kind: "zip", from: at, to: at + count, key: zip };
  if (line > 0) return { kind: "line", from: at, to: line, key: plainText(tokens.slice(at, line)) };
  if (count > 0) {
    const to = endOfNumber(tokens, at);
    return { kind: "number", from: at, to, key: plainText(tokens.slice(at, to)) };
  }
  return streetAt(tokens, at, known);
}

/** A street without its number before it: "calle Maple 12", "la calle es Maple Avenue". */
function streetAt(tokens: Words, at: number, known: KnownPlaces): Piece | undefined {
  const token = tokens[at];
  if (token?.kind !== "word") return undefined;
  const isTyped = spanishTypes.has(token.plain);
  if (!isTyped && (isOnlyTold(tokens, at) || units.has(token.plain))) return undefined;
  const to = streetFrom(tokens, at, known);
  const run = tokens.slice(at, to);
  if (to === 0 || !(isTyped || hasSuffixed(run))) return undefined;
  const label = /^(numero|num|number|#)$/.test(tokens[to]?.plain ?? "") ? to + 1 : to;
  const number = label > to || tokens[to]?.kind === "digits" ? endOfNumber(tokens, label) : label;
  return number > label
    ? { kind: "line", from: at, to: number, key: plainText(tokens.slice(at, number)) }
    : { kind: "street", from: at, to, key: plainText(run) };
}

function hasSuffixed(run: Words): boolean {
  return run.some(({ plain, kind }, at) => at > 0 && kind === "word" && suffixes.has(plain));
}

/** Where a city ends that the table does not have, between a street or unit and a state or ZIP code: "Main St Sleepy Hollow NY". */
function cityBehind(tokens: Words, at: number, pieces: readonly Piece[], known: KnownPlaces): number {
  const last = pieces.at(-1);
  const isBehind = (last?.kind === "line" || last?.kind === "unit") && tokens.slice(last.to, at).every(isPause);
  for (let end = at + 1; isBehind && end <= at + longestCity && end < tokens.length; end++) {
    if (tokens[end - 1]?.kind !== "word" || isOnlyTold(tokens, end - 1)) return 0;
    const next = isPause(tokens[end]) ? end + 1 : end;
    if (stateAt(tokens, next) !== undefined || zipsAt(tokens, next).some((zip) => known.cities.has(zip))) return end;
  }
  return 0;
}

/** Tells whether a word tells something about a home or its people, and is no part of an address. */
function isOnlyTold(tokens: Words, at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "word" || isEither.has(token.plain)) return false;
  if (units.has(token.plain)) return isUnitTold(tokens, at);
  // "21st Ave No. Ste 130": the north.
  if (token.plain === "no" && tokens[at + 1]?.plain === "." && isPartWord(tokens[at - 1])) return false;
  if (token.plain.length === 1) return /^[aiyu]$/.test(token.plain);
  return hasTalk([token]) || housing.has(token.plain) || isTalk(token) || isBorough.test(token.plain);
}

/** "es un apartamento", "no hay apartamento", "apartamento no": the word of a unit that is told of, and none is named. */
function isUnitTold(tokens: Words, at: number): boolean {
  const [before, next] = [tokens[at - 1]?.plain ?? "", tokens[at + 1]];
  const isEnd = next === undefined || isPause(next) || /^(no|es)$/.test(next.plain);
  return isEnd || housing.has(next.plain) || (beforeUnit.has(before) && (hasTalk([next]) || isTalk(next)));
}

/** "Estados Unidos de América" says nothing more. */
function endOfUs(tokens: Words, at: number): number {
  for (let length = 4; length > 0; length--) {
    const named = countryNamed(tokens.slice(at, at + length));
    if (named?.code === "US" && named.tokens.length === length) return at + length;
  }
  return at;
}

/**
 * Where a clause ends that only tells something, whatever its words: one that begins with a word of such a clause ("la que
 * está junto a la placita", "tiene un árbol"), or all that leads to the first part ("el recibo de la luz dice").
 */
function endOfTold(tokens: Words, at: number, pieces: readonly Piece[], known: KnownPlaces): number {
  const start = tokens.findLastIndex((token, index) => index < at && isPause(token)) + 1;
  const rest = tokens.slice(at).findIndex((token) => isPause(token));
  const end = rest < 0 ? tokens.length : at + rest;
  const isPart = (index: number) => pieceAt(tokens, index, known) !== undefined || isPartWord(tokens[index]);
  const first = firstIndex(at, end, isPart);
  const isLead = pieces.length === 0 && first > at && leadsToPart.has(tokens[first - 1]?.plain ?? "");
  if (isLead && first < end) return first;
  // Behind a whole address all is told: "..., 78042 la casa no recibe mail".
  const isWhole = ["line", "state", "zip"].every((kind) => pieces.some((piece) => piece.kind === kind));
  if (isWhole && first === end && pieces.at(-1)?.kind === "zip") return end;
  const isTold = (pieces.at(-1)?.to ?? 0) <= start && clauseLead.test(plainText(tokens.slice(start, end)));
  return isTold && first === end && firstIndex(start, at, isPart) === at ? end : at;
}

function firstIndex(from: number, to: number, isThat: (at: number) => boolean): number {
  for (let at = from; at < to; at++) if (isThat(at)) return at;
  return to;
}

/** A word that is of a street or a unit. */
function isPartWord(token: Token | undefined): boolean {
  return token?.kind === "digits" || suffixes.has(token?.plain ?? "") || units.has(token?.plain ?? "");
}

/** "Sunset Trailer Park | 1010 Main St": a place of many homes goes by a name right before its number. */
function endOfHomeName(tokens: Words, at: number, known: KnownPlaces): number {
  for (let end = at; end < Math.min(at + 6, tokens.length); end++) {
    const token = tokens[end];
    if (token?.kind !== "word" || isPause(token)) return at;
    if (homes.has(token.plain)) {
      let next = end + 1;
      while (homes.has(tokens[next]?.plain ?? "") || isPause(tokens[next])) next++;
      return lineAt(tokens, next, known) > 0 || next === tokens.length ? next : at;
    }
  }
  return at;
}
