import { isFamilyName } from "../../../../names/family-names.ts";
import { isGivenName } from "../../../../names/given-names.ts";
import { phraseFinder } from "../../../words/phrase-at.ts";
import { wordsOf } from "../../../words/phrases.ts";
import { isPause, type Token } from "../../../words/tokens.ts";
import { soundingPhrases } from "../../asides.table.ts";
import { partLabels, suffixes, suffixRemarks } from "../../words.table.ts";
import {
  isArticleOfName,
  isBareArticle,
  isCommonFamily,
  isFillerFamily,
  isLetterName,
  isNameWord,
  isNumber,
  isParticle,
  isTalk,
} from "../word-classes.ts";
import { comparedEnd } from "./compared.ts";
import { isEndOfName, isFamilyThere } from "./family-there.ts";
import { initialAt } from "./initials.ts";
import type { Part, Piece, Scanned } from "./pieces.ts";
import { remarkAt, spelledAt } from "./remarks.ts";
import { setPhraseAt } from "./set-phrases.ts";

const labelAt = phraseFinder(Object.entries<string>(partLabels).map(([part, table]) => [part as Part, table] as const));
const suffixAt = phraseFinder(
  Object.entries<string>(suffixes).map(([value, table]) => [value as keyof typeof suffixes, table] as const),
);
const ofSuffix = wordsOf(suffixRemarks);

/** Cuts an answer about a name into its pieces. */
export function piecesOf(tokens: readonly Token[]): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { piece, end } = pieceAt(tokens, at, pieces);
    pieces.push(piece);
    at = end;
  }
  return pieces;
}

function pieceAt(tokens: readonly Token[], at: number, before: readonly Piece[]): Scanned {
  const token = tokens[at] as Token;
  const label = labelOf(tokens, at, before);
  const phrase = setPhraseAt(tokens, at);
  if (isDoing(tokens, at) || isCall(tokens, at) || isSecond(tokens, at))
    return { piece: { kind: "talk", token }, end: at + 1 };
  const compared = isNamed(before) ? comparedEnd(tokens, at) : undefined;
  if (compared !== undefined) return { piece: { kind: "pause", token }, end: compared };
  const found =
    phrase ??
    suffixBehind(tokens, at, before) ??
    spelledAt(tokens, at) ??
    remarkAt(tokens, at) ??
    soundedAt(tokens, at, before) ??
    (label && {
      piece: { kind: "label", part: label.name, isBare: label.length === 1 && !/^apellidodel/.test(token.plain) },
      end: at + label.length,
    }) ??
    nameAt(tokens, at, before);
  if (found !== undefined) return found;
  const end = at + 1;
  if (token.kind === "mark" || /^(?:(?:ja|je|ji|ha){2,}j?|lol|xd)$/.test(token.plain))
    return { piece: { kind: "pause", token }, end };
  return { piece: { kind: isNumber(token) || isLetterName(token) ? "sign" : "talk", token }, end };
}

/** A label, where "el segundo" is of what was told before it: a given name or a family name. */
function labelOf(tokens: readonly Token[], at: number, before: readonly Piece[]): ReturnType<typeof labelAt> {
  const found = labelAt(tokens, at) ?? secondOf(tokens, at, before);
  // "El de mi mamá es Ana": at the very beginning whose name it is, and no second family name.
  const isOfMother =
    found?.name === "family2" &&
    tokens[at + 1]?.plain === "de" &&
    /^(es|era|se)$/.test(tokens[at + found.length]?.plain ?? "");
  const label = isOfMother && !before.some(({ kind }) => kind === "name" || kind === "label") ? undefined : found;
  // "Ana Luz, Paz el primero y Luna el segundo": behind a second name told, and no label of what follows.
  if (tokens[at + 1]?.plain === "primero" && label?.length === 2) {
    const names = before.filter(({ kind }) => kind === "name");
    const one = before.at(-1);
    return names.length > 1 && one?.kind === "name" && one.tokens.length === 1 ? label : undefined;
  }
  const isOther = label?.length === 2 && /^(segundo|otro)$/.test(tokens[at + 1]?.plain ?? "");
  if (label === undefined || !isOther || !/^el$/.test(tokens[at]?.plain ?? "")) return label;
  if (/^(nombre|apellido)/.test(tokens[at + 2]?.plain ?? "")) return undefined;
  const last = before.findLast(({ kind }) => kind === "label");
  if (last?.kind !== "label" || last.part === "name") return partOfNext(tokens, at + 2, before, label);
  return last.part.startsWith("family") ? { ...label, name: "family2" } : label;
}

