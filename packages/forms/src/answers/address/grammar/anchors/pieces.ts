import { onceAt } from "../../../words/once-at.ts";
import { wordsOf } from "../../../words/phrases.ts";
import { isPause, plainText, type Token } from "../../../words/tokens.ts";
import { countedThings } from "../../remarks.table.ts";
import { strongSuffixes } from "../../words.table.ts";
import { boxIn } from "../box.ts";
import { cityKey } from "../city.ts";
import { numbersFrom, unitId, unitIdStart, unitIn } from "../us-parts.ts";
import { directions, spanishTypes, suffixes, units } from "../vocabulary.ts";
import { type KnownPlaces, stateAt, zipsAt } from "./known-places.ts";
import { endOfNumber, lineAt, streetFrom } from "./line-at.ts";
import type { Piece } from "./piece.ts";
import { endOfTold, firstIndex, isOnlyTold, isPartWord } from "./remarks.ts";

type Words = readonly Token[];

const isStrong = wordsOf(strongSuffixes);
const isCounted = wordsOf(countedThings);
const longestUnit = 9;
const longestDoor = 4;
const longestCity = 3;
const longestBox = 7;

/** What was found among some words. */
export interface Found {
  readonly pieces: readonly Piece[];
  /** Runs of words that are neither a part nor plainly talk. */
  readonly unknown: readonly Pick<Piece, "from" | "to">[];
}

/** All parts of an address among some words, and the words that are neither a part nor plainly talk. */
export function piecesOf(tokens: Words, known: KnownPlaces): Found {
  const pieces: Piece[] = [];
  const unknown: { from: number; to: number }[] = [];
  const pieceFrom = onceAt((words, at) => pieceAt(words, at, known));
  const isPart: (at: number) => boolean = (at) =>
    endOfCount(tokens, at) === at && (pieceFrom(tokens, at) !== undefined || isPartWord(tokens[at]));
  for (let at = 0; at < tokens.length; ) {
    const again = endOfAgain(tokens, at, pieces);
    if (again > at) {
      at = again;
      continue;
    }
    const piece = numberedUnitAt(tokens, at, pieces) ?? pieceFrom(tokens, at) ?? cityBehind(tokens, at, pieces, known);
    const told = piece ? at : Math.max(endOfCount(tokens, at), endOfTold(tokens, at, pieces, isPart));
    if (piece !== undefined) pieces.push(piece);
    else if (told === at) {
      const last = unknown.at(-1);
      if (last?.to === at) last.to = at + 1;
      else unknown.push({ from: at, to: at + 1 });
    }
    at = piece?.to ?? Math.max(told, at + 1);
  }
  return { pieces, unknown };
}

/** ", sur pulaski pues, ": where a clause ends that only says words of the street again; `at` where none does. */
function endOfAgain(tokens: Words, at: number, pieces: readonly Piece[]): number {
  const line = pieces.findLast(({ kind }) => kind === "line");
  if (line === undefined || !isPause(tokens[at - 1])) return at;
  const said = tokens.slice(line.from, line.to);
  const rest = tokens.slice(at).findIndex((token) => isPause(token));
  const end = rest < 0 ? tokens.length : at + rest;
  const isSaid = ({ plain }: Token) => {
    const heading = directions.get(plain);
    return said.some((one) => one.plain === plain || (heading !== undefined && directions.get(one.plain) === heading));
  };
  const clause = tokens.slice(at, end);
  const isAgain = clause.every((token, step) => isSaid(token) || isOnlyTold(tokens, at + step));
  const names = clause.filter((token) => isSaid(token) && token.plain.length > 2 && !suffixes.has(token.plain));
  return isAgain &&
    names.some(({ plain }) => !directions.has(plain)) &&
    !clause.some(({ plain }) => suffixes.has(plain))
    ? end
    : at;
}

/** "dos cuadras", "tres hijos": where a number ends that only counts something; `at` where none does. */
function endOfCount(tokens: Words, at: number): number {
  const end = at + numbersFrom(tokens, at);
  return end > at && isCounted.has(tokens[end]?.plain ?? "") ? end + 1 : at;
}

/** "..., número cinco a", "360 Linden Blvd 4C": behind a house's number and street the number of a door. */
function numberedUnitAt(tokens: Words, at: number, pieces: readonly Piece[]): Piece | undefined {
  const last = pieces.at(-1);
  if (!pieces.some(({ kind }) => kind === "line") || pieces.some(({ kind }) => kind === "unit")) return undefined;
  const isLabelled = /^(numero|num|number|puerta|door)$/.test(tokens[at]?.plain ?? "");
  const [digits, letter] = [tokens[at], tokens[at + 1]];
  const isDoor = digits?.kind === "digits" && letter?.isGlued === true && /^[a-z]$/.test(letter.plain);
  const isBehind = last?.kind === "line" && tokens.slice(last.to, at).every(isPause);
  if (!isLabelled && !(isDoor && isBehind)) return undefined;
  const found = unitId(tokens, isLabelled ? unitIdStart(tokens, at + 1) : at);
  const next = tokens[found?.to ?? 0];
  const isEnd = next === undefined || isPause(next) || /^(en|in|de|at)$/.test(next.plain) || !isLabelled;
  if (found === undefined || !isEnd || found.id.length > longestDoor || endOfCount(tokens, at + 1) > at + 1)
    return undefined;
  return { kind: "unit", from: at, to: found.to, key: ` ${found.id}` };
}

