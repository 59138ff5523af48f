import { isCueWord } from "../../../clauses/cue-words.ts";
import { letterAt, lettersAt } from "../../../letters/letters.ts";
import { isAlike } from "../../../words/distance.ts";
import type { Token } from "../../../words/tokens.ts";
import { unitIn } from "../us-parts.ts";
import { directions, units } from "../vocabulary.ts";
import { streets } from "./number-and-street.ts";
import { isNumber } from "./said-again.ts";

type Words = readonly Token[];

/** So many letters in a row are a word that is spelled. */
const fewestLetters = 3;

/**
 * "812 Kearny, ka e a erre ene ye, street", "6 be, be de bonito, ...": what between two pauses only spells a word that was
 * said, or tells its last letter again; the word is written as it was spelled.
 */
export function withoutSpelling(given: Words): Words {
  for (let from = 1; from < given.length; from++) {
    if (given[from - 1]?.plain !== ",") continue;
    const before = given.slice(0, from - 1);
    const end = endOfLetters(given, from);
    if (end < 0) return given;
    const put = wordPutRight(given.slice(from, end), before);
    if (put !== undefined) return withoutSpelling([...put, ...given.slice(end)]);
    if (isHowWritten(given.slice(from, end), before)) return withoutSpelling([...before, ...given.slice(end)]);
    const piece = withoutLead(given.slice(from, end));
    const letters = lettersIn(piece) ?? exampleIn(piece);
    if (letters === undefined) continue;
    const isStreetNext = streets.has(given[end + 1]?.plain ?? "");
    const rest = given.slice(isStreetNext ? end + 1 : end);
    if (letters.length < fewestLetters) {
      const isOfUnit = letters.length === 1 && (endsInLetter(before, letters) || hasUnit(rest, letters));
      if (isOfUnit) return withoutSpelling([...before, ...rest]);
      continue;
    }
    const at = before.findLastIndex(({ plain, kind }) => kind === "word" && isAlike(plain, letters));
    if (at < 0) continue;
    const word = before[at] as Token;
    const spelled = word.plain === letters ? word : { ...word, text: letters, plain: letters };
    // "south, ese o u te hache, vermont, ...": the street goes on behind its direction.
    const isGoingOn = at === before.length - 1 && directions.has(word.plain);
    const behind = isGoingOn && rest[0]?.plain === "," ? rest.slice(1) : rest;
    return withoutSpelling([...before.slice(0, at), spelled, ...before.slice(at + 1), ...behind]);
  }
  return given;
}

/** Where the pause behind a piece stands; of letters each behind a pause of its own, that behind the last. */
function endOfLetters(given: Words, from: number): number {
  let end = given.findIndex(({ plain }, at) => at >= from && plain === ",");
  for (;;) {
    const next = given.findIndex(({ plain }, at) => at > end && plain === ",");
    if (end < 0 || next < 0 || lettersIn(given.slice(from, next)) === undefined) return end;
    end = next;
  }
}

/** "Wilson con doble u": a word that was said, and a letter that it has. */
function isHowWritten(piece: Words, before: Words): boolean {
  const at = piece.findIndex(({ plain }) => plain === "con");
  const letters = at < 0 ? undefined : lettersIn(piece.slice(at + 1));
  if (letters === undefined) return false;
  const words = at === 0 ? before.slice(-1) : piece.slice(0, at);
  const isSaid = words.every(({ plain }) => before.some((token) => token.plain === plain));
  return isSaid && before.some(({ plain }) => plain.includes(letters));
}

/** "208 sayer street, es sawyer con w": a word like one that was said, and a letter that only the right one has. */
function wordPutRight(piece: Words, before: Words): Words | undefined {
  const [word, joint, ...rest] = piece.slice(
    piece.findIndex(({ plain }) => !/^(es|is|o|sea|la)$/.test(plain) && !isCueWord.has(plain)),
  );
  const letters = /^(con|with)$/.test(joint?.plain ?? "") ? lettersIn(rest) : undefined;
  if (word === undefined || letters === undefined || !word.plain.includes(letters)) return undefined;
  const at = before.findLastIndex(({ plain, kind }) => kind === "word" && isAlike(plain, word.plain));
  const said = before[at];
  if (said === undefined || said.plain === word.plain) return undefined;
  return [...before.slice(0, at), { ...said, text: word.text, plain: word.plain }, ...before.slice(at + 1)];
}

/** The letters of a piece that is nothing else. */
function lettersIn(piece: Words): string | undefined {
  let letters = "";
  for (let at = 0; at < piece.length; ) {
    if (piece[at]?.plain === ",") {
      at++;
      continue;
    }
    const letter = lettersAt(piece, at);
    if (letter === undefined) return undefined;
    letters += letter.letter;
    at += letter.length;
  }
  return letters === "" ? undefined : letters;
}

/** "apartamento seis be", "apartamento ce": a letter behind a number or the word of a unit. */
function endsInLetter(before: Words, letter: string): boolean {
  const last = letterAt(before, before.length - 1);
  return last?.letter === letter && (isNumber(before.at(-2)) || units.has(before.at(-2)?.plain ?? ""));
}

/** The unit that the letter is of is told behind it: "letra de, de dedo, apartamento d". */
function hasUnit(rest: Words, letter: string): boolean {
  return unitIn(rest, false)?.id.toLowerCase().endsWith(letter) === true;
}

/** "de dedo": the word that a letter was told with, alone. */
function exampleIn([of, word, more]: Words): string | undefined {
  const isExample = /^(de|como|for)$/.test(of?.plain ?? "") && word?.kind === "word" && more === undefined;
  return isExample ? word.plain.charAt(0) : undefined;
}

/** "like ce de casa", "letra de". */
function withoutLead(piece: Words): Words {
  const at = piece.findIndex(({ plain }) => !/^(,|like|as|in|la|the|letra|letter|con|es|o|sea)$/.test(plain));
  return at > 0 ? piece.slice(at) : piece;
}

/** "en el 900 de la calle Elm, no, en la Oak, 900 Oak Street": the number said again behind a "no", with another street. */
export function numberSaidAgain(given: Words): Words {
  const start = given.findIndex(isNumber);
  let count = 0;
  while (isNumber(given[start + count])) count++;
  const no = given.findIndex(({ plain }, at) => at > start + count && plain === "no");
  if (start < 0 || no < 0) return given;
  const first = given.slice(start, start + count);
  const at = given.findIndex(
    (_, from) => from > no && first.every(({ plain }, step) => given[from + step]?.plain === plain),
  );
  const isHouse =
    at > 0 && !isNumber(given[at - 1]) && given[at + count]?.kind === "word" && !isNumber(given[at + count]);
  return isHouse ? given.slice(at) : given;
}

/** "86-22 Brodway, Elmurst NY 11373 (Broadway Elmhurst)": behind all numbers only words said again, as they should be written. */
export function withSpellingBehind(given: Words): Words {
  const end = given.findLastIndex(isNumber) + 1;
  const isWord = ({ kind }: Token) => kind === "word";
  const tail = given.slice(end).filter(isWord);
  const isLike = ({ plain }: Token, other: Token) =>
    isWord(other) && plain.length > shortWord && other.plain.length > shortWord && isAlike(plain, other.plain);
  const before = given.slice(0, end);
  if (end === 0 || tail.length === 0 || !tail.every((token) => before.some((other) => isLike(token, other))))
    return given;
  return before.map((token) => {
    const again = tail.find((other) => isLike(other, token));
    return again === undefined || again.plain === token.plain
      ? token
      : { ...token, text: again.text, plain: again.plain };
  });
}

const shortWord = 4;