/** "Primer apellido Paz y segundo Luna": behind a part told by its label the second of the same. */
function secondOf(tokens: readonly Token[], at: number, before: readonly Piece[]): ReturnType<typeof labelAt> {
  if (!isSecondTold(tokens, at)) return undefined;
  const last = before.findLast(({ kind }) => kind === "label");
  const name = before.findLast(({ kind }) => kind === "label" || kind === "name");
  const next = tokens[at + 1]?.plain ?? "";
  if (last?.kind !== "label" || name?.kind !== "name" || name.tokens.length !== 1) return undefined;
  const isFamily = last.part.startsWith("family");
  // "Apellido Paz, segundo Luis": a given name.
  if (isFamily && isGivenName(next) && !isFamilyName(next)) return undefined;
  return { name: isFamily ? "family2" : "middle", length: 1 };
}

/** "Segundo" in small letters behind "y" or a pause, where a part was told by its label before: which of two it is. */
function isSecondTold(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  return (
    tokens[at]?.text === "segundo" &&
    (before?.plain === "y" || isPause(before)) &&
    (/^(es|de|del)$/.test(next?.plain ?? "") || isNameWord(next)) &&
    labelAt(tokens, at) === undefined &&
    tokens.slice(0, at).some((_, place) => labelAt(tokens, place) !== undefined)
  );
}

/** "Ana Paz y el segundo es Luna", "Ana, y el otro Rosa": which it is tells the name behind it. */
function partOfNext(
  tokens: readonly Token[],
  from: number,
  before: readonly Piece[],
  label: NonNullable<ReturnType<typeof labelAt>>,
): ReturnType<typeof labelAt> {
  const next = tokens[/^(es|seria|era)$/.test(tokens[from]?.plain ?? "") ? from + 1 : from];
  const told = before.flatMap((piece) => (piece.kind === "name" ? piece.tokens : []));
  const behind = next === undefined ? undefined : tokens[tokens.indexOf(next) + 1];
  if (!isNameWord(next) || !(behind === undefined || isPause(behind) || behind.plain === "y")) return undefined;
  const isFamily = (plain: string) => isFamilyName(plain) && !isGivenName(plain);
  const isOneFamily = told.length === 1 && isFamily(told[0]?.plain ?? "");
  if (isFamily(next.plain) && (told.length > 1 || isOneFamily)) return { ...label, name: "family2" };
  return told.length === 1 && !isOneFamily ? label : undefined;
}

/** "Junior", "the third": what stands right behind a name; "sin junior" and "junior no" say there is none. */
function suffixBehind(
  tokens: readonly Token[],
  at: number,
  before: readonly Piece[],
): Scanned<Piece & { kind: "suffix" }> | undefined {
  const found = suffixAt(tokens, at);
  if (found === undefined) return undefined;
  const last = before.findLast(({ kind }) => kind !== "pause");
  // "Sin junior", "no es junior".
  const isVerb = last?.kind === "talk" && /^(es|soy|lleva|llevo|va|tiene|tengo|uso|usa|con)$/.test(last.token.plain);
  const denied = isVerb ? before.slice(0, before.lastIndexOf(last)).at(-1) : last;
  const isSaidWithout = denied?.kind === "talk" && (isVerb ? /^no$/ : /^(sin|no|without)$/).test(denied.token.plain);
  // "..., pero con junior": told apart from the name.
  const isTold = last?.kind === "talk" && /^(con|with|es|lleva)$/.test(last.token.plain) && isNamed(before);
  const isBehind = last?.kind === "suffix" || last?.kind === "name" || isTold;
  if (!isSaidWithout && !isBehind) return undefined;
  let end = at + found.length;
  const isDenied = isSaidWithout || tokens[end]?.plain === "no";
  if (!isDenied && isNameWord(tokens[end]) && suffixAt(tokens, end) === undefined) return undefined;
  if (tokens[end]?.plain === "no") end++;
  for (let next = end; next < tokens.length && (isPause(tokens[next]) || isOfSuffix(tokens, next)); next++)
    if (!isPause(tokens[next])) end = next + 1;
  return { piece: { kind: "suffix", value: isDenied ? undefined : found.name }, end };
}

