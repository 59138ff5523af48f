import type { Interpretation } from "../../interpretation.ts";
import { numberWord, ordinalWord } from "../../numbers/vocabulary.ts";
import { type Context, doubted } from "../../reading.ts";
import { somewhere, wordsOf } from "../../words/phrases.ts";
import { isPause, plainText, type Token } from "../../words/tokens.ts";
import { formerPhrases, nowPhrases } from "../talk.table.ts";
import { beginningWords, streetWords } from "../words.table.ts";
import { cityKey } from "./city.ts";
import { stateAtEnd } from "./states.ts";
import { digitsOf, numbersFrom, withoutMarks } from "./us-parts.ts";
import { directions, units } from "./vocabulary.ts";
import { takeZip } from "./zip-at-end.ts";

type Read = (tokens: readonly Token[], context: Context) => Interpretation;

const former = somewhere(formerPhrases);
const now = somewhere(nowPhrases);
const isStreetWord = wordsOf(`${streetWords} bulevar carretera`);
const isBeginning = wordsOf(beginningWords);

/**
 * Finds an address behind other talk: "vivo en una trailita, 1510 East Main Street ...", "antes vivía en Ridgewood,
 * ahora en la 86-15 ...". What is skipped must hold no part of an address, unless it is where one lived before; a city
 * and state that came first are put where they belong.
 */
export function addressWithin(tokens: readonly Token[], read: Read, context: Context): Interpretation | undefined {
  const moved = afterMove(tokens);
  if (moved > 0) {
    const rest = tokens.slice(moved);
    const reading = read(rest, context);
    const found = reading.status === "value" ? reading : (withinTalk(rest, read, context) ?? reading);
    return doubted(found, "moved");
  }
  return withinTalk(tokens, read, context);
}

/** Where the words begin that tell where one lives now; 0 where no former place is told before. */
function afterMove(tokens: readonly Token[]): number {
  for (let at = tokens.length - 1; at > 1; at--) {
    const isNow = tokens[at]?.kind === "word" && now.test(plainText(tokens.slice(at, at + 1)));
    if (!isNow && !isNewAt(tokens, at)) continue;
    if (former.test(plainText(tokens.slice(0, at)))) return at + 1;
  }
  return 0;
}

/** "nueva: 1820 ...", "la actual es", "dirección nueva"; no "Nueva York". */
function isNewAt(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!/^(nuev[oa]|actual|new|current)$/.test(token?.plain ?? "")) return false;
  return next?.kind !== "word" || /^(es|direccion|domicilio|casa|address|is)$/.test(next.plain);
}

function withinTalk(tokens: readonly Token[], read: Read, context: Context): Interpretation | undefined {
  for (let at = 1; at < tokens.length - 3; at++) {
    const before = withoutMarks(tokens.slice(0, at));
    const isBegun = beginsAddress(tokens, at);
    if (!isBegun && !beginsBehindTalk(tokens, at, before)) continue;
    const place = placeBefore(before, context);
    // Where one lived before, and nothing of where one lives now.
    // "no vivo en 44 Pine Street".
    if (denial.test(plainText(before))) return undefined;
    const isTold = (place === undefined && before.some(isOfAddress)) || former.test(plainText(before));
    if (isTold && isBegun) return undefined;
    if (isTold) continue;
    const rest = tokens.slice(at);
    const readings = [read(rest, context), ...(place ? [read(withPlace(rest, place), context)] : [])];
    const found = readings.find(({ status }) => status === "value");
    if (found !== undefined) return doubted(found, "within-talk");
    if (isBegun && numbersFrom(tokens, at) > 0) return undefined;
  }
  return undefined;
}

const denial =
  /\b(no|ni|nunca) (he )?(vivo|vive|vivimos|viven|vivido|es|estoy|esta|estamos|queda)( ya| mas)?( en| at)?( el| la)?$/;

/** A number or the word of a unit, behind a pause or a word like "en". */
function beginsAddress(tokens: readonly Token[], at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (token === undefined || !(isPause(before) || isBeginning.has(before?.plain ?? ""))) return false;
  return (
    numbersFrom(tokens, at) > 0 || units.has(token.plain) || directions.has(token.plain) || /^\d/.test(token.plain)
  );
}

/** A house's number right behind a state, or behind with whom one lives: "vivo con mi hijo el que maneja 455 River Street". */
function beginsBehindTalk(tokens: readonly Token[], at: number, before: readonly Token[]): boolean {
  const count = numbersFrom(tokens, at);
  if (count === 0 || numbersFrom(tokens, at - 1) > count) return false;
  if (stateAtEnd(before, false) !== undefined) return true;
  const isLong = digitsOf(tokens.slice(at, at + count)).some((digits) => digits.length > 2);
  return isLong && withWhom.test(plainText(before));
}

const withWhom = /^((yo|vivo|vive|vivimos|estoy|estamos|aqui|ahorita|ahora) )*(con|donde) (mi|mis|su|una?|el|la) /;

function isOfAddress(token: Token): boolean {
  const isNumber =
    token.kind === "digits" || numberWord(token.plain) !== undefined || ordinalWord(token.plain) !== undefined;
  return (isNumber && !/^un[oa]?$/.test(token.plain)) || isStreetWord.has(token.plain) || units.has(token.plain);
}

/** "vivo en Elizabeth, Nueva Jersey": the city and the state said before the street. */
function placeBefore(given: readonly Token[], { lookups }: Context): readonly Token[] | undefined {
  const end = given.findLastIndex(({ plain, kind }) => kind !== "mark" && !isBeginning.has(plain));
  const before = given.slice(0, end + 1);
  const state = stateAtEnd(before, false);
  if (state === undefined) return undefined;
  const at = before.findLastIndex(({ plain }) => isBeginning.has(plain));
  // "El Paso, Texas": the article is the city's where there is such a city.
  const named = before.slice(at, before.length - state.length);
  const isCity = at >= 0 && lookups?.city?.(cityKey(plainText(named)), state.code) === true;
  const place = withoutMarks(before.slice(isCity ? at : at + 1));
  return place.length > state.length && !place.some(isOfAddress) ? place : undefined;
}

function withPlace(tokens: readonly Token[], place: readonly Token[]): readonly Token[] {
  const { rest } = takeZip(tokens);
  const comma = { ...(place[0] as Token), text: ",", plain: ",", kind: "mark" as const };
  return [...rest, comma, ...place, comma, ...tokens.slice(rest.length)];
}
