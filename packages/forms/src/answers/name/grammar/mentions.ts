import { isGivenName } from "../../../names/given-names.ts";
import { atStart, eachOf, leadOut, somewhere, wordsOf } from "../../words/phrases.ts";
import { plainText, type Token } from "../../words/tokens.ts";
import {
  appearsAs,
  backgroundPhrases,
  behindLabel,
  betweenParts,
  commentStarts,
  formerWords,
  introducers,
  legalWords,
  namingWords,
  nicknameLeads,
  openers,
  petNames,
  presentWords,
  titles,
} from "../words.table.ts";
import type { Part, Piece } from "./pieces.ts";

/** A name as it stands in an answer, with what the words around it make of it. */
export interface Mention {
  readonly words: readonly Token[];
  readonly isCommon: boolean;
  /** How it is introduced: said to be a name, merely said, or named in other talk. */
  readonly how: "said-to-be" | "bare" | "stray";
  /** It is called a name: "me llamo", "el nombre es", and not only "soy". */
  readonly isNamed: boolean;
  /** Which part of the name it is said to be. */
  readonly part: Part | undefined;
  /** A name that is not the one on paper today, or is taken back; "present" and "legal" are it above all others. */
  readonly standing: "nickname" | "former" | "denied" | "present" | "legal" | undefined;
  /** Only pauses and sounds stand between it and the name before it. */
  readonly goesOn: boolean;
  /** "o", "y": what joins it to the name right before. */
  readonly joint: "or" | "and" | undefined;
  /** It stands in a comment: "así le puso su abuela Rosa". */
  readonly isComment: boolean;
  /** It is said to be another's: "el otro es Juan Paz". */
  readonly isOther: boolean;
  /** Behind "mi", "el" and before a pause or a verb: who it is, "mi güirro, Juan Paz", "el plebe se llama Juan Paz". */
  readonly isWho: boolean;
}

const isIntroducer = wordsOf(introducers);
const isOpener = wordsOf(openers);
const isAppearing = wordsOf(appearsAs);
const isBehindLabel = wordsOf(behindLabel);
const isBetween = wordsOf(betweenParts);
const isComment = wordsOf(commentStarts);
const naming = somewhere(namingWords);
const nickname = leadOut(nicknameLeads);
const nicknameFirst = new RegExp(`^(?:${somewhere(nicknameLeads).source})`);
const backgrounds = atStart(backgroundPhrases);
const formers = eachOf(formerWords);
const presents = eachOf(presentWords);
const legals = somewhere(legalWords);

/** Finds the names among the pieces of an answer, in their order. */
export function mentionsIn(pieces: readonly Piece[]): readonly Mention[] {
  return pieces.flatMap((piece, at): readonly Mention[] => {
    if (piece.kind !== "name") return [];
    const gap = gapBefore(pieces, at);
    const behind = gapBehind(pieces, at);
    const isLast = !pieces.slice(at + 1).some(({ kind }) => kind === "name");
    const part = partOf(gap) ?? partBehind(behind, isLast);
    const how = part === undefined ? howSaid(gap, beginsGiven(piece.tokens)) : "said-to-be";
    return [
      {
        words: piece.tokens,
        isCommon: piece.isCommon,
        how,
        isNamed: how === "said-to-be" && naming.test(textOf(gap)),
        part,
        standing: standingOf(gap, behind, { words: piece.tokens, how, isLast }),
        goesOn: goesOn(gap),
        joint: jointOf(gap),
        isComment: isCommenting(textOf(lastClause(gap))),
        isOther: /(^| )(el|la|the) (otr[oa]|other)( one)? (es|era|se llama|is)$/.test(textOf(gap)),
        isWho:
          /^(mi|el|la|su|mis|my)$/.test(talkAt(gap, -1)) &&
          (behind[0] === undefined || behind[0].kind === "pause" || /^se llam/.test(textOf(behind))),
      },
    ];
  });
}

