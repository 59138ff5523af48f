import { isGivenName } from "../../names/given-names.ts";
import type { AnswerKind } from "../interpretation.ts";
import { digitStrings } from "../numbers/digit-strings.ts";
import { numberWord } from "../numbers/vocabulary.ts";
import { isAlike } from "../words/distance.ts";
import { leadOut } from "../words/phrases.ts";
import { isPause, plainText, type Token } from "../words/tokens.ts";
import { placePhrases } from "./cues.table.ts";
import { type Corrected, correctionIn, lastIndexOf } from "./cues.ts";

/** At most this many ways to put a correction in are read. */
const mostWays = 6;

/**
 * Every way to put the corrections of an answer into what was said before them, the likeliest first:
 * said again from a word on ("west fifth, no, west fourth street"), in the place of what it resembles ("Vega Ruiz, no,
 * Vera"), of the words that were denied, or of the group before it.
 */
export function respliced(tokens: readonly Token[], kind: AnswerKind): readonly (readonly Token[])[] {
  const corrected = correctionIn(tokens);
  if (corrected === undefined) return [tokens];
  const ways = respliced(corrected.said, kind).flatMap((said) => waysToPut({ ...corrected, said }, kind));
  return ways.slice(0, mostWays);
}

/** The ways to put one correction in; the last one is the correction alone. */
function waysToPut({ said, correction, denied = [] }: Corrected, kind: AnswerKind): readonly (readonly Token[])[] {
  const words = said.filter((token) => !isPause(token));
  const next = correction.filter((token) => !isPause(token));
  const [first] = next;
  if (first === undefined) return [];
  // The pauses around what takes back part nothing.
  const anew = correction.slice(correction.indexOf(first));
  const placed = inItsPlace(words, next);
  if (placed !== undefined) return [placed];
  // All of it said once more, in another order perhaps.
  if (words.every(({ plain }) => next.some((other) => other.plain === plain))) return [anew];
  if (kind === "email" && isTypedAnew(words, next)) return [anew];
  const numbered = /^(address|email)$/.test(kind) ? numbersAnew(said, next) : undefined;
  if (numbered !== undefined) return numbered;
  const inStep = /^(address|email)$/.test(kind) ? fromSameRank(said, anew, kind) : undefined;
  if (kind === "email" && inStep !== undefined) return [inStep];
  const ways: (readonly Token[])[] = inStep === undefined ? [] : [inStep];
  const again = beginsAgain(said, next);
  const place = again < 0 && denied.length > 0 ? lastIndexOf(said, denied) : -1;
  if (place >= 0) ways.push([...said.slice(0, place), ...anew]);
  if (again > 0) ways.push([...said.slice(0, again), ...anew]);
  else if (again < 0) ways.push(...(kind === "email" ? inLocalPart(said, next) : inPlace(said, next, kind)));
  const pause = said.slice(0, lastWord(said)).findLastIndex(isPause);
  if (again < 0 && pause > 0) ways.push([...said.slice(0, pause + 1), ...anew]);
  return [...ways, anew];
}

/**
 * "... doscientos cuarenta, no, treinta y cuatro ...": from the last number of the same rank on, what was said last goes and
 * the rest goes on, where more numbers stand before it; of an e-mail address letters may.
 */
function fromSameRank(said: readonly Token[], anew: readonly Token[], kind: AnswerKind): readonly Token[] | undefined {
  const words = said.filter((token) => !isPause(token));
  const wanted = rankOf(anew[0]);
  if (wanted === undefined) return undefined;
  for (let at = words.length - 1; at > 0; at--) {
    const rank = rankOf(words[at]);
    if (rank === wanted) {
      const isPart = (kind === "email" || isOfRun(words[at - 1])) && !isRunAnew(words, at, anew);
      return isPart ? [...said.slice(0, said.indexOf(words[at] as Token)), ...anew] : undefined;
    }
    const isLower = rank !== undefined && rank < wanted;
    if (!isLower && words[at]?.plain !== "y") return undefined;
  }
  return undefined;
}

/** "41 33, no, 41 23": the number is begun again from its first word, and has as many digits. */
function isRunAnew(words: readonly Token[], at: number, anew: readonly Token[]): boolean {
  let from = at;
  while (isOfRun(words[from - 1])) from--;
  const run = anew.slice(0, runOfNumbers(anew));
  return words[from]?.plain === anew[0]?.plain && digitsIn(words.slice(from)) === digitsIn(run);
}

function isOfRun(token: Token | undefined): boolean {
  return token?.plain === "y" || sortOf(token) === "number";
}

const ranks = { unit: 1, teen: 2, ten: 2, hundred: 3, "hundred-root": 3, thousand: 4, million: 5 } as const;

function rankOf(token: Token | undefined): number | undefined {
  const rank = token?.kind === "word" && !/^una?$/.test(token.plain) ? numberWord(token.plain)?.rank : undefined;
  return rank && ranks[rank];
}

/** "ana49@gmail.com, perdón, es 50 ana50@gmail.com": a whole address typed once more. */
function isTypedAnew(words: readonly Token[], next: readonly Token[]): boolean {
  const at = next.findIndex(({ plain, isGlued }) => plain === "@" && isGlued);
  const isSame = ({ kind, plain }: Token) => kind === "word" && words.some((word) => word.plain === plain);
  return words.some(({ plain }) => plain === "@") && next.slice(0, Math.max(at, 0)).some(isSame);
}

const atEnd = leadOut(placePhrases.end);
const atBeginning = leadOut(placePhrases.beginning);

