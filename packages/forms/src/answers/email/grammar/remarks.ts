import { letterAt } from "../../letters/letters.ts";
import { placesOf } from "../../words/cuts.ts";
import { atStart, eachOf, somewhere, whole, wordsOf } from "../../words/phrases.ts";
import { isPause, plainText, type Token } from "../../words/tokens.ts";
import {
  againPhrases,
  announcingPhrases,
  examplePhrases,
  joiningPhrases,
  meaningPhrases,
  placingPhrases,
  sentenceWords,
  walkWords,
} from "../words.table.ts";
import { isOfTilde, loneLetter, tellsNothing, withoutNext, withoutSpelling } from "./bare-piece.ts";
import { isNumber, isOfLetter, spelled, symbolIn } from "./parts.ts";
import { isPlainTalk, whichMarkTold, withoutReason } from "./piece-remarks.ts";
import {
  announcesNext,
  bareAgain,
  beginsWith,
  endingMark,
  isSaidAgain,
  lettersAgain,
  numberAgain,
  spelledPart,
  withoutLastAgain,
} from "./restatement.ts";
import { texts } from "./spelling.ts";
import { isMarkHeld, markAgain, numberRemark, type Remark, spellingRemark } from "./spelling-remarks.ts";
import { symbolAt } from "./symbols.ts";
import { isWalkedThrough, saysNumbersAgain } from "./walked.ts";

const announcing = eachOf(announcingPhrases);
const joining = eachOf(joiningPhrases);
const isExample = atStart(examplePhrases);
const meaning = atStart(meaningPhrases);
const saysAgain = somewhere(againPhrases);
const placedBefore = whole(placingPhrases.before);
const placedBehind = whole(placingPhrases.behind);
const isWalkWord = wordsOf(walkWords);
const isSentenceWord = wordsOf(sentenceWords);

/** The words of a part of an address, without what is only said about them. */
export interface Told {
  readonly tokens: readonly Token[];
  /** Something was left out that may have been a word of the address. */
  readonly isDoubted: boolean;
}

/**
 * Leaves out what is said about the part before the arroba, piece by piece between the pauses.
 * @returns undefined where a piece tells of something that is not in the words
 */
export function withoutRemarks(local: readonly Token[]): Told | undefined {
  let tokens: readonly Token[] = [];
  let last: readonly Token[] = [];
  let isDoubted = false;
  let isRemarked = false;
  const pieces = piecesOf(local);
  for (const [at, given] of pieces.entries()) {
    const isFirst = tokens.length === 0;
    const next = pieces[at + 1];
    const isBeforeWord = next !== undefined && symbolAt(next, 0) === undefined;
    const reasoned = withoutReason(given, isFirst);
    const said = isFirst ? reasoned : withoutNext(reasoned);
    if (said.length === 0 || tellsNothing(said, isFirst) || (isBeforeWord && announcesNext(given, isFirst))) {
      isDoubted = true;
      continue;
    }
    const bare = loneLetter(withoutJoints(said));
    const isParted = at < pieces.length - 1 || isPause(local.at(-1));
    const isTold = !isParted || spellingRemark(bare, tokens) !== undefined;
    const told = withoutSpelling(bare);
    const { words, remark: spelling } = isTold && (isParted || !isOfTilde(told, bare)) ? { words: bare } : told;
    if (spelling === "wrong") return undefined;
    const piece = withoutLastAgain(words, tokens);
    isDoubted ||= piece.length < words.length;
    if (piece.length === 0) continue;
    isRemarked ||= spelling !== undefined || words.length < said.length;
    const begun = beginsWith(piece, tokens, isRemarked);
    if (begun === "unclear") return undefined;
    if (begun === "again") {
      tokens = piece;
      last = piece;
      isDoubted = true;
      continue;
    }
    const placed = withMark(tokens, piece);
    if (placed !== undefined) {
      tokens = placed;
      isDoubted = true;
      continue;
    }
    // "M portillo, the letter m" tells of what was said; "portillo, la letra eme" goes on.
    if (words.length < said.length && isToldOf(piece, tokens)) continue;
    const remark =
      whichMarkTold(piece, tokens) ??
      lettersAgain(piece, tokens) ??
      numberAgain(piece, tokens) ??
      remarkOf(piece, tokens, last) ??
      (isPlainTalk(piece, tokens) && tokens.length > 0 ? "doubtful" : undefined);
    if (remark === "wrong") return undefined;
    isDoubted ||= remark === "doubtful";
    isRemarked ||= remark !== undefined;
    if (remark !== undefined) continue;
    // "Guion, guion bajo": of two marks that a pause parts the second is meant.
    const mark = endingMark(tokens);
    const isOther = mark !== undefined && symbolAt(piece, 0) !== undefined && symbolAt(piece, 0)?.name !== mark.name;
    isDoubted ||= isOther;
    tokens = [...(isOther ? tokens.slice(0, -mark.length) : tokens), ...piece];
    last = piece;
  }
  return { tokens, isDoubted };
}

