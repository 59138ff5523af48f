import { contrast } from "../../../clauses/cues.table.ts";
import { countryNamed } from "../../../country/grammar/named.ts";
import { isTalk } from "../../../name/grammar/word-classes.ts";
import { atStart, whole, wordsOf } from "../../../words/phrases.ts";
import { isPause, plainText, type Token } from "../../../words/tokens.ts";
import {
  eitherWords,
  housingTalk,
  namedHomes,
  toldClauses,
  wordsBeforeUnit,
  wordsToPart,
} from "../../remarks.table.ts";
import { boroughs } from "../../words.table.ts";
import { hasTalk } from "../talk.ts";
import { endOfLetterTold, endOfWordTold } from "../tidied/letter-told.ts";
import { numbersFrom } from "../us-parts.ts";
import { suffixes, units } from "../vocabulary.ts";
import type { Piece } from "./piece.ts";

type Words = readonly Token[];

const housing = wordsOf(housingTalk);
const homes = wordsOf(namedHomes);
const isBorough = whole(boroughs);
const clauseLead = atStart(toldClauses);
const leadsToPart = wordsOf(wordsToPart);
const isEither = wordsOf(`${eitherWords} ${contrast}`);
const beforeUnit = wordsOf(wordsBeforeUnit);

/** Tells whether a word tells something about a home or its people, and is no part of an address. */
export function isOnlyTold(tokens: Words, at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "word" || isEither.has(token.plain)) return false;
  // "street is Cottonwood Lane", "el street es Maple".
  if (suffixes.has(token.plain) && /^(is|es|se)$/.test(tokens[at + 1]?.plain ?? "")) return true;
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

/** Tells whether a part begins at a place. */
type IsPart = (at: number) => boolean;

/** Where the words end that begin at a place and only tell something; `at` where none do. */
export function endOfTold(tokens: Words, at: number, pieces: readonly Piece[], isPart: IsPart): number {
  if (isPause(tokens[at]) || isOnlyTold(tokens, at)) return at + 1;
  return Math.max(
    endOfHomeName(tokens, at, isPart),
    endOfUs(tokens, at),
    endOfClause(tokens, at, pieces, isPart),
    endOfWordTold(tokens, at),
    endOfLetterTold(tokens, at, tokens.slice(pieces.at(-1)?.from, at)),
  );
}

/**
 * Where a clause ends that only tells something, whatever its words: one that begins with a word of such a clause ("la que
 * está junto a la placita", "tiene un árbol"), or all that leads to a part ("el recibo de la luz dice").
 */
function endOfClause(tokens: Words, at: number, pieces: readonly Piece[], isPart: IsPart): number {
  const start = tokens.findLastIndex((token, index) => index < at && isPause(token)) + 1;
  const rest = tokens.slice(at).findIndex((token) => isPause(token));
  const end = rest < 0 ? tokens.length : at + rest;
  const first = firstIndex(at, end, isPart);
  const isFirst = (pieces.at(-1)?.to ?? 0) <= start;
  const isLead = isFirst && first > at && leadsToPart.has(tokens[first - 1]?.plain ?? "");
  if (isLead && first < end) return first;
  // Behind a whole address all is told: "..., 78042 la casa no recibe mail".
  const isWhole = ["line", "state", "zip"].every((kind) => pieces.some((piece) => piece.kind === kind));
  if (isWhole && first === end && pieces.at(-1)?.kind === "zip") return end;
  const isTold = isFirst && clauseLead.test(plainText(tokens.slice(start, end)));
  return isTold && first === end && firstIndex(start, at, isPart) === at ? end : at;
}

/** The first place in a range that a test holds for; the range's end where none is. */
export function firstIndex(from: number, to: number, isThat: (at: number) => boolean): number {
  for (let at = from; at < to; at++) if (isThat(at)) return at;
  return to;
}

/** Tells whether a word is of a street or a unit. */
export function isPartWord(token: Token | undefined): boolean {
  return token?.kind === "digits" || suffixes.has(token?.plain ?? "") || units.has(token?.plain ?? "");
}

/** "Sunset Trailer Park | 1010 Main St": a place of many homes goes by a name right before its number. */
function endOfHomeName(tokens: Words, at: number, isPart: IsPart): number {
  for (let end = at; end < Math.min(at + 6, tokens.length); end++) {
    const token = tokens[end];
    if (token?.kind !== "word" || isPause(token)) return at;
    if (homes.has(token.plain)) {
      let next = end + 1;
      while (homes.has(tokens[next]?.plain ?? "") || isPause(tokens[next])) next++;
      return (numbersFrom(tokens, next) > 0 && isPart(next)) || next === tokens.length ? next : at;
    }
  }
  return at;
}
