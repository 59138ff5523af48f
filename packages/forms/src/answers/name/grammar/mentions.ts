import { isFamilyName } from "../../../names/family-names.ts";
import { isGivenName } from "../../../names/given-names.ts";
import { cueWords } from "../../clauses/cues.table.ts";
import { atStart, somewhere, wordsOf } from "../../words/phrases.ts";
import type { Token } from "../../words/tokens.ts";
import { otherTongues } from "../everyday.table.ts";
import { backgroundPhrases, petNames } from "../talk.table.ts";
import { appearsAs, betweenParts, commentStarts, introducers, namingWords, openers, titles } from "../words.table.ts";
import { partsTold } from "./parts-told.ts";
import { gapBefore, gapBehind, lastClause, type Part, type Piece, talkAt, textOf } from "./pieces/pieces.ts";
import { isDenied, isNicknameLed, isTakenOut, type NameSort, sortOf } from "./sorts.ts";

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
  /** It is said to be taken out: "el de Luna quítelo". */
  readonly isTakenOut: boolean;
  /** Only pauses and sounds stand between it and the name before it. */
  readonly goesOn: boolean;
  /** "o", "y", "o sea", "pero firmo": what joins it to the name right before. */
  readonly joint: "or" | "and" | "list" | "rather" | "but" | undefined;
  /** How it is written is told right behind it. */
  readonly isRemarked: boolean;
  /** What stands before it says that it is written anew: "*Ana", "con z: Sanz". */
  readonly isAnew: boolean;
  /** "..., Trinidad es varón": told of the name before it. */
  readonly isPredicate: boolean;
  /** It stands in a comment: "así le puso su abuela Rosa". */
  readonly isComment: boolean;
  /** A thing, not known as a name: "el autocorrector". */
  readonly isThing: boolean;
  /** Where somebody lives or was born: "el que vive en Puebla". */
  readonly isPlace: boolean;
  /** "así somos en Santa Eulalia": right behind "en". */
  readonly isIn: boolean;
  /** "mi hijo se llama Luis", "él es Luis". */
  readonly isOfThird: boolean;
  /** "el esposo de Marta": whose relative somebody is. */
  readonly isOfRelative: boolean;
  /** "Kevin, bájale a la tele": who is called. */
  readonly isCalled: boolean;
  /** Nothing but "pero" stands before it. */
  readonly isInstead: boolean;
  /** "y luego Molina". */
  readonly isLater: boolean;
  /** A sigh stands before it: "ay, Leyva". */
  readonly isSighed: boolean;
  /** "yo soy Ana": who speaks. */
  readonly isSelf: boolean;
  /** "un Portillo", "los Mejía": who bears a family name, and not whose name is told. */
  readonly isOneOfMany: boolean;
  /** It is said to be another's: "el otro es Juan Paz". */
  readonly isOther: boolean;
  /** Behind "mi", "el" and before a pause or a verb: who it is, "mi güirro, Juan Paz", "el plebe se llama Juan Paz". */
  readonly isWho: boolean;
  /** What the name is like: "Dolores, como los dolores". */
  readonly isExample: boolean;
}

const isIntroducer = wordsOf(`${introducers} ${otherTongues}`);
const isOpener = wordsOf(`${openers} ${cueWords}`);
const isAppearing = wordsOf(appearsAs);
const isBetween = wordsOf(betweenParts);
const isComment = wordsOf(commentStarts);
/** "ponele", "anótelo", "regístreme": the verb of writing down, with its pronouns. */
const writing =
  /^(pon(e|ga|gan)?|anot[ae]n?|apunt[ae]n?|escrib[ae]n?|registr[ae]n?|met[ae]n?|copi[ae]n?|agreg(a|ue)n?)(me|le|te|se)?(l[oa])?$/;
const ofRelative =
  /(^| )(espos[oa]|marido|mujer|viud[oa]|hij[oa]|mama|papa|madre|padre|herman[oa]|ti[oa]|abuel[oa]|niet[oa]|prim[oa]|suegr[oa]|nuera|yerno|cunad[oa]|sobrin[oa]) de( la| el)?$/;
const calling =
  /^(baja|bajale|apaga|apague|ven|vente|callate|calla|deja|dejame|espera|esperate|mira|oye|trae|traeme|cierra|cierrale|anda|vete|quita|quitate|dile|dime|ayudame|sientate|para|pasame|contesta|salte)$/;
const naming = somewhere(namingWords);
const backgrounds = atStart(backgroundPhrases);

/** Finds the names among the pieces of an answer, in their order. */
export function mentionsIn(pieces: readonly Piece[]): readonly Mention[] {
  return behindNicknames(allMentions(pieces));
}