/** What is said behind a whole address: nothing, something of no address, or what may change it. */
export function tailOf(tail: readonly Token[], address: readonly Token[]): "nothing" | "more" | "change" {
  let found: "nothing" | "more" = "nothing";
  // "..., la efe sola, punto, delacruz pegado": all of it gone through once more.
  if (
    isWalkedThrough(
      tail.filter((token) => !isPause(token)),
      address,
      true,
    )
  )
    return "nothing";
  for (const given of piecesOf(tail)) {
    const piece = withoutReason(given);
    // "Punto es, no es punto com": the end of it again, and what it is not.
    const denied = piece.slice(/^(es|con|va|lleva)$/.test(piece[1]?.plain ?? "") ? 2 : 1);
    const isOther = piece[0]?.plain === "no" && denied.length > 0 && !isWalkedThrough(denied, address, true);
    // "Punto es, punto e ese": its end, letter by letter.
    const ending = texts(piece, true)[0]?.text ?? "";
    if (symbolIn(piece) && ending.length > 2 && texts(address, true)[0]?.text.endsWith(ending)) continue;
    if (piece.length === 0 || isWalkedThrough(piece, address, true) || (isOther && symbolIn(denied))) continue;
    const remark =
      whichMarkTold(piece, address) ??
      remarkOf(piece, address, address, true) ??
      (saysNumbersAgain(piece, address) ? "fits" : undefined);
    if (remark === "wrong" || piece[0]?.plain === "no") return "change";
    if (remark === "fits") continue;
    if (remark === undefined && piece.some((_, at) => symbolAt(piece, at) !== undefined || isNumber(piece[at])))
      return "change";
    found = "more";
  }
  return found;
}

/** Tells whether all of some words behind an address only tell how it is written: "rosa con ese", "la ele sola". */
export function isWrittenSo(tail: readonly Token[], address: readonly Token[]): boolean {
  const pieces = piecesOf(tail);
  return pieces.every(
    (piece) =>
      spellingRemark(piece, address) === "fits" || isMarkHeld(piece, address) || isWalkedThrough(piece, address),
  );
}

/** "Queen como reina", "luz significa light": what a word of the address is like, or means. */
export function isMeaning(tail: readonly Token[], address: readonly Token[]): boolean {
  const words = tail.filter((token) => !isPause(token));
  const from = /^(el|la|lo de|esa|ese)$/.test(words[0]?.plain ?? "") ? 1 : 0;
  const isKnown = address.some(({ plain }) => plain.length > 2 && plain === words[from]?.plain);
  const isTold = meaning.test(plainText(words.slice(from + 1)));
  return isKnown && isTold && !symbolIn(words) && !words.some((token) => isNumber(token)) && words.length < 10;
}

/** "Marielos con ese al final, marielos punto rivas": a word with how it is written, and then the address. */
export function withoutSpelledFirst(local: readonly Token[]): readonly Token[] {
  const [first] = local;
  const at = local.findIndex(({ plain }, index) => index > 1 && plain === first?.plain);
  const isTold =
    at > 0 &&
    spellingRemark(
      local.slice(0, at).filter((token) => !isPause(token)),
      local.slice(at),
    ) === "fits";
  return isTold && first?.kind === "word" && first.plain.length > 2 ? local.slice(at) : local;
}

/** Whether a piece is only about the words before it. */
function remarkOf(
  piece: readonly Token[],
  tokens: readonly Token[],
  last: readonly Token[],
  isTail = false,
): Remark | undefined {
  const text = plainText(piece);
  const hasSigns = piece.some((_, at) => symbolAt(piece, at) !== undefined);
  const before = spelled(tokens);
  if (tokens.length === 0) return !hasSigns && isSentence(piece) ? "doubtful" : undefined;
  const spelling = spellingRemark(piece, tokens) ?? numberRemark(piece, tokens) ?? markAgain(piece, tokens);
  if (spelling !== undefined) return spelling;
  // "La ce sola y luego López": gone through once more.
  if (piece.some(({ plain }) => isSole.test(plain)) && isWalkedThrough(piece, tokens)) return "fits";
  if (!hasSigns && piece.length > 1 && isExample.test(text)) return exampleOf(piece, last) ? "fits" : "doubtful";
  if (piece.length > 2 && isToldOf(piece, tokens.slice(-1))) return "fits";
  const isArticle = /^(el|la|los|las)$/.test(piece[0]?.plain ?? "");
  const again = spelled(tokensBefore(isArticle ? piece.slice(1) : piece, saysAgain));
  if (saysAgain.test(text) && before.includes(again)) return "fits";
  // "Efe mora, o sea la efe y mora": all of it once more.
  const bare = piece.filter(({ plain }) => !isWalkWord.has(plain));
  if (piece.length > 1 && spelled(bare) === before && isWalkedThrough(piece, tokens)) return "fits";
  // "Rosa, la flaca": whether it is of the address cannot be told.
  if (isArticle && piece.length > 1 && piece.every(({ kind }) => kind === "word")) return isTail ? undefined : "wrong";
  if ([piece, bareAgain(piece)].some((words) => isSaidAgain(words, before, spelled(last)))) return "fits";
  const letters = isTail ? undefined : spelledPart(piece, before, last);
  if (letters !== undefined) return letters;
  const [word, more] = piece;
  const isLastWord =
    more === undefined &&
    word?.kind === "word" &&
    word.plain.length > 2 &&
    letterAt(piece, 0) === undefined &&
    word.plain === tokens.at(-1)?.plain;
  return isLastWord ? "doubtful" : undefined;
}

