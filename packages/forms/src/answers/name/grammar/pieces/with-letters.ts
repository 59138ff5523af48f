import { isFamilyName } from "../../../../names/family-names.ts";
import { isGivenName } from "../../../../names/given-names.ts";
import { withLetter } from "../../../letters/letter-hint.ts";
import { isAlike } from "../../../words/distance.ts";
import { fold, type Token } from "../../../words/tokens.ts";
import type { Piece } from "./pieces.ts";

/** The pieces with what was told of their letters put into the names. */
export interface SpelledPieces {
  readonly pieces: readonly Piece[];
  /** Letters were told, so the name is read back by them. */
  readonly isSpelled: boolean;
  /** Tells whether a name has not the letters it was said to have. */
  readonly lacks: (words: readonly Token[]) => boolean;
}

/** Puts spelled words and remarks on letters into the names beside them: "Gonsales, ge o ene zeta...", "Gómes con zeta". */
export function withLetters(given: readonly Piece[]): SpelledPieces {
  let pieces: readonly Piece[] = [];
  for (const [at, piece] of given.entries()) {
    if (piece.kind === "spelled") pieces = withSpelled(pieces, piece, given.slice(at + 1));
    else pieces = [...(piece.kind === "remark" ? withRemark(pieces, piece.letters) : pieces), piece];
  }
  const letters = given.flatMap((piece, at) =>
    piece.kind === "remark" && !isMendedBehind(given.slice(at + 1)) ? piece.letters : [],
  );
  const isSpelled = letters.length > 0 || given.some(({ kind }) => kind === "spelled");
  return { pieces, isSpelled, lacks: (words) => letters.some((one) => !words.some((word) => has(word, one))) };
}

/** "Norverto con ve corta, pero ya lo arreglaron, ...": the letter was of a name that was put right. */
function isMendedBehind(behind: readonly Piece[]): boolean {
  return (
    behind.some(
      (piece) => piece.kind === "talk" && /^(arregl|correg|corrig|cambi|quedamos|quedo|pero)/.test(piece.token.plain),
    ) && behind.some(({ kind }) => kind === "name")
  );
}

function has({ text }: Token, letters: string): boolean {
  const [one = "", again] = letters.split("…");
  if (again !== undefined) return fold(text).split(fold(one)).length > 2;
  return letters.includes("ñ")
    ? text.normalize("NFC").toLowerCase().includes(letters)
    : fold(text).includes(fold(letters));
}

/** The letters are how a word beside them is written; beside none like it they are a word of the name themselves. */
function withSpelled(
  before: readonly Piece[],
  { word, tokens }: Piece & { kind: "spelled" },
  behind: readonly Piece[],
): readonly Piece[] {
  const at = before.findLastIndex(
    (piece) => piece.kind === "name" && piece.tokens.some(({ plain }) => isAlike(plain, fold(word))),
  );
  const known = before[at];
  const token = { ...(tokens[0] as Token), text: word, plain: fold(word), kind: "word" as const };
  if (known?.kind === "name") {
    // The letters count where they differ; where they do not, the word keeps the accents it was said with.
    const place = known.tokens.findLastIndex(({ plain }) => isAlike(plain, fold(word)));
    const old = known.tokens[place] as Token;
    return old.plain === fold(word) && !/[\u0300-\u036f]/.test(word.normalize("NFD"))
      ? [...before, { kind: "remark", letters: [] }]
      : [...before.with(at, { ...known, tokens: known.tokens.with(place, token) }), { kind: "remark", letters: [] }];
  }
  const isTold = behind.some(
    (piece) => piece.kind === "name" && piece.tokens.some(({ plain }) => plain === fold(word)),
  );
  if (isTold) return [...withoutOther(before, fold(word)), { kind: "remark", letters: [] }];
  // "Wilmer, ka y ve": letters that are no word.
  if (!/[aeiou]/.test(fold(word)) && before.some(({ kind }) => kind === "name"))
    return [...before, { kind: "remark", letters: [] }];
  const last = before.at(-1);
  if (last?.kind === "name") return [...before.slice(0, -1), { ...last, tokens: [...last.tokens, token] }];
  return [...before, { kind: "name", tokens: [token], isCommon: false }];
}

/** "Maicol, eme i ce hache a e ele, Michael Paz": the lone word before it is the same name as it is heard. */
function withoutOther(before: readonly Piece[], word: string): readonly Piece[] {
  const names = before.filter(({ kind }) => kind === "name");
  const [only, more] = names;
  const [heard, second] = only?.kind === "name" ? only.tokens : [];
  const isLone = more === undefined && heard !== undefined && second === undefined;
  return isLone && soundOf(heard.plain) === soundOf(word) ? before.filter((piece) => piece !== only) : before;
}

/** The consonants of a folded word as they sound: "mkl" for Maicol and Michael. */
function soundOf(word: string): string {
  const consonants = word
    .replace(/ch|qu?|c|k/g, "k")
    .replace(/^y/, "j")
    .replace(/[aeiouyh]/g, "");
  return consonants.replace(/z/g, "s").replace(/(.)\1+/g, "$1");
}

/**
 * "Gómes con zeta" has the letter, where there is one place for it in one word; a word that is known as a name and would
 * not be one with the letter stays as it is: "Gomes Rojas con zeta".
 */
function withRemark(before: readonly Piece[], letters: readonly string[]): readonly Piece[] {
  const at = before.findLastIndex(({ kind }) => kind === "name");
  const known = before[at];
  if (known?.kind !== "name") return before;
  return letters.reduce((pieces, letter) => {
    const now = pieces[at];
    const isThere = before.some((piece) => piece.kind === "name" && piece.tokens.some((one) => has(one, letter)));
    if (now?.kind !== "name" || isThere) return pieces;
    const ways = now.tokens.flatMap((word, place) => {
      const [text, other] = letter === "ñ" ? withTilde(word.text) : withLetter(word.text, letter);
      if (text === undefined || other !== undefined) return [];
      const isName = isKnown(fold(text));
      const isLast = place === now.tokens.length - 1;
      return !isKnown(word.plain) || (isName && isLast)
        ? [{ place, isName, word: { ...word, text, plain: fold(text) } }]
        : [];
    });
    const names = ways.filter(({ isName }) => isName);
    const [only, other] = names.length > 0 ? names : ways.filter(({ place }) => place === now.tokens.length - 1);
    if (only === undefined || other !== undefined) return pieces;
    return pieces.with(at, { ...now, tokens: now.tokens.with(only.place, only.word) });
  }, before);
}

function isKnown(plain: string): boolean {
  return isGivenName(plain) || isFamilyName(plain);
}

/** "Pena con eñe": every word with one n of it written so. */
function withTilde(word: string): readonly string[] {
  return [...word.matchAll(/n/gi)].map(({ index }) => `${word.slice(0, index)}ñ${word.slice(index + 1)}`);
}
