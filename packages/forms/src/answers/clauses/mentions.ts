import { beginsDigits } from "../numbers/digit-strings.ts";
import { atStart, waysOf, wordsOf } from "../words/phrases.ts";
import { isPause, plainText, type Token } from "../words/tokens.ts";
import { insistingWords } from "./cues.table.ts";
import { cuesIn } from "./cues.ts";
import { type Behind, type Parts, parted } from "./denials.ts";
import type { Mention, Place } from "./fold.ts";
import { leadingPlaces, missedCount, missedPhrases, trailingPlaces } from "./places.table.ts";

type Words = readonly Token[];

const leading = waysOf<Place>(leadingPlaces as Record<Place, string>, atStart);
const trailing = waysOf(trailingPlaces, atStart);
const missed = atStart(missedPhrases);
const missedNumber = atStart(missedCount);
const isInsisting = wordsOf(insistingWords);

/** More words than the phrase of a place has are not looked through. */
const longestPlace = 7;
const isSmall = /^(?:es|era|son|eran|fue|el|la|los|las|del?|con|en|como)$/;
/** What stands before digits that are wrong. */
const isDenying = /^(?:no|equivocad[oa])$/;
const ofDigits: Parts = { isPart: isNumber, isSmall, isDigits: true };

/**
 * What was said of a value, parted where something is taken back, denied or exchanged, and of digits where their place is
 * told. One mention alone: nothing of that was said.
 */
export function mentionsIn(tokens: Words, parts: Parts = ofDigits): readonly Mention[] {
  const cues = cuesIn(tokens, true);
  const pieces = [...cues, { from: tokens.length, end: tokens.length }].map(({ from }, at) => {
    const cue = cues[at - 1];
    const words = tokens.slice(cue?.end ?? 0, from);
    const isBare = cue !== undefined && isDenying.test(tokens[cue.end - 1]?.plain ?? "") && !isPause(words[0]);
    return { words, relation: cue === undefined ? ("answers" as const) : ("corrects" as const), isBare, cue };
  });
  if (parts.isDigits)
    return pieces
      .flatMap(({ words, relation, isBare }) =>
        placed(words, relation).flatMap((mention, at) => parted(mention, parts, isBare && at === 0 ? "no" : "none")),
      )
      .filter(({ words }) => words.length > 0);
  return pieces
    .flatMap(({ words, relation, isBare, cue }, at) => {
      const before = pieces[at - 1]?.words ?? [];
      // "El año está mal, es 79": what is named before the cue is named of what stands behind it.
      const last = before.findLast(({ kind }) => kind !== "mark");
      const named = last !== undefined && parts.isLabel?.(last) ? [last] : [];
      const isLone = isBare && cue !== undefined && cue.end - cue.from === 1;
      return parted({ words: [...named, ...words], relation }, parts, isLone ? behindNo(before, parts) : "none");
    })
    .filter(({ words, denied }) => words.some(parts.isPart) || denied !== undefined);
}

function behindNo(before: Words, parts: Parts): Behind {
  if (isPause(before.at(-1))) return "no";
  return isInsisted(before, parts) ? "insisted" : "lone-no";
}

/** "31 de julio de 1974, de julio", "dos nomás": said once more, or with stress; what it is not follows. */
function isInsisted(words: Words, { isPart }: Parts): boolean {
  const pause = words.findLastIndex(isPause);
  const last = words.slice(pause + 1);
  const said = last.filter(isPart);
  const isStressed = last.slice(last.findLastIndex(isPart) + 1).some(({ plain }) => isInsisting.has(plain));
  const isAgain = said.every((part) => words.slice(0, Math.max(pause, 0)).some(({ plain }) => plain === part.plain));
  return said.length > 0 && (isStressed || isAgain);
}

/** "Cincuenta y, no, perdón, y cinco": what is begun again with the word that was said last, said once. */
export function begunAgain(tokens: Words): Words {
  for (const { from, end } of cuesIn(tokens, true)) {
    const last = tokens.slice(0, from).findLastIndex(({ kind }) => kind !== "mark");
    const first = tokens.findIndex(({ kind }, at) => at >= end && kind !== "mark");
    if (last >= 0 && tokens[first]?.plain === tokens[last]?.plain)
      return begunAgain([...tokens.slice(0, last), ...tokens.slice(first)]);
  }
  return tokens;
}