const isSole = /^(sol[oa]|solit[oa]|pur[oa]|nomas|unic[oa])$/;

/** "gra, como el comienzo de graciela": the example begins like the piece before it. */
function exampleOf(piece: readonly Token[], last: readonly Token[]): boolean {
  const word = spelled(last.filter((_, at) => symbolAt(last, at) === undefined));
  return word !== "" && piece.some(({ plain }) => plain.length > word.length && plain.startsWith(word));
}

/** "nora luz, con un punto en medio": the mark goes between the only two words there are. */
function withMark(tokens: readonly Token[], piece: readonly Token[]): readonly Token[] | undefined {
  const at = piece.findIndex((_, index) => symbolAt(piece, index) !== undefined);
  const length = symbolAt(piece, at)?.length ?? 1;
  if (at < 1 || !placedBefore.test(`${plainText(piece.slice(0, at))} `)) return undefined;
  const [before, behind] = [piece.slice(0, at), piece.slice(at + length)];
  const isPlaced = placedBehind.test(plainText(behind));
  const isParted =
    behind.length === 0 && /^(separad|dividid|unid)/.test(before.find(({ plain }) => plain !== "es")?.plain ?? "");
  const [first, second, more] = tokens;
  if (!(isPlaced || isParted) || first === undefined || second === undefined || more !== undefined) return undefined;
  return symbolIn(tokens) ? undefined : [first, ...piece.slice(at, at + length), second];
}

/** "la letra jota", "y luego": words that lead to the next part of an address. */
function withoutJoints(piece: readonly Token[]): readonly Token[] {
  const isBefore = (to: number) =>
    symbolAt(piece, to) !== undefined || letterAt(piece, to) !== undefined || isNumber(piece[to]);
  // "La jota y después montenegro".
  const isBehindLetter = (from: number) => from > 0 && isOfLetter(piece, from - 1);
  const cuts = [
    ...placesOf(announcing, piece).filter(({ to }) => isBefore(to)),
    ...placesOf(joining, piece).filter(
      ({ from, to }) => isBefore(to) || isBehindLetter(from) || symbolIn(piece.slice(0, from)),
    ),
  ];
  const isArticle = (at: number) =>
    at === 0 && /^(la|una)$/.test(piece[0]?.plain ?? "") && cuts.some(({ from }) => isLetterTo(piece, from));
  return piece.filter((_, at) => !isArticle(at) && !cuts.some(({ from, to }) => from <= at && at < to));
}

/** "La jota | y después ...": an article and the name of one letter up to a place. */
function isLetterTo(piece: readonly Token[], to: number): boolean {
  return letterAt(piece, 1)?.length === to - 1;
}

function isSentence(piece: readonly Token[]): boolean {
  if (/^(es )?(el|la|uno) del? (?!(guion|punto)\b)\w+( \w+){0,2}$/.test(plainText(piece))) return true;
  if (/^(es )?(el|la) de (mis?|su|una?)\b/.test(plainText(piece))) return true;
  // "Me hizo uno": an address, and no number of one.
  const isOne = ({ plain }: Token, at: number) => plain === "uno" && at === piece.length - 1;
  return (
    piece.some(({ plain }) => isSentenceWord.has(plain)) &&
    !piece.some((token, at) => isNumber(token) && !isOne(token, at))
  );
}

function piecesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const pieces: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]?.plain ?? "";
    const isRemark =
      /^(separad|dividid)[oa]s?$/.test(token.plain) || (token.plain === "pero" && /^(con|sin|es|va)$/.test(next));
    if (isRemark) pieces.push([]);
    if (isPause(token) && token.plain !== ".") pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  return pieces.filter((piece) => piece.length > 0);
}

function tokensBefore(piece: readonly Token[], words: RegExp): readonly Token[] {
  const text = plainText(piece);
  const found = words.exec(text);
  return found === null ? piece : piece.slice(0, text.slice(0, found.index).split(" ").filter(Boolean).length);
}

/** A letter that stands alone in what was said already. */
function isToldOf(piece: readonly Token[], tokens: readonly Token[]): boolean {
  const letter = letterAt(piece, 0);
  return letter?.length === piece.length && tokens.some((_, at) => letterAt(tokens, at)?.letter === letter.letter);
}