const soundingAt = phraseFinder([["", soundingPhrases]]);

/** "Cuxil se dice cushil", "suena yonatan, pero es Jonathan": how a word of the name sounds is no name. */
function soundedAt(tokens: readonly Token[], at: number, before: readonly Piece[]): Scanned | undefined {
  const lead = soundingAt(tokens, at);
  if (lead !== undefined && !isNamed(before)) {
    const end = at + lead.length + 1;
    const isFollowed = isPause(tokens[end]) || /^(pero|y|aunque|but|and)$/.test(tokens[end]?.plain ?? "");
    return isNameWord(tokens[end - 1]) && isFollowed ? { piece: { kind: "remark", letters: [] }, end } : undefined;
  }
  if (before.at(-1)?.kind !== "name") return undefined;
  const end = at + (lead?.length ?? 0) + 1;
  if (lead === undefined || isNameWord(tokens[end])) return undefined;
  return { piece: { kind: "remark", letters: [] }, end: isPause(tokens[end - 1]) ? end - 1 : end };
}

/** "Estoy manejando": what somebody is doing is no name, though some end so. */
function isDoing(tokens: readonly Token[], at: number): boolean {
  const { plain } = tokens[at] as Token;
  return (
    /(?:a|ie|ye)ndo$/.test(plain) &&
    /^(estoy|esta|ando|anda|estaba|sigo|vengo|voy|fui)$/.test(tokens[at - 1]?.plain ?? "")
  );
}

/** "El segundo", in small letters: which one of two, and no given name. */
function isSecond(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === "segundo" && tokens[at - 1]?.plain === "el" && labelAt(tokens, at) === undefined;
}

/** "Che, ya lo puse", "che réra ...": at the very beginning no family name. */
function isCall(tokens: readonly Token[], at: number): boolean {
  const next = tokens[1];
  return at === 0 && tokens[0]?.plain === "che" && next !== undefined && (isPause(next) || isTalk(next));
}

function isNamed(pieces: readonly Piece[]): boolean {
  return pieces.some(({ kind }) => kind === "name");
}

function isOfSuffix(tokens: readonly Token[], at: number): boolean {
  return ofSuffix.has(tokens[at]?.plain ?? "") || suffixAt(tokens, at) !== undefined;
}

/** The words of a name from a place on, with the small words among them. */
function nameAt(
  tokens: readonly Token[],
  at: number,
  before: readonly Piece[],
): Scanned<Piece & { kind: "name" }> | undefined {
  const last = before.at(-1);
  const isFamily = before.findLast(({ kind }) => kind === "label" || kind === "name");
  const isLabelled = isFamily?.kind === "label" && /^family/.test(isFamily.part);
  const said: Token[] = [];
  let isCommon = false;
  let end = at;
  // A name begins with a small word only where nothing else can: "De la Cruz José", but not "soy de San Pedro".
  const mayBegin = last === undefined || last.kind === "pause" || last.kind === "label" || isLabelled;
  while (end < tokens.length) {
    const token = tokens[end] as Token;
    const initial = initialAt(tokens, end, said.length > 0);
    if (said.length > 0 && suffixBehind(tokens, end, [{ kind: "name", tokens: said, isCommon }]) !== undefined) break;
    if (said.length > 0 && (spelledAt(tokens, end) ?? remarkAt(tokens, end)) !== undefined) break;
    // "Noemí Paz a secas": no initial.
    const mayBeTalk = !isNameWord(token) || /^(segundo|na)$/.test(token.plain);
    if (said.length > 0 && mayBeTalk && setPhraseAt(tokens, end) !== undefined) break;
    if (said.length === 0 && last?.kind === "label" && isInitialAlone(tokens, end)) {
      said.push(token);
      end += 2;
    } else if (initial !== undefined) {
      said.push(initial.token);
      end = initial.end;
    } else if (isNameWord(token) && !(said.length > 0 && labelAt(tokens, end) !== undefined)) {
      said.push(token);
      end++;
      if (tokens[end]?.plain === "." && token.text.length < 3 && isNameWord(tokens[end + 1])) end++;
    } else if (said.length > 0 && isArticleOfName(token, behindHyphen(tokens, end))) {
      said.push(token);
      end++;
    } else if (isHyphen(tokens, end) && said.length > 0) {
      said.push(token);
      end++;
    } else if (
      // "Nombre: Dorcas Apellidos: Sandoval".
      (labelAt(tokens, end) === undefined && isFamilyThere(tokens, end, said, isLabelled)) ||
      isEndOfName(tokens, end, said)
    ) {
      said.push(token);
      isCommon ||= isCommonFamily(token) || isFillerFamily(token);
      end++;
    } else {
      const isInside = said.length > 0;
      const small = particlesAt(tokens, end, isInside, isInside || mayBegin || /^(san|santa)$/.test(token.plain));
      if (small === 0) break;
      said.push(...tokens.slice(end, end + small).filter(({ kind }) => kind === "word"));
      end += small;
    }
  }
  const isNone = end === at || (said.length === 1 && suffixAt(said, 0) !== undefined);
  return isNone ? undefined : { piece: { kind: "name", tokens: said, isCommon }, end };
}