/** The pieces between a name and the name before it. */
function gapBefore(pieces: readonly Piece[], at: number): readonly Piece[] {
  const from = pieces.slice(0, at).findLastIndex(({ kind }) => kind === "name");
  return pieces.slice(from + 1, at);
}

function gapBehind(pieces: readonly Piece[], at: number): readonly Piece[] {
  const to = pieces.findIndex(({ kind }, index) => index > at && kind === "name");
  return pieces.slice(at + 1, to < 0 ? pieces.length : to);
}

/** The folded words of talk in some pieces; labels are the word they are made of. */
function textOf(pieces: readonly Piece[]): string {
  return pieces
    .flatMap((piece) => (piece.kind === "talk" ? [plainText([piece.token])] : piece.kind === "label" ? ["nombre"] : []))
    .filter((word) => word !== "")
    .join(" ");
}

function talkAt(pieces: readonly Piece[], at: number): string {
  const piece = pieces.at(at);
  return piece?.kind === "talk" ? piece.token.plain : "";
}

function lastClause(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.slice(pieces.findLastIndex(({ kind }) => kind === "pause") + 1);
}

function firstClause(pieces: readonly Piece[]): readonly Piece[] {
  const end = pieces.findIndex(({ kind }) => kind === "pause");
  return end < 0 ? pieces : pieces.slice(0, end);
}

function isCommenting(text: string): boolean {
  const [first = "", second = ""] = text.split(" ");
  return isComment.has(first) || backgrounds.test(text) || (first === "como" && isAppearing.has(second));
}

/** "Ana es mi nombre y Prado mi apellido": the label right behind, with nothing that it could be the label of. */
function partBehind(behind: readonly Piece[], isLast: boolean): Part | undefined {
  const at = behind.findIndex(({ kind }) => kind === "label");
  const [label, next] = [behind[at], behind[at + 1]];
  const before = textOf(behind.slice(0, Math.max(at, 0)));
  const isBehind =
    behind.slice(0, at).every(({ kind }) => kind === "talk") &&
    /^((es|son|is) )?(mi|mis|el|los|su|sus|de|my|the)$/.test(before);
  const isEnd =
    (next === undefined && isLast) ||
    next?.kind === "pause" ||
    (next?.kind === "talk" && /^(y|pero|and)$/.test(next.token.plain));
  return label?.kind === "label" && isBehind && isEnd ? label.part : undefined;
}

/** The label right before, with nothing but "es", "son" and pauses between. */
function partOf(gap: readonly Piece[]): Part | undefined {
  const at = gap.findLastIndex(({ kind }) => kind === "label");
  const label = gap[at];
  if (label?.kind !== "label") return undefined;
  const isNext = gap
    .slice(at + 1)
    .every((piece) => piece.kind === "pause" || (piece.kind === "talk" && isBehindLabel.has(piece.token.plain)));
  // "Solo tengo un apellido, Ana Paz": told of, and not the label of what follows.
  const isParted = gap.slice(at + 1).some(({ kind }) => kind === "pause");
  const isTold = isParted && !isOnlyArticle.test(textOf(lastClause(gap.slice(0, at))));
  return isNext && !isTold && !(gap[at + 1]?.kind === "talk" && talkAt(gap, at + 1) === "y") ? label.part : undefined;
}

const isOnlyArticle =
  /^((y|and|de|luego|despues|primero|first|then|y luego|y despues) )?(el|los|mi|mis|su|sus|my|the)?$/;
const isPetName = wordsOf(petNames);
const isTitle = wordsOf(titles);

/** It begins with a given name: a known one that is no pet name, or one before two words that are none. */
function beginsGiven([first, ...rest]: readonly Token[]): boolean {
  return (
    first !== undefined &&
    !isPetName.has(first.plain) &&
    (isGivenName(first.plain) || (rest.length > 1 && !rest.some((one) => isGivenName(one.plain))))
  );
}

