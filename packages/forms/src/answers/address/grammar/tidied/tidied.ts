import { letterAt } from "../../../letters/letters.ts";
import { digitStrings } from "../../../numbers/digit-strings.ts";
import { ordinalWord } from "../../../numbers/vocabulary.ts";
import { somewhere, whole, wordsOf } from "../../../words/phrases.ts";
import { isPause, plainText, type Token } from "../../../words/tokens.ts";
import { formerPhrases, nowPhrases, tellsOther } from "../../talk.table.ts";
import { asides, streetWords, thingsOfHouse } from "../../words.table.ts";
import { stateAtEnd } from "../states.ts";
import { withoutPartEnds } from "../talk.ts";
import { numbersFrom, unitIn } from "../us-parts.ts";
import { directions, units } from "../vocabulary.ts";
import { takeZip } from "../zip-at-end.ts";
import { withoutLetterTold } from "./letter-told.ts";
import { numberFirst, streetNumberAgain, withoutLabels } from "./number-and-street.ts";
import { numberBehindStreet } from "./number-behind.ts";
import { withoutLeadToPart } from "./part-put-right.ts";
import { directionAgain, directionBegunAgain, isNumber, isNumbered, saidAgain } from "./said-again.ts";
import { numberSaidAgain, withoutSpelling, withSpellingBehind } from "./spelled.ts";
import { streetAgain } from "./street-again.ts";

type Words = readonly Token[];

/** The words of a US address, and whether something was left out that a person should confirm. */
interface Tidied {
  readonly words: Words;
  readonly isDoubtful: boolean;
}

/** An address as it is written: its directions as such, no asides, what was said twice or put right said once. */
export function tidied(given: Words): Tidied {
  const steps = [
    withoutPartEnds,
    withoutLetterTold,
    withoutSpelling,
    withSpellingBehind,
    withoutLabels,
    streetAgain,
    withoutAsides,
    withoutLeadToPart,
    numberSaidAgain,
    withoutNumberAgain,
    numberPutRight,
    withoutDenied,
    directionBegunAgain,
    withoutTail,
    saidAgain,
    directionAgain,
    streetNumberAgain,
    numberFirst,
    numberBehindStreet,
  ];
  const start = { words: withDirections(given), isDoubtful: false };
  return steps.reduce<Tidied>(({ words, isDoubtful }, step) => {
    const next = step(words);
    const isChanged = next.length < words.length || next.some((token, at) => token !== words[at]);
    return { words: next, isDoubtful: isDoubtful || isChanged };
  }, start);
}

/** "2450 ene doble ve 41 street", "8100 n w 7th avenue": the letters of a direction behind the house's number. */
function withDirections(given: Words): Words {
  const words: Token[] = [];
  for (let at = 0; at < given.length; ) {
    // "mil doscientos sur la quinta avenida": the article goes.
    const isArticle = /^(la|el)$/.test(given[at]?.plain ?? "") && directions.has(given[at - 1]?.plain ?? "");
    if (isArticle && isNumber(given[at - 2]) && isNumbered(given, at + 1)) at++;
    const found = isNumber(given[at - 1]) ? (lettersAt(given, at) ?? twoWordsAt(given, at)) : undefined;
    if (found === undefined) words.push(given[at++] as Token);
    else {
      const token = given[at] as Token;
      words.push({ ...token, text: found.name, plain: found.name.toLowerCase(), kind: "word" });
      at = found.end;
    }
  }
  return words;
}

/** "4120 north west 7th street". */
function twoWordsAt(tokens: Words, at: number): ReturnType<typeof lettersAt> {
  const [first, second] = [tokens[at], tokens[at + 1]].map((token) => directions.get(token?.plain ?? "") ?? "");
  if (!/^(North|South)$/.test(first ?? "") || !/^(East|West)$/.test(second ?? "") || !isNumbered(tokens, at + 2))
    return undefined;
  return { name: `${first}${second?.toLowerCase()}`, end: at + 2 };
}

function lettersAt(tokens: Words, at: number): { readonly name: string; readonly end: number } | undefined {
  const first = letterAt(tokens, at);
  if (first === undefined || !/^[nsew]$/i.test(first.letter)) return undefined;
  const isDot = tokens[at + first.length]?.plain === ".";
  const from = at + first.length + (isDot ? 1 : 0);
  const second = /^[ns]$/i.test(first.letter) ? letterAt(tokens, from) : undefined;
  // "ene o": the west of Spanish.
  const isTwo = second !== undefined && /^[ewo]$/i.test(second.letter);
  const beyond = isTwo ? from + second.length : at + first.length;
  // "S.W. Military Drive": with a point behind each letter it needs no number.
  const isPointed = isTwo && isDot && tokens[beyond]?.plain === ".";
  const end = isPointed ? beyond + 1 : beyond;
  const isSpelled = (tokens[at]?.plain.length ?? 0) > 1 || isTwo;
  if (!isSpelled || !(isPointed || isNumbered(tokens, end))) return undefined;
  return { name: `${first.letter}${isTwo ? second.letter : ""}`.toUpperCase().replace("O", "W"), end };
}