/** "De cariño Fina, pero Delfina Quintero": what is said instead of how somebody is called is the name. */
function behindNicknames(all: readonly Mention[]): readonly Mention[] {
  return all.map((one, at) => {
    const before = all[at - 1];
    if (!one.isInstead || before === undefined) return one;
    if (before.sort === "nickname") return { ...one, how: "bare", joint: undefined };
    // "Se llama igual que yo, Luis José, pero Paz Luna": the family names behind given names alone.
    const isFamily = one.words.some(({ plain }) => isFamilyName(plain)) && !beginsGiven(one.words);
    const isRest = isFamily && before.words.every(({ plain }) => isGivenName(plain));
    return isRest ? { ...one, how: "bare", joint: undefined, goesOn: true } : one;
  });
}

function allMentions(pieces: readonly Piece[]): readonly Mention[] {
  const parts = partsTold(pieces);
  return pieces.flatMap((piece, at): readonly Mention[] => {
    if (piece.kind !== "name") return [];
    const gap = gapBefore(pieces, at);
    const behind = gapBehind(pieces, at);
    const isLast = !pieces.slice(at + 1).some(({ kind }) => kind === "name");
    const part = parts.get(piece);
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
        isTakenOut: isTakenOut(gap, behind),
        goesOn: goesOn(withoutComments(gap)),
        joint: jointOf(withoutComments(gap)),
        isRemarked: behind[0]?.kind === "remark" || behind[0]?.kind === "spelled",
        isAnew: isSaidAnew(gap),
        isPredicate: /^(es|son|era|is|was)( (un|una|el|la|de|del|a|the))?$/.test(textOf(gap)),
        isComment: isCommenting(textOf(lastClause(gap))),
        isOther: /(^| )(el|la|the) (otr[oa]|other)( one)? (es|era|se llama|is)$/.test(textOf(gap)),
        isOneOfMany: how === "stray" && /^(una?|otr[oa]|los|las)$/.test(talkAt(gap, -1)),
        isPlace: how === "stray" && wherePhrase.test(textOf(lastClause(gap))),
        isOfThird: /(^| )(se llama|el es|ella es)$/.test(textOf(gap)),
        isOfRelative: ofRelative.test(textOf(lastClause(gap))),
        isCalled:
          piece.tokens.length === 1 &&
          (gap.length === 0 || gap.at(-1)?.kind === "pause") &&
          behind[0]?.kind === "talk" &&
          calling.test(behind[0].token.plain),
        isInstead: how === "stray" && /^(pero|but|aunque)$/.test(textOf(gap)),
        isLater: /(^| )(luego|despues|de ahi)( (va|viene|es))?$/.test(textOf(gap)),
        isSighed: /(^| )(ay|uy|oh|ah no|ay no)$/.test(textOf(gap)),
        isSelf: /(^| )yo (soy|me llamo)$/.test(textOf(gap)),
        isIn: how === "stray" && talkAt(gap, -1) === "en",
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

/** A star, dots, or which letter it has, stand before it. */
function isSaidAnew(gap: readonly Piece[]): boolean {
  return gap.some(
    (piece) =>
      (piece.kind === "pause" && /^[*…]$/.test(piece.token.text)) ||
      (piece.kind === "remark" && piece.letters.length > 0) ||
      (piece.kind === "talk" && /^(?:ups|oops|correccion|corregi(?:do)?)$/.test(piece.token.plain)),
  );
}

function isCommenting(text: string): boolean {
  const [first = "", second = ""] = text.split(" ");
  return isComment.has(first) || backgrounds.test(text) || (first === "como" && !isArticle.test(second));
}

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
  if (writing.test(word) || /ndo(me|se|le|les)$/.test(word) || /(^| )por eso$/.test(textOf(gap))) return "bare";
  if (word === "mas" && talkAt(gap, -2) === "no") return "bare";
  return isOpener.has(word) || isNicknameLed(textOf(gap)) ? "bare" : "stray";
}

/** "..., así se llama ella, ...": a clause of talk that only comments on the name before it is none of what joins two. */
function withoutComments(gap: readonly Piece[]): readonly Piece[] {
  const from = gap.findIndex(({ kind }) => kind === "pause");
  const length = gap.slice(from + 1).findIndex(({ kind }) => kind === "pause");
  if (from < 0 || length < 0) return gap;
  const clause = gap.slice(from + 1, from + 1 + length);
  const isTalk =
    clause.length > 1 &&
    clause.every(({ kind }) => kind === "talk") &&
    /^(asi|eso|ese|esa|tal)$/.test(talkAt(clause, 0));
  const rest = withoutComments(gap.slice(from + 1 + length));
  return isTalk ? [...gap.slice(0, from), ...rest] : [...gap.slice(0, from + 1), ...clause, ...rest];
}

function goesOn(gap: readonly Piece[]): boolean {
  if (/^(y ((ya )?luego|despues|de ahi)( (va|viene|es))?|and then|then|soy yo)$/.test(textOf(gap))) return true;
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