function howSaid(said: readonly Piece[], isSure: boolean): Mention["how"] {
  const untitled = said.findLastIndex((piece) => piece.kind !== "talk" || !isTitle.has(piece.token.plain)) + 1;
  const gap = said.slice(
    0,
    untitled < said.length && /^(el|la)$/.test(talkAt(said, untitled - 1)) ? untitled - 1 : untitled,
  );
  // "Soy la Ana Paz": people put the article before a name they introduce.
  const isTheName = /^(el|la)$/.test(talkAt(gap, -1)) && isIntroducer.has(talkAt(gap, -2)) && isSure;
  const last = gap.at(isTheName ? -2 : -1);
  if (last?.kind !== "talk") return "bare";
  const word = last.token.plain;
  if (word === "como" || word === "as")
    return isAppearing.has(talkAt(gap, -2)) || word === "as" ? "said-to-be" : "stray";
  if (isIntroducer.has(word)) return "said-to-be";
  return isOpener.has(word) || nickname.test(` ${textOf(gap)}`) ? "bare" : "stray";
}

function standingOf(
  gap: readonly Piece[],
  behind: readonly Piece[],
  { words, how, isLast }: { readonly words: readonly Token[]; readonly how: Mention["how"]; readonly isLast: boolean },
): Mention["standing"] {
  const [before, after] = [textOf(gap), textOf(behind)];
  const clause = textOf(lastClause(gap));
  if (/(^| )(no|sin|not)( (es|soy|va|con|me llamo|se llama|i'm|it's|is))?$/.test(clause)) return "denied";
  const next = textOf(firstClause(behind));
  const isEnd = behind.some(({ kind }) => kind === "pause") || isLast;
  if (isEnd && /^no( (va|es|era|lleva|viene|cuenta))*$/.test(next)) return "denied";
  const isTitled = clause.replace(/ (el|la|don|dona|senora?)$/, "");
  if (nickname.test(` ${isTitled}`)) return "nickname";
  if (behind[0]?.kind === "talk" && nicknameFirst.test(after) && !nicknameFirst.exec(after)?.[0].includes("como"))
    return isNickBehind(behind) ? "nickname" : undefined;
  if (
    isEnd &&
    /^(de solter[oa])( |$)/.test(next) &&
    (next.split(" ").length < 3 || /^de solter[oa] (y|pero|o|but)/.test(next))
  )
    return "former";
  const [only, more] = words;
  if (!isLast && only !== undefined && more === undefined && isPetName.has(only.plain)) return "nickname";
  if (isEnd && /^de casad[oa]( |$)/.test(next)) return "present";
  const [former, present] = [lastIn(formers, before), lastIn(presents, before)];
  if (former > present) return "former";
  if (present >= 0) return "present";
  return how !== "stray" && legals.test(before) ? "legal" : undefined;
}

/** "El Chele le dicen, pero ...": nothing is named behind the words that name it. */
function isNickBehind(behind: readonly Piece[]): boolean {
  return (
    nickname.test(` ${textOf(firstClause(behind))}`) || /^\S+ \S+ (pero|but|y|nomas|aunque)\b/.test(textOf(behind))
  );
}

function lastIn(pattern: RegExp, text: string): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1;
}

function goesOn(gap: readonly Piece[]): boolean {
  return gap.every(
    (piece) =>
      piece.kind === "pause" ||
      piece.kind === "remark" ||
      piece.kind === "spelled" ||
      (piece.kind === "talk" && isBetween.has(piece.token.plain)),
  );
}

function jointOf(gap: readonly Piece[]): Mention["joint"] {
  const words = gap.filter(({ kind }) => kind !== "pause");
  const [only, more] = words;
  if (only?.kind !== "talk" || more !== undefined) return undefined;
  if (/^(o|u|or)$/.test(only.token.plain)) return "or";
  return /^(y|e|and)$/.test(only.token.plain) ? "and" : undefined;
}
