import { letterAt, lettersAt } from "../../letters/letters.ts";
import { isAlike } from "../../words/distance.ts";
import { atStart, leadOut, wordsOf } from "../../words/phrases.ts";
import { plainText, type Token } from "../../words/tokens.ts";
import {
  againEnds,
  againStarts,
  announcingVerbs,
  announcingWords,
  nextNamePhrases,
  nextPartPhrases,
} from "../talk.table.ts";
import { isNumber, isOfLetter, spelled, symbolIn } from "./parts.ts";
import type { Remark } from "./spelling-remarks.ts";
import { symbolAt } from "./symbols.ts";

const startsAgain = atStart(againStarts);
const endsAgain = leadOut(againEnds);
const isAnnouncing = wordsOf(`${announcingWords} ${announcingVerbs}`);
const announces = wordsOf(announcingVerbs);
const nextPart = atStart(`${nextPartPhrases.trim()}$`);
const nextName = atStart(`${nextNamePhrases.trim()}$`);

/** "Jota equihua, jota de jesús": a lone letter of the address once more, with an example of it. */
export function lettersAgain(piece: readonly Token[], tokens: readonly Token[]): Remark | undefined {
  const before = tokens.at(-1);
  if (before === undefined || lettersAt(tokens, tokens.length - 1) !== undefined || symbolIn(piece)) return undefined;
  const isWith = piece[0]?.plain === "con";
  let told = 0;
  let isKnown = true;
  for (let at = 0; at < piece.length; ) {
    const letter = lettersAt(piece, at);
    const bare = lettersAt(piece.slice(at, at + 1), 0);
    const words = piece.slice(at, at + (letter?.length ?? 0));
    if (letter !== undefined && words.some(({ plain }) => /^(de|como|like|for|as)$/.test(plain))) {
      told++;
      isKnown &&= isWith
        ? spelled(tokens).includes(letter.letter)
        : tokens.some((_, place) => {
            const lone = lettersAt(tokens, place);
            return lone?.letter === letter.letter && lone.length <= (bare?.length ?? 1);
          });
      at += letter.length;
    } else if (/^(y|con|la|el|una?|es|and|the)$/.test(piece[at]?.plain ?? "")) at++;
    else return undefined;
  }
  const isArticle = /^(la|el|es)$/.test(piece[0]?.plain ?? "");
  if (told === 0 || (!isKnown && !isArticle && !isWith)) return undefined;
  return isKnown ? "doubtful" : "wrong";
}

/** Said and then spelled, or spelled and then said. */
export function isSaidAgain(piece: readonly Token[], before: string, last: string): boolean {
  const text = spelled(piece);
  if (text.length < 2 || !/[a-z]/.test(text)) return false;
  const isSpelled = piece.length > 1 && piece.every((_, at) => isOfLetter(piece, at) || isNumber(piece[at]));
  return text === before || text === last || (isSpelled && (before.endsWith(text) || before.startsWith(`${text}@`)));
}

/** "Rey valdivia, erre e i griega": of letters that spell a word of it; those that spell one like it tell of another. */
export function spelledPart(piece: readonly Token[], before: string, last: readonly Token[]): Remark | undefined {
  const text = spelled(piece);
  const isSpelled = piece.length > 2 && piece.every((_, at) => isOfLetter(piece, at));
  if (!isSpelled || text.length < 3) return undefined;
  if (before.includes(text)) return "doubtful";
  return last.some(({ plain }) => plain.length > 3 && isAlike(plain, text)) ? "wrong" : undefined;
}

/** The piece without what leads to saying something once more, and behind it: "es decir fabi", "cecil, vaya". */
export function bareAgain(piece: readonly Token[]): readonly Token[] {
  const text = plainText(piece);
  const from = wordsIn(startsAgain.exec(text)?.[0]);
  const rest = piece.slice(from);
  const to = rest.length - wordsIn(endsAgain.exec(plainText(rest))?.[0]);
  return to > 0 ? rest.slice(0, to) : piece;
}

/**
 * "Wilmer con doble u, wilmereuceda": a piece that begins with all that was said before it.
 * @returns "again" where it is said instead, "unclear" where it may go on
 */
export function beginsWith(
  piece: readonly Token[],
  tokens: readonly Token[],
  isRemarked: boolean,
): "again" | "unclear" | undefined {
  const text = spelled(tokens);
  const [first] = piece;
  const isWords = tokens.every(({ kind }) => kind === "word") && !symbolIn(tokens) && text.length > 2;
  const joined = spelled(tokens.filter(({ plain }) => plain !== "y"));
  const isBegun = first?.kind === "word" && first.plain.length > text.length && first.plain.startsWith(text);
  const isJoined = tokens.length > 1 && first?.kind === "word" && first.plain === joined && joined !== text;
  // "Xiomara con equis, xiomarita": it may be said instead, or go on.
  const isLike = isRemarked && tokens.length === 1 && first?.kind === "word" && sharesBeginning(first.plain, text);
  if (isWords && isLike && !isBegun) return "unclear";
  if (!isWords || !(isBegun || isJoined)) return undefined;
  return isRemarked || isJoined ? "again" : "unclear";
}

/** "Cinco cinco, cincuenta y cinco": the digits at the end of the address once more; whether they are more cannot be told. */
export function numberAgain(piece: readonly Token[], tokens: readonly Token[]): Remark | undefined {
  if (!piece.every((token) => isNumber(token) || token.plain === "y") || !isNumber(tokens.at(-1))) return undefined;
  const digits = spelled(piece);
  if (digits.length < 2 || !spelled(tokens).endsWith(digits)) return undefined;
  const isSame = plainText(tokens.slice(-piece.length)) === plainText(piece);
  return isSame ? "wrong" : "doubtful";
}

/** "Dice aquí", "va así", "y ahora mi apellido": only that a part of the address comes next. */
export function announcesNext(piece: readonly Token[], isFirst: boolean): boolean {
  const text = plainText(piece);
  if (nextPart.test(text) || (!isFirst && nextName.test(text))) return true;
  return (
    isFirst &&
    piece.every(({ plain }) => isAnnouncing.has(plain)) &&
    (piece.some(({ plain }) => announces.has(plain)) || piece.every(({ plain }) => isHere.test(plain)))
  );
}

function sharesBeginning(one: string, other: string): boolean {
  const length = Math.max(4, other.length - 2);
  return one.length >= length && other.length >= length && one.startsWith(other.slice(0, length));
}

const isHere = /^(aqui|ahi|alli|alla|asi|ya|este|siguiente)$/;

function wordsIn(text = ""): number {
  return text.split(" ").filter(Boolean).length;
}

/** "Padilla, padilla 1952", "underscore, guion bajo pues": the piece without what was said last. */
export function withoutLastAgain(piece: readonly Token[], tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  const mark = endingMark(tokens);
  const again = symbolAt(piece, 0);
  if (mark !== undefined && again?.name === mark.name) return bareAgain(piece).slice(again.length);
  const isWord = last?.kind === "word" && last.plain.length > 3 && letterAt(tokens, tokens.length - 1) === undefined;
  const isAgain = isWord && mark === undefined && !isNumber(last) && piece[0]?.plain === last.plain;
  return isAgain && piece.length > 1 && piece.slice(1).every((token) => isNumber(token)) ? piece.slice(1) : piece;
}

/** The mark at the very end, and how many tokens it takes. */
export function endingMark(tokens: readonly Token[]): ReturnType<typeof symbolAt> {
  return [3, 2, 1]
    .map((length) => symbolAt(tokens, tokens.length - length))
    .find((mark, at) => mark?.length === 3 - at);
}
