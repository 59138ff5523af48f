import { beginsDigits } from "../numbers/digit-strings.ts";
import { atStart, somewhere, waysOf } from "../words/phrases.ts";
import { isPause, plainText, type Token } from "../words/tokens.ts";
import { cuesIn } from "./cues.ts";
import type { Mention, Place } from "./fold.ts";
import { leadingPlaces, missedCount, missedPhrases, swapVerbs, trailingPlaces } from "./places.table.ts";

type Words = readonly Token[];

const leading = waysOf<Place>(leadingPlaces as Record<Place, string>, atStart);
const trailing = waysOf(trailingPlaces, atStart);
const missed = atStart(missedPhrases);
const missedNumber = atStart(missedCount);
const isSwap = somewhere(swapVerbs.replaceAll(" ", "\n"));

/** More words than the phrase of a place has are not looked through. */
const longestPlace = 7;
const isSmall = /^(?:es|era|son|eran|fue|el|la|los|las|del?|con|en|como)$/;
/** What stands before digits that are wrong. */
const isDenying = /^(?:no|equivocad[oa])$/;
/** "Dije ochenta y cinco, y es cincuenta y ocho". */
const isSaying = /^(?:dije|puse|lei|anote)$/;
const isTurn = /^(?:es|era|son|eran|fue|va|van|sino)$/;

/**
 * What was said of a number, parted where something is taken back, denied, exchanged, or told with its place.
 * One mention alone: nothing of that was said.
 */
export function mentionsIn(tokens: Words): readonly Mention[] {
  const cues = cuesIn(tokens, true, true);
  const parts = [...cues, { from: tokens.length, end: tokens.length }].map(({ from }, at) => {
    const cue = cues[at - 1];
    const words = tokens.slice(cue?.end ?? 0, from);
    const isBare = cue !== undefined && isDenying.test(tokens[cue.end - 1]?.plain ?? "") && !isPause(words[0]);
    return { words, relation: cue === undefined ? ("answers" as const) : ("corrects" as const), isBare };
  });
  return parts.flatMap(({ words, relation, isBare }) =>
    placed(words, relation).flatMap((mention, at) => parted(mention, isBare && at === 0)),
  );
}

/** "Cincuenta y, no, perdón, y cinco": what is begun again with the word that was said last, said once. */
export function begunAgain(tokens: Words): Words {
  for (const { from, end } of cuesIn(tokens, true, true)) {
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

/** Parts what is denied, or exchanged, from what holds instead. */
function parted(mention: Mention, isBehindNo: boolean): readonly Mention[] {
  const { words } = mention;
  const swap = words.findIndex(({ plain }) => isSwap.test(plain));
  const to = words.findIndex(({ plain }, at) => at > swap && /^(?:por|a|con|for|with|to)$/.test(plain));
  if (swap >= 0 && to > swap && words.slice(to).some(isNumber))
    return instead(mention, { from: swap, denied: words.slice(swap + 1, to), anew: words.slice(to + 1) });
  const no = isBehindNo
    ? -1
    : words.findIndex(({ plain }, at) => (plain === "no" || isSaying.test(plain)) && digitsBegin(words, at + 1));
  if (no < 0 && !isBehindNo) return [mention];
  const first = words.findIndex((token, at) => at > no && isNumber(token));
  const turn = words.findIndex((token, at) => at > first && (isPause(token) || isTurn.test(token.plain)));
  // "Termina en ochenta y nueve, no en noventa": what it is stands already.
  const isLast = turn < 0 || !words.slice(turn).some(isNumber);
  const isOnlyDenied = isLast && no > 0 && isPause(words[no - 1]) && isSmall.test(words[no + 1]?.plain ?? "");
  if (isOnlyDenied) return [{ ...mention, words: words.slice(0, no) }];
  if (first < 0 || isLast) return [mention];
  const isTurned = words.slice(turn, turn + 3).some(({ plain }) => isTurn.test(plain));
  if (isSaying.test(words[no]?.plain ?? "") && !isTurned) return [mention];
  return instead(mention, {
    from: Math.max(no, 0),
    denied: words.slice(no + 1, turn),
    anew: words.slice(turn + 1),
    isUnsure: !isTurned,
  });
}

interface Instead {
  readonly from: number;
  readonly denied: Words;
  readonly anew: Words;
  readonly isUnsure?: boolean;
}

function instead(mention: Mention, { from, denied, anew, isUnsure = false }: Instead): readonly Mention[] {
  const before = mention.words.slice(0, from);
  return [
    ...(before.some(isNumber) ? [{ ...mention, words: before }] : []),
    { ...mention, relation: "corrects", words: anew, denied, isUnsure },
  ];
}

function digitsBegin(words: Words, from: number): boolean {
  let at = from;
  while (isSmall.test(words[at]?.plain ?? "")) at++;
  return isNumber(words[at]);
}

function isNumber(token: Token | undefined): boolean {
  return token !== undefined && beginsDigits(token) && !/^(?:oh?|una?|y)$/.test(token.plain);
}
