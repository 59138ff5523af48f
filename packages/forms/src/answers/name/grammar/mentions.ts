import { isFamilyName } from "../../../names/family-names.ts";
import { isGivenName } from "../../../names/given-names.ts";
import { atStart, somewhere, wordsOf } from "../../words/phrases.ts";
import type { Token } from "../../words/tokens.ts";
import { backgroundPhrases, petNames } from "../talk.table.ts";
import {
  appearsAs,
  behindLabel,
  betweenParts,
  commentStarts,
  introducers,
  namingWords,
  openers,
  titles,
} from "../words.table.ts";
import { lastClause, type Part, type Piece, talkAt, textOf } from "./pieces.ts";
import { isDenied, isNicknameLed, type NameSort, sortOf } from "./sorts.ts";

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
  /** Which of a person's names it is said to be. */
  readonly sort: NameSort | undefined;
  /** It is taken back: "no Ana". */
  readonly isDenied: boolean;
  /** Only pauses and sounds stand between it and the name before it. */
  readonly goesOn: boolean;
  /** "o", "y", "o sea", "pero firmo": what joins it to the name right before. */
  readonly joint: "or" | "and" | "list" | "rather" | "but" | undefined;
  /** How it is written is told right behind it. */
  readonly isRemarked: boolean;
  /** "..., Trinidad es varón": told of the name before it. */
  readonly isPredicate: boolean;
  /** It stands in a comment: "así le puso su abuela Rosa". */
  readonly isComment: boolean;
  /** A thing, not known as a name: "el autocorrector". */
  readonly isThing: boolean;
  /** Where somebody lives or was born: "el que vive en Puebla". */
  readonly isPlace: boolean;
  /** "un Portillo", "los Mejía": who bears a family name, and not whose name is told. */
  readonly isOneOfMany: boolean;
  /** It is said to be another's: "el otro es Juan Paz". */
  readonly isOther: boolean;
  /** Behind "mi", "el" and before a pause or a verb: who it is, "mi güirro, Juan Paz", "el plebe se llama Juan Paz". */
  readonly isWho: boolean;
  /** What the name is like: "Dolores, como los dolores". */
  readonly isExample: boolean;
}

const isIntroducer = wordsOf(introducers);
const isOpener = wordsOf(openers);
const isAppearing = wordsOf(appearsAs);
const isBehindLabel = wordsOf(behindLabel);
const isBetween = wordsOf(betweenParts);
const isComment = wordsOf(commentStarts);
const naming = somewhere(namingWords);
const backgrounds = atStart(backgroundPhrases);

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
        ...(isDenied(gap, behind, isLast)
          ? { isDenied: true, sort: undefined }
          : { isDenied: false, sort: sortOf(gap, behind, { words: piece.tokens, how, isLast }) }),
        goesOn: goesOn(gap),
        joint: jointOf(gap),
        isRemarked: behind[0]?.kind === "remark" || behind[0]?.kind === "spelled",
        isPredicate: /^(es|son|era|is|was)( (un|una|el|la|de|del|a|the))?$/.test(textOf(gap)),
        isComment: isCommenting(textOf(lastClause(gap))),
        isOther: /(^| )(el|la|the) (otr[oa]|other)( one)? (es|era|se llama|is)$/.test(textOf(gap)),
        isOneOfMany: how === "stray" && /^(una?|otr[oa]|los|las)$/.test(talkAt(gap, -1)),
        isPlace: how === "stray" && wherePhrase.test(textOf(lastClause(gap))),
        isThing:
          /^(el|la|los|las|al|del|un|una|the|this|este|esta|mi|su|my|me|te|se|le|les|nos)$/.test(talkAt(gap, -1)) &&
          talkAt(lastClause(gap), 0) !== "como" &&
          !piece.tokens.some(({ plain }) => isGivenName(plain) || isFamilyName(plain)),
        isExample: /(^| )como( el| la| los| las)?$/.test(textOf(gap)) && how === "stray",
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

function isCommenting(text: string): boolean {
  const [first = "", second = ""] = text.split(" ");
  return isComment.has(first) || backgrounds.test(text) || (first === "como" && !isArticle.test(second));
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
    (next?.kind === "talk" && /^(y|pero|and|legal|completo|verdadero|oficial|real)$/.test(next.token.plain));
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
const wherePhrase =
  /\b(viv|nac|trabaj|est|radic|lleg|qued|and|naci)[a-z]* ((alla|aqui|aca|ahorita|ahora) )?(en|desde|por)$/;
const isArticle = /^(el|la|los|las|una?|)$/;
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
  if (word === "mas" && talkAt(gap, -2) === "no") return "bare";
  return isOpener.has(word) || isNicknameLed(textOf(gap)) ? "bare" : "stray";
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
  const text = textOf(gap);
  if (/(^| )(o sea|osea)$/.test(text)) return "rather";
  if (/^(pero|but) \S/.test(text)) return "but";
  const words = gap.filter(({ kind }) => kind !== "pause" && kind !== "remark" && kind !== "spelled");
  const [only, more] = words;
  if (only?.kind !== "talk" || more !== undefined) return undefined;
  if (/^(o|u|or)$/.test(only.token.plain)) return "or";
  if (!/^(y|e|and)$/.test(only.token.plain)) return undefined;
  return gap[0] === only ? "and" : "list";
}