function pieceAt(tokens: Words, at: number, known: KnownPlaces): Piece | undefined {
  return boxAt(tokens, at) ?? placeAt(tokens, at, known) ?? unitAt(tokens, at, known) ?? numberedAt(tokens, at, known);
}

function boxAt(tokens: Words, at: number): Piece | undefined {
  if (!/^(p|pi|pe|pee|po|pobox|apartado|casilla|caja|box|rr|hc)$/.test(tokens[at]?.plain ?? "")) return undefined;
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
  const city = known.cityAt(tokens, at);
  const state = stateAt(tokens, at);
  const isStateOnly =
    state !== undefined && state.length >= city && !isStateAgain(tokens, at + state.length, state.code);
  // "Washington DC 20009": the city of the ZIP code, and its state behind it.
  const named = tokens.slice(at, at + city);
  const isCityFirst =
    city > 0 && (known.isShort(named) || (isOfZip(named, known) && stateAt(tokens, at + city) !== undefined));
  if (
    state !== undefined &&
    isStateOnly &&
    !isCityFirst &&
    isStateSaid(tokens.slice(at, at + state.length), state.code, known)
  )
    return { kind: "state", from: at, to: at + state.length, key: state.code };
  // "West Clarendon Drive": of a town called West too, where it is the ZIP code's.
  const isHeading = city === 1 && directions.has(tokens[at]?.plain ?? "") && !isOfZip(named, known);
  if (city === 0 || isHeading || isOfStreet(tokens, at, city)) return undefined;
  return { kind: "city", from: at, to: at + city, key: cityKey(plainText(named)) };
}

function isOfZip(run: Words, { cities }: KnownPlaces): boolean {
  return [...cities.values()].includes(cityKey(plainText(run)));
}

/** "Clarendon Drive", "Boulevard": a city's name in that of a street. */
function isOfStreet(tokens: Words, at: number, length: number): boolean {
  const next = tokens[at + length];
  const isSuffixed = next?.kind === "word" && isStrong.has(next.plain) && stateAt(tokens, at + length) === undefined;
  return isSuffixed || (length === 1 && isStrong.has(tokens[at]?.plain ?? ""));
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
  // "el depto es el tres ce": a door, with its letter.
  const isDoor = tokens[end] === undefined || isPause(tokens[end]);
  const isSaid = tokens.slice(at, number).some(({ plain }) => /^(es|is)$/.test(plain));
  return hasSuffixed(line) || (line.length > 0 && isSaid && !isDoor);
}

function numberedAt(tokens: Words, at: number, known: KnownPlaces): Piece | undefined {
  if (endOfCount(tokens, at) > at) return undefined;
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
  // "la calle 245 South Avalon Blvd": the word only leads to the house's number.
  const isLead =
    isTyped && lineAt(tokens, at + 1, known) > 0 && hasSuffixed(tokens.slice(at, lineAt(tokens, at + 1, known)));
  if (isLead) return undefined;
  const to = streetFrom(tokens, at, known);
  const run = tokens.slice(at, to);
  if (to === 0 || !(isTyped || hasSuffixed(run))) return undefined;
  // "Palm Drive # 2" is a door.
  const label = (isTyped ? /^(numero|num|number|#)$/ : /^(numero|num|number)$/).test(tokens[to]?.plain ?? "")
    ? to + 1
    : to;
  const isHouse = label > to || tokens[to]?.kind === "digits" || (isTyped && numbersFrom(tokens, to) > 1);
  const number = isHouse ? endOfNumber(tokens, label) : label;
  return number > label
    ? { kind: "line", from: at, to: number, key: plainText(tokens.slice(at, number)) }
    : { kind: "street", from: at, to, key: plainText(run) };
}

function hasSuffixed(run: Words): boolean {
  return run.some(({ plain, kind }, at) => at > 0 && kind === "word" && suffixes.has(plain));
}

/** A city that the table does not have, between a street or unit and a state or ZIP code: "Main St Sleepy Hollow NY". */
function cityBehind(tokens: Words, at: number, pieces: readonly Piece[], known: KnownPlaces): Piece | undefined {
  const last = pieces.at(-1);
  const isBehind = (last?.kind === "line" || last?.kind === "unit") && tokens.slice(last.to, at).every(isPause);
  for (let end = at + 1; isBehind && end <= at + longestCity && end < tokens.length; end++) {
    if (tokens[end - 1]?.kind !== "word" || isOnlyTold(tokens, end - 1)) return undefined;
    const next = isPause(tokens[end]) ? end + 1 : end;
    if (stateAt(tokens, next) !== undefined || zipsAt(tokens, next).some((zip) => known.cities.has(zip)))
      return { kind: "city", from: at, to: end, key: cityKey(plainText(tokens.slice(at, end))) };
  }
  return undefined;
}