/** Tells whether a correction says where it belongs: "41 al final"; "Vega con ese al final" tells of a letter. */
export function saysPlace(correction: readonly Token[]): boolean {
  const text = plainText(correction);
  const phrase = atEnd.exec(text) ?? atBeginning.exec(text);
  return (
    phrase !== null && /^(?!con |sin )\S+( \S+){0,3}$/.test(text.slice(0, phrase.index)) && !/ (con|sin) /.test(text)
  );
}

/** The correction in the place it was said to have, as many words of it as it has. */
function inItsPlace(words: readonly Token[], next: readonly Token[]): readonly Token[] | undefined {
  const text = plainText(next);
  const phrase = atEnd.exec(text) ?? atBeginning.exec(text);
  if (phrase === null || !saysPlace(next)) return undefined;
  const anew = next.slice(0, -phrase[0].trim().split(" ").length);
  if (anew.length >= words.length) return undefined;
  return atEnd.test(text) ? [...words.slice(0, -anew.length), ...anew] : [...anew, ...words.slice(anew.length)];
}

function lastWord(tokens: readonly Token[]): number {
  return tokens.findLastIndex((token) => !isPause(token));
}

/** The farthest word of a correction by which it is known where it begins again. */
const mostBefore = 3;

/** Where in what was said the correction begins again: at the last place of one of its first words; -1 where nowhere. */
function beginsAgain(said: readonly Token[], next: readonly Token[]): number {
  for (let step = 0; step < Math.min(mostBefore, next.length); step++) {
    for (let at = said.length - 1; at >= step; at--) {
      if (said[at]?.plain !== next[step]?.plain) continue;
      const from = at - step;
      const isSameSort = next.slice(0, step).every((token, index) => sortOf(token) === sortOf(said[from + index]));
      if (isSameSort) return from;
    }
  }
  return -1;
}

/**
 * "apartamento tres cero dos, digo dos cero tres ...": single digits, or one written number, give way to as many; to
 * more or fewer single digits none do. A number said in words may be begun again: "ciento quince, no, quince".
 * @returns undefined where it is no such correction, as one that says more of the answer again
 */
function numbersAnew(said: readonly Token[], next: readonly Token[]): readonly (readonly Token[])[] | undefined {
  const words = said.slice(0, lastWord(said) + 1);
  const from = words.length - runOfNumbers([...words].reverse());
  const length = runOfNumbers(next);
  const isMore = next
    .slice(length)
    .some(({ plain, kind }) => kind === "word" && words.some((one) => one.plain === plain));
  const [old, anew] = [words.slice(from), next.slice(0, length)];
  if (old.length === 0 || length === 0 || isMore) return undefined;
  const isSpelled = [...old, ...anew].every(isOneDigit);
  const isWritten = [...old, ...anew].every(({ kind }) => kind === "digits") && old.length === 1 && length === 1;
  const [before, after] = [old, anew].map(digitsIn);
  if ((isSpelled || isWritten) && before === after) return [[...words.slice(0, from), ...next]];
  return isSpelled ? [] : undefined;
}

function isOneDigit({ kind, text, plain }: Token): boolean {
  return kind === "digits" ? text.length === 1 : (numberWord(plain)?.value ?? longestNumber) < 10;
}

function runOfNumbers(tokens: readonly Token[]): number {
  const isNumber = (token: Token | undefined) => sortOf(token) === "number" && !/^una?$/.test(token?.plain ?? "");
  const end = tokens.findIndex(
    (token, at) => !isNumber(token) && !(token.plain === "y" && at > 0 && isNumber(tokens[at + 1])),
  );
  return end < 0 ? tokens.length : end;
}

function digitsIn(tokens: readonly Token[]): number {
  return digitStrings(tokens, { longest: longestNumber })[0]?.digits.length ?? 0;
}

const longestNumber = 12;

/** A few words in the place of as many that they resemble; what was said behind those stays. */
function inPlace(said: readonly Token[], next: readonly Token[], kind: AnswerKind): readonly (readonly Token[])[] {
  const { length } = next;
  if (length > 3) return [];
  const places = said.flatMap((_, from) => {
    const old = said.slice(from, from + length);
    const isSame = old.length === length && old.every((token, at) => sortOf(token, kind) === sortOf(next[at], kind));
    return isSame ? [{ from, isNear: old.every((token, at) => isAlike(token.plain, next[at]?.plain ?? "")) }] : [];
  });
  const near = places.filter(({ isNear }) => isNear);
  const [only, ...others] = near.length > 0 ? near : places;
  if (only === undefined || others.length > 0) return [];
  return [[...said.slice(0, only.from), ...next, ...said.slice(only.from + length)]];
}

/** "Sosa dos, digo tres, arroba gmail punto com": what stands before the arroba is put right, and the rest goes on. */
function inLocalPart(said: readonly Token[], next: readonly Token[]): readonly (readonly Token[])[] {
  const arroba = next.findIndex(({ plain }) => /^(arroba|at|@)$/.test(plain));
  const end = arroba < 0 ? next.length : arroba;
  return inPlace(said, next.slice(0, end), "email").map((way) => [...way, ...next.slice(end)]);
}

/** What sort of word a token is: only one of its sort takes the place of another. */
function sortOf(token: Token | undefined, kind?: AnswerKind): string {
  if (token === undefined || token.kind === "mark") return "mark";
  if (token.kind === "digits" || numberWord(token.plain) !== undefined) return "number";
  return kind === "name" && isGivenName(token.plain) ? "given" : "word";
}
