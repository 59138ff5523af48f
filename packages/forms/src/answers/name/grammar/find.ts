import { isFamilyName } from "../../../names/family-names.ts";
import { isGivenName } from "../../../names/given-names.ts";
import { correctionIn } from "../../clauses/cues.ts";
import { isAlike } from "../../words/distance.ts";
import { somewhere, wordsOf } from "../../words/phrases.ts";
import { plainText, type Token } from "../../words/tokens.ts";
import { behindOf, doubtfulTails, talkOfTwo, talkOfWhich } from "../talk.table.ts";
import { presentWords } from "../words.table.ts";
import { corrected } from "./corrected.ts";
import { type WrittenOut, writtenOut } from "./heard/abbreviations.ts";
import { withInitialsTold } from "./heard/initials.ts";
import { toldOfIt } from "./heard/name-remarks.ts";
import { withParents } from "./heard/parents.ts";
import { asWritten } from "./heard/typed.ts";
import { withoutEchoes } from "./heard/without-echoes.ts";
import type { Doubt, Merged } from "./in-parts.ts";
import { covering, likeliest } from "./likeliest.ts";
import { mentionsIn } from "./mentions.ts";
import { merge } from "./merge.ts";
import type { Piece } from "./pieces/pieces.ts";
import { withoutRepeats, withoutSubjects } from "./pieces/repeats.ts";
import { piecesOf } from "./pieces/scan.ts";
import { withLetters } from "./pieces/with-letters.ts";
import { isNumber } from "./word-classes.ts";

/** A name that was found among the words, and what is to be doubted in it. */
export interface Found extends Merged {
  readonly suffix: string | undefined;
  readonly isSpelled: boolean;
  readonly lacksLetters: boolean;
  /** The family names were said first. */
  readonly isFamilyFirst: boolean;
  /** And only one: "el apellido va primero". */
  readonly isOneFamily: boolean;
  /** There is no other one: "nada más un apellido". */
  readonly isFamilyAlone: boolean;
  /** Both family names are the same, and were not only said again. */
  readonly isTwice: boolean;
  /** The last word may begin talk of somebody else: "Ana Paz Rosa es mi hermana". */
  readonly isOfOther: boolean;
  /** A word of it was abbreviated, and is written out. */
  readonly isAbbreviated: boolean;
  /** "Ma.", and what it may stand for. */
  readonly mary: WrittenOut["mary"];
  /** Something behind it in brackets was left out. */
  readonly isBracketed: boolean;
}

/** The name that some words tell, with what was corrected in them before. */
export function settled(tokens: readonly Token[]): Found | Doubt {
  const earlier = correctionIn(tokens);
  if (earlier === undefined) return find(tokens);
  const [before, after] = [settled(earlier.said), find(earlier.correction)];
  if (typeof after === "string") return after === "none" ? before : after;
  const [only = after.words, other] = typeof before === "string" ? [] : corrected(before.words, after.words);
  return other === undefined ? { ...after, words: only } : "several";
}

/** The names to choose from where no one of them was found, and the one that all others are told of. */
export function namesIn(tokens: readonly Token[]): {
  readonly open: readonly (readonly Token[])[];
  readonly covering: readonly Token[] | undefined;
} {
  const { tokens: own } = toldOfIt(withParents(withInitialsTold(writtenOut(withoutEchoes(asWritten(tokens))).tokens)));
  const pieces = piecesOf(withLongPauses(withHyphens(withoutBrackets(own))));
  if (pieces.some((_, at) => isCutShort(pieces, at))) return { open: [], covering: undefined };
  const { pieces: told, lacks } = withLetters(withoutRepeats(pieces));
  const mentions = mentionsIn(told);
  const name = pieces.some((_, at) => isSignOfName(pieces, at)) ? undefined : covering(mentions);
  const isOpen =
    ofWhich.test(talkIn(told)) ||
    name === undefined ||
    lacks(name) ||
    isDoubtful(
      told,
      mentions.some(({ words, how }) => words === name && how === "said-to-be"),
    );
  return { open: likeliest(mentions), covering: isOpen ? undefined : name };
}

/** A pause. */
export const comma: Token = { text: ",", plain: ",", kind: "mark", start: 0, end: 0, isGlued: false };

/**
 * Finds the one name that some words tell.
 * @param said what was said before them and taken back
 */