/** "Primer nombre J., segundo nombre Jesús": the letter is all of the part. */
function isInitialAlone(tokens: readonly Token[], at: number): boolean {
  const [token, point, behind] = tokens.slice(at, at + 3);
  return /^\p{Lu}$/u.test(token?.text ?? "") && point?.plain === "." && (behind === undefined || isPause(behind));
}

function isHyphen(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const isJoined = isNameWord(before) || isArticleOfName(before, tokens[at + 1]);
  return tokens[at]?.plain === "-" && isJoined && isNameWord(tokens[at + 1]);
}

/** The word behind a token, or behind the hyphen that joins them: "Al-Khoury". */
function behindHyphen(tokens: readonly Token[], at: number): Token | undefined {
  return tokens[tokens[at + 1]?.plain === "-" ? at + 2 : at + 1];
}

/** How many tokens of small words lead on to a further word of the name: "de la", "y", "Vda. de". */
function particlesAt(tokens: readonly Token[], at: number, isInside: boolean, mayStand: boolean): number {
  const plainAt = (place: number) => tokens[place]?.plain ?? "";
  let end = at;
  while (
    (isParticle(tokens[end]) && (plainAt(end) !== plainAt(end - 1) || isOfOwn(tokens, end))) ||
    (end > at && plainAt(end) === "." && plainAt(end - 1) === "vda")
  )
    end++;
  const first = tokens[at];
  if (end === at || first === undefined || !mayStand || isBareArticle(first)) return 0;
  if (!isInside && /^[ye]$/.test(first.plain)) return 0;
  if (labelAt(tokens, end) !== undefined || isSecondTold(tokens, end)) return 0;
  if (isNameWord(tokens[end])) return end - at;
  const isOf = /^(de|la|las|los)$/.test(plainAt(end - 1));
  const isBehindOf = isOf && isInside && (isCommonFamily(tokens[end]) || plainAt(end) === "dios");
  return isBehindOf || isOurLadyOfO(tokens, end) ? end - at + 1 : 0;
}

/** "Viuda de De León", "viuda de de la O", "Ana Pérez de De León": the second "de" is the name's own, and no stutter. */
function isOfOwn(tokens: readonly Token[], at: number): boolean {
  const widow = tokens[at - 2]?.plain === "." ? tokens[at - 3] : tokens[at - 2];
  const isWidow = /^(viud[ao]|vda)$/.test(widow?.plain ?? "");
  return tokens[at]?.plain === "de" && (isWidow || (tokens[at]?.text === "De" && tokens[at - 1]?.text === "de"));
}

/** "De la O": the letter is the name, written as one or before a family name; else somebody stops at an "or". */
function isOurLadyOfO(tokens: readonly Token[], at: number): boolean {
  const [of, the, token, next] = tokens.slice(at - 2, at + 2);
  const isLetter = token?.text === "O" || (next !== undefined && isFamilyName(next.plain));
  return of?.plain === "de" && the?.plain === "la" && token?.plain === "o" && isLetter;
}