/** The groups of digits that pauses make, and white space between written ones if they are cut fine. */
export function groupsOf(tokens: Words, isFine = true): readonly Words[] {
  const groups: Token[][] = [[]];
  for (const token of tokens) {
    const isNew = isPause(token) || (isFine && token.kind === "digits" && token.text.length > 1 && !token.isGlued);
    if (isNew && groups.at(-1)?.some(isNumber)) groups.push([]);
    groups.at(-1)?.push(token);
  }
  return groups.filter((words) => words.some(isNumber));
}

/** Parts what was said where the place of some digits is told. */
function placed(words: Words, relation: Mention["relation"]): readonly Mention[] {
  const mentions: Mention[] = [];
  let from = 0;
  let own: Pick<Mention, "relation" | "place"> = { relation };
  const close = (to: number, more: Partial<Mention> = {}) => {
    const said = words.slice(from, to);
    // "0144, o era 45 al final": which of them is not told.
    const isOr = own.place !== undefined || more.place !== undefined;
    const isUnsure = isOr && /^[ou]$/.test(said.find(({ kind }) => kind !== "mark")?.plain ?? "");
    if (said.some(isNumber)) mentions.push({ ...own, words: said, ...more, ...(isUnsure && { isUnsure }) });
    from = to;
  };
  for (let at = 0; at < words.length; at++) {
    if (words[at]?.kind === "mark") continue;
    const text = plainText(words.slice(at, at + 2 * longestPlace));
    const hasNumber = words.slice(from, at).some(isNumber);
    const isBehindNumber = isNumber(words[at - 1]);
    const lack = missed.exec(text)?.[0];
    const behind = isBehindNumber || own.relation === "completes" ? placeOf(trailing, text) : undefined;
    const before = placeOf(leading, text);
    if (lack !== undefined && hasNumber && tellsPlace(words.slice(at))) {
      close(at);
      from = endOf(words, at, lack);
      // "Me faltó uno, el tres al final": how many, and which.
      const next = words.findIndex(({ kind }, index) => index >= from && kind !== "mark");
      const count = missedNumber.exec(plainText(words.slice(next)))?.[0];
      if (count !== undefined) from = endOf(words, next, count);
      own = { relation: "completes" };
      at = from - 1;
    } else if (before !== undefined && isLeading(words, at, before.phrase, behind !== undefined)) {
      close(at);
      own = { relation, place: before.place };
      from = endOf(words, at, before.phrase);
      at = from - 1;
    } else if (behind !== undefined && own.place === undefined) {
      const end = endOf(words, at, behind.phrase);
      const pause = words.slice(0, at).findLastIndex(isPause);
      if (pause > from && own.relation !== "completes" && words.slice(from, pause).some(isNumber)) {
        close(pause);
        own = { relation };
      }
      close(at, { place: behind.place });
      from = end;
      own = { relation: relation === "answers" ? "goes-on" : relation };
      at = end - 1;
    }
  }
  close(words.length);
  return mentions;
}

/** Digits follow, before another pause: "al final es 5 8 7"; of "41 al final, 587" they stand before it. */
function isLeading(words: Words, at: number, phrase: string, isBehind: boolean): boolean {
  const rest = words.slice(endOf(words, at, phrase));
  const first = rest.findIndex(isNumber);
  const isNext = first >= 0 && rest.slice(0, first).every(({ plain, kind }) => kind === "mark" || isSmall.test(plain));
  return isNext && !(isBehind && isPause(rest[0]));
}

function tellsPlace(words: Words): boolean {
  return words.some((_, at) => placeOf(trailing, plainText(words.slice(at, at + longestPlace))) !== undefined);
}

function placeOf<Name extends Place>(ways: readonly (readonly [Name, RegExp])[], text: string) {
  const found = ways.flatMap(([place, pattern]) => {
    const phrase = pattern.exec(text)?.[0];
    return phrase === undefined ? [] : [{ place, phrase }];
  });
  return found.sort((one, other) => other.phrase.length - one.phrase.length)[0];
}

/** Where a phrase ends that begins at a word; marks between its words are passed over. */
function endOf(words: Words, at: number, phrase: string): number {
  let left = phrase.trim().split(" ").length;
  let end = at;
  while (left > 0) if (words[end++]?.kind !== "mark") left--;
  return end;
}

function isNumber(token: Token | undefined): boolean {
  return token !== undefined && beginsDigits(token) && !/^(?:oh?|una?|y)$/.test(token.plain);
}