export function find(tokens: readonly Token[], said: readonly Token[] = []): Found | Doubt {
  const { tokens: whole, full, mary } = writtenOut(withoutEchoes(asWritten(tokens)));
  const { tokens: own, ...order } = toldOfIt(withParents(withInitialsTold(whole)));
  const bare = withoutBrackets(own);
  const { pieces, doubted } = withoutSubjects(piecesOf(withLongPauses(withHyphens(bare))), said);
  if (pieces.some((_, at) => isSignOfName(pieces, at)) || pieces.some((_, at) => isCutShort(pieces, at)))
    return "several";
  const { pieces: told, isSpelled, lacks } = withLetters(withoutRepeats(pieces));
  const merged = merge(mentionsIn(told));
  if (typeof merged === "string") return merged;
  if (isDoubtful(told, merged.isSaidToBe) || ofWhich.test(talkIn(told))) return "several";
  const suffix = suffixIn(pieces);
  // "Es junior, Edwin Cruz junior": told before the name as well.
  const words = suffix === "Jr" && merged.words[0]?.plain === "junior" ? merged.words.slice(1) : merged.words;
  const isOfOther = doubted !== undefined && merged.isSaidToBe && words.at(-1) === doubted;
  return {
    ...merged,
    ...order,
    words,
    suffix,
    isSpelled,
    isOfOther,
    lacksLetters: lacks(merged.words),
    isAbbreviated: words.some((word) => full.includes(word)),
    mary: mary.filter((one) => words.includes(one.full)),
    isBracketed: bare.length < own.length,
  };
}

/** "María de la O", "Teresa del Niño Jesús": a small word right behind the name leads on to what is not known as one. */
function isCutShort(pieces: readonly Piece[], at: number): boolean {
  const [name, small, next] = pieces.slice(at, at + 3);
  if (name?.kind !== "name" || small?.kind !== "talk" || !/^del?$/.test(small.token.plain)) return false;
  return !(next?.kind === "label" || (next?.kind === "talk" && ofOther.has(next.token.plain)));
}

/** A letter's name, or a number beside a name; "tengo 44 años" tells of the person. */
function isSignOfName(pieces: readonly Piece[], at: number): boolean {
  const [before, sign, next] = [pieces[at - 1], pieces[at], pieces[at + 1]];
  if (sign?.kind !== "sign") return false;
  const isTold = [before, next].every((one) => one === undefined || one.kind === "talk" || one.kind === "pause");
  return !(isNumber(sign.token) && isTold && (before?.kind === "talk" || next?.kind === "talk"));
}

const presents = somewhere(presentWords);
const ofOther = wordsOf(behindOf);
const doubtful = somewhere(doubtfulTails);
const ofWhich = somewhere(talkOfWhich);
const ofTwo = somewhere(talkOfTwo);

/** "José Paz, divorciados": the talk behind the name, or all of it where nothing says that one follows. */
function isDoubtful(pieces: readonly Piece[], isSaidToBe: boolean): boolean {
  const behind = talkIn(pieces.slice(pieces.findLastIndex(({ kind }) => kind === "name")));
  return doubtful.test(behind) || ofTwo.test(isSaidToBe ? behind : talkIn(pieces));
}

function talkIn(pieces: readonly Piece[]): string {
  return plainText(pieces.flatMap((piece) => (piece.kind === "talk" ? [piece.token] : [])));
}

function suffixIn(pieces: readonly Piece[]): string | undefined {
  return pieces.flatMap((piece) => (piece.kind === "suffix" ? [piece.value] : [])).at(-1);
}

/** "Francisco Torres (Pancho)", "(sch, es alemán)": in brackets behind a name stands what somebody is called, or a remark. */
function withoutBrackets(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findIndex(({ plain }) => plain === "(");
  const close = tokens.findIndex(({ plain }, at) => at > from && plain === ")");
  const to = close < 0 ? tokens.length : close;
  const rest = [...tokens.slice(0, Math.max(from, 0)), ...tokens.slice(to + 1)];
  const inside = tokens.slice(from + 1, Math.max(to, from + 1));
  const isAside = to - from < 5 || !inside.some((token, at) => isKnown(token) && inside[at - 1]?.plain !== "es");
  // "Quintreo (Quintero)": how it is written.
  const [only, more] = inside;
  const isAnew =
    only !== undefined &&
    more === undefined &&
    tokens.slice(0, from).some(({ plain }) => plain !== only.plain && isAlike(plain, only.plain));
  const isLeft = !isAnew && from > 0 && to > from && isAside && !presents.test(plainText(inside));
  return isLeft && rest.filter(({ kind }) => kind === "word").length > 1 ? rest : tokens;
}

function isKnown({ plain }: Token): boolean {
  return isGivenName(plain) || isFamilyName(plain);
}

/** "Martínez guion López". */
export function withHyphens(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) => {
    const isBetween = tokens[at - 1]?.kind === "word" && tokens[at + 1]?.kind === "word";
    return token.plain === "guion" && isBetween ? { ...token, text: "-", plain: "-", kind: "mark" } : token;
  });
}

/** "Juan... Juan Carlos": the dots part as a comma does; those of "Ma. Elena" do not. */
function withLongPauses(tokens: readonly Token[]): readonly Token[] {
  const isDot = (token: Token | undefined) => token?.plain === ".";
  return tokens.map((token, at) =>
    token.plain === "…" || (isDot(token) && (isDot(tokens[at + 1]) || isDot(tokens[at - 1])))
      ? { ...comma, text: "…" }
      : token,
  );
}