const aside = whole(asides);
const longestAside = 6;

/** "espacio catorce es una traila", "1800 e baseline road la e de este". */
function withoutAsides(given: Words): Words {
  const words: Token[] = [];
  for (let at = 0; at < given.length; ) {
    // Before the house's number all is only told.
    const length = words.some(isNumber) ? Math.max(asideAt(given, at), letterToldAt(given, at)) : 0;
    if (length === 0) words.push(given[at++] as Token);
    else {
      at += length;
      // The pause behind it parts what stands before it from what follows.
      if (isPause(given[at - 1]) && given[at]?.kind === "word") words.push(given[at - 1] as Token);
      // "310, siempre me confundo, 310": said again behind it.
      const [last, next] = [words.at(-1), given[at]];
      if (next?.kind === "digits" && last?.text === next.text) at++;
    }
  }
  return words;
}

function asideAt(tokens: Words, at: number): number {
  for (let length = Math.min(longestAside, tokens.length - at); length > 1; length--) {
    if (!aside.test(plainText(tokens.slice(at, at + length)))) continue;
    // "es un apartamento 5": a unit's word before its number is no aside.
    return units.has(tokens[at + length - 1]?.plain ?? "") && numbersFrom(tokens, at + length) > 0 ? 0 : length;
  }
  return 0;
}

/** "la e de este" behind a direction that was said with that letter. */
function letterToldAt(tokens: Words, at: number): number {
  if (!/^(la|con|the)$/.test(tokens[at]?.plain ?? "")) return 0;
  const letter = letterAt(tokens, at + 1);
  const end = at + 1 + (letter?.length ?? 0);
  const from = tokens[end]?.plain === "de" ? end + 1 : end;
  // A letter may have been read with its word: "be de burro".
  const isRead = tokens[end - 2]?.plain === "de" && directions.has(tokens[end - 1]?.plain ?? "");
  const name = directions.get(tokens[isRead ? end - 1 : from]?.plain ?? "");
  if (letter === undefined || name === undefined || (!isRead && from === end)) return 0;
  const isSaid = tokens.slice(0, at).some(({ plain }) => plain.length === 1 && directions.get(plain) === name);
  return isSaid ? (isRead ? end : from + 1) - at : 0;
}

/** "apartamento uno dos, doce, ...", "4120, cuarenta y uno veinte, ...": a number said again right behind a pause. */
function withoutNumberAgain(given: Words): Words {
  for (let at = 1; at < given.length - 1; at++) {
    if (given[at]?.plain !== ",") continue;
    const from = startOfNumber(given, at);
    const end = at + 1 + numbersFrom(given, at + 1);
    const [first, again] = [digitsIn(given.slice(from, at)), digitsIn(given.slice(at + 1, end))];
    const isSame = first !== undefined && first === again && first.length > 1 && from < at;
    if (isSame) return withoutNumberAgain([...given.slice(0, at), ...given.slice(end)]);
  }
  return given;
}

/** "apartamento 406 no 460", "02909, no, 02908": a number and the one of as many digits that takes its place. */
function numberPutRight(given: Words): Words {
  for (let at = 1; at < given.length - 1; at++) {
    if (given[at]?.plain !== "no") continue;
    const from = startOfNumber(given, given[at - 1]?.plain === "," ? at - 1 : at);
    let next = at + 1;
    while (/^(,|el|es|es el)$/.test(given[next]?.plain ?? "")) next++;
    if (units.has(given[from - 1]?.plain ?? "") && units.has(given[next]?.plain ?? "")) next++;
    next += saidTwiceAt(given, next);
    const [old, anew] = [given.slice(from, at), given.slice(next, next + numbersFrom(given, next))].map(digitsIn);
    if (old === undefined || anew?.length !== old.length || old === anew) continue;
    const before = given[from - 1]?.plain ?? "";
    const isUnit = units.has(before) || before === "#";
    if (isUnit || old.length === 5 || (from === 0 && old.length > 1))
      return numberPutRight([...given.slice(0, from), ...given.slice(next)]);
  }
  return given;
}

/** "635 Elm Street, no 633, Passaic": a number as long as the house's, denied between two pauses. */
function withoutDenied(given: Words): Words {
  const house = digitsIn(given.slice(0, numbersFrom(given, 0))) ?? "";
  const at = given.findIndex(({ plain }, place) => plain === "no" && given[place - 1]?.plain === ",");
  const end = at + 1 + numbersFrom(given, at + 1);
  const denied = digitsIn(given.slice(at + 1, end));
  const isApart = given[end]?.plain === "," && at > 2;
  const isOther = isApart && house.length > 1 && denied?.length === house.length && denied !== house;
  return isOther ? [...given.slice(0, at - 1), ...given.slice(end)] : given;
}

/** "ochenta y dos ochenta y dos": how many tokens a number takes that is said again right behind it. */
function saidTwiceAt(given: Words, at: number): number {
  const half = numbersFrom(given, at) / 2;
  const isTwice =
    half > 0 && given.slice(at, at + half).every(({ plain }, step) => given[at + half + step]?.plain === plain);
  return isTwice && Number.isInteger(half) && (half > 1 || given[at]?.kind === "digits") ? half : 0;
}

function startOfNumber(tokens: Words, end: number): number {
  let from = end;
  while (from > 0 && numbersFrom(tokens, from - 1) >= end - from + 1) from--;
  return from;
}

function digitsIn(run: Words): string | undefined {
  return digitStrings(
    run.filter(({ kind }) => kind !== "mark"),
    { longest: 6 },
  )[0]?.digits;
}

const former = somewhere(formerPhrases);
const now = somewhere(nowPhrases);
const other = somewhere(tellsOther);
const isStreetWord = wordsOf(streetWords);
const isOfHouse = wordsOf(thingsOfHouse);
const longestTail = 16;

/** "..., 07102, la casa de mi hija", "... 85009 espacio catorce": what is said behind the ZIP code of a state. */
function withoutTail(given: Words): Words {
  for (let at = given.length - 1; at > Math.max(2, given.length - longestTail); at--) {
    if (isNumber(given[at]) || !isNumber(given[at - 1])) continue;
    const before = given.slice(0, at);
    const { zips, rest } = takeZip(before);
    if (zips.length === 0 || stateAtEnd(rest, true) === undefined) continue;
    const tail = given.slice(at).filter(({ kind }) => kind !== "mark");
    const first = lineBehind(tail, rest);
    if (first !== undefined) return [...first, commaLike(tail[0] as Token), ...before];
    return isTold(tail, zips) || isFormer(tail) ? before : given;
  }
  return given;
}

/** Behind the ZIP code, a unit ("apartamento 5") that was not said before it, or the whole street ("en la 610 Broadway"). */
function lineBehind(tail: Words, before: Words): Words | undefined {
  const unit = unitIn(tail, false);
  const isUnit = unit?.from === 0 && unit.to === tail.length;
  if (isUnit) return unitIn(before, true) === undefined && before.some(isNumber) ? tail : undefined;
  const number = tail.findIndex((token) => !/^(en|la|el|in|at)$/.test(token.plain));
  const isStreet = number >= 0 && number < 3 && isNumber(tail[number]) && !isNumber(tail.at(-1));
  const isPlace = !before.some((token) => isNumber(token) || isStreetWord.has(token.plain) || units.has(token.plain));
  return isStreet && isPlace ? tail.slice(number) : undefined;
}

function commaLike(token: Token): Token {
  return { ...token, text: ",", plain: ",", kind: "mark", isGlued: true };
}

/** "..., la vieja era 1901 West 18th Street": another place, where one lived before. */
function isFormer(tail: Words): boolean {
  return tail.some(isNumber) && former.test(plainText(tail.slice(0, longestFormer))) && !now.test(plainText(tail));
}

const longestFormer = 4;

function isTold(tail: Words, zips: readonly string[]): boolean {
  const text = plainText(tail);
  const ending = tail.filter(isNumber);
  // "No sirve el timbre": nothing of an address.
  if (ending.length === 0 && tail.length < 8 && tail.some(({ plain }) => isOfHouse.has(plain))) return true;
  if (ending.length > 0) {
    const digits = digitsIn(ending) ?? "";
    return (
      /\b(termina|acaba|ends)\b/.test(text) &&
      tail.length < 8 &&
      zips.some((zip) => digits !== "" && zip.endsWith(digits))
    );
  }
  const isOfAddress = ({ plain }: Token) =>
    isStreetWord.has(plain) || units.has(plain) || ordinalWord(plain) !== undefined;
  return !tail.some(isOfAddress) && !former.test(text) && !other.test(text) && stateAtEnd(tail, false) === undefined;
}
