import { beginsDigits } from "../numbers/digit-strings.ts";
import { atStart, somewhere, waysOf, wordsOf } from "../words/phrases.ts";
import { isPause, plainText, type Token } from "../words/tokens.ts";
import { insistingWords } from "./cues.table.ts";
import { cuesIn } from "./cues.ts";
import type { Mention, Place } from "./fold.ts";
import { leadingPlaces, missedCount, missedPhrases, swapVerbs, trailingPlaces } from "./places.table.ts";

type Words = readonly Token[];

/** What the values of a kind are made of, as far as parting what was said of one needs it. */
export interface Parts {
  readonly isPart: (token: Token | undefined) => boolean;
  /** Words that may stand between a "no" and what is denied. */
  readonly isSmall: RegExp;
  /** The name of one of its parts: of a date, the year. */
  readonly isLabel?: (token: Token | undefined) => boolean;
}

const leading = waysOf<Place>(leadingPlaces as Record<Place, string>, atStart);
const trailing = waysOf(trailingPlaces, atStart);
const missed = atStart(missedPhrases);
const missedNumber = atStart(missedCount);
const isSwap = somewhere(swapVerbs.replaceAll(" ", "\n"));
const isInsisting = wordsOf(insistingWords);

/** More words than the phrase of a place has are not looked through. */
const longestPlace = 7;
const isSmall = /^(?:es|era|son|eran|fue|el|la|los|las|del?|con|en|como)$/;
/** What stands before digits that are wrong. */
const isDenying = /^(?:no|equivocad[oa])$/;
/** "Dije ochenta y cinco, y es cincuenta y ocho". */
const isSaying = /^(?:dije|puse|lei|anote)$/;
/** Words that turn from what is denied to what holds. */
const isTurn = /^(?:es|era|son|eran|fue|va|van|sino)$/;

/** "En vez del cinco el quince". */
const isTurnOrArticle = /^(?:es|era|son|eran|fue|va|van|sino|el|la|los)$/;

const ofDigits: Parts = { isPart: isNumber, isSmall };

/**
 * What was said of a value, parted where something is taken back, denied or exchanged, and of digits where their place is
 * told. One mention alone: nothing of that was said.
 */
export function mentionsIn(tokens: Words, parts: Parts = ofDigits): readonly Mention[] {
  const cues = cuesIn(tokens, true, true);
  const pieces = [...cues, { from: tokens.length, end: tokens.length }].map(({ from }, at) => {
    const cue = cues[at - 1];
    const words = tokens.slice(cue?.end ?? 0, from);
    const isBare = cue !== undefined && isDenying.test(tokens[cue.end - 1]?.plain ?? "") && !isPause(words[0]);
    return { words, relation: cue === undefined ? ("answers" as const) : ("corrects" as const), isBare, cue };
  });
  if (parts === ofDigits)
    return pieces
      .flatMap(({ words, relation, isBare }) =>
        placed(words, relation).flatMap((mention, at) => parted(mention, parts, isBare && at === 0 ? "no" : "none")),
      )
      .filter(({ words }) => words.length > 0);
  return pieces
    .flatMap(({ words, relation, isBare, cue }, at) => {
      const before = pieces[at - 1]?.words ?? [];
      // "El año está mal, es 79": what is named before the cue is named of what stands behind it.
      const named = before
        .filter(({ kind }) => kind !== "mark")
        .slice(-1)
        .filter((token) => parts.isLabel?.(token));
      const isLone = isBare && cue !== undefined && cue.end - cue.from === 1;
      const behind = !isLone
        ? "none"
        : isPause(before.at(-1))
          ? "no"
          : isInsisted(before, parts)
            ? "insisted"
            : "lone-no";
      return parted({ words: [...named, ...words], relation }, parts, behind);
    })
    .filter(({ words, denied }) => words.some(parts.isPart) || denied !== undefined);
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

/** How a mention stands to a "no" before it: one that stands alone between two values may deny either. */
type Behind = "none" | "no" | "lone-no" | "insisted";

/** Parts what is denied, or exchanged, from what holds instead. */
function parted(mention: Mention, parts: Parts, behind: Behind): readonly Mention[] {
  const { words } = mention;
  const { isPart } = parts;
  const swap = words.findIndex(({ plain }) => isSwap.test(plain));
  const to = words.findIndex(({ plain }, at) => at > swap && /^(?:por|a|con|for|with|to)$/.test(plain));
  const swapped = swap >= 0 && to > swap ? words.slice(swap + 1, to) : [];
  const labels = swapped.filter((token) => parts.isLabel?.(token));
  const isNamed = parts.isLabel === undefined || labels.length > 0 || swapped.some(isPart);
  if (swap >= 0 && to > swap && isNamed && words.slice(to).some(isPart))
    return instead(mention, parts, { from: swap, denied: swapped, anew: [...labels, ...words.slice(to + 1)] });
  // "¿Mayo? Era marzo".
  const doubted = words.findIndex(({ plain }, at) => plain === "?" && isTurn.test(words[at + 1]?.plain ?? ""));
  if (words.slice(0, Math.max(doubted, 0)).some(isPart) && words.slice(doubted).some(isPart))
    return instead(mention, parts, { from: 0, denied: words.slice(0, doubted), anew: words.slice(doubted + 1) });
  const insteadOf = words.findIndex((_, at) => isInsteadOf(words, at) && begins(words, at + 3, parts));
  if (insteadOf > 0 && words.slice(0, insteadOf).some(isPart))
    return [
      { ...mention, words: words.slice(0, insteadOf) },
      { relation: "corrects", words: [], denied: words.slice(insteadOf + 3) },
    ];
  const no =
    behind !== "none"
      ? -1
      : insteadOf >= 0
        ? insteadOf + 2
        : words.findIndex(({ plain }, at) => (plain === "no" || isSaying.test(plain)) && begins(words, at + 1, parts));
  if (no < 0 && behind === "none") return [mention];
  const first = words.findIndex((token, at) => at > no && isPart(token));
  const turns = insteadOf < 0 ? isTurn : isTurnOrArticle;
  const turn = words.findIndex((token, at) => at > first && (isPause(token) || turns.test(token.plain)));
  // "Termina en ochenta y nueve, no en noventa": what it is stands already.
  const isLast = turn < 0 || !words.slice(turn).some(isPart);
  const isApart = no > 0 && isPause(words[no - 1]);
  if (isLast && (behind === "insisted" || (isApart && parts.isSmall.test(words[no + 1]?.plain ?? ""))))
    return [
      { ...mention, words: words.slice(0, Math.max(no, 0)) },
      { relation: "corrects", words: [], denied: words.slice(no + 1) },
    ];
  if (isLast && first >= 0 && behind === "lone-no" && !isTurn.test(words[0]?.plain ?? ""))
    return [{ ...mention, isUnsure: true }];
  // "15 de marzo de 1970, no 1971".
  if (isLast && first >= 0 && isApart && parts !== ofDigits)
    return [
      { ...mention, words: words.slice(0, no) },
      { relation: "corrects", words: words.slice(no + 1), isUnsure: true },
    ];
  if (first < 0 || isLast) return [mention];
  const isTurned = words.slice(turn, turn + 3).some(({ plain }) => isTurn.test(plain));
  if (isSaying.test(words[no]?.plain ?? "") && !isTurned) return [mention];
  return instead(mention, parts, {
    from: Math.max(no, 0),
    denied: words.slice(no + 1, turn),
    anew: words.slice(turn + 1),
    isUnsure: !isTurned && (parts === ofDigits || behind === "lone-no"),
  });
}

/** "En vez del quince". */
function isInsteadOf(words: Words, at: number): boolean {
  return /^en (?:vez|lugar) del?$/.test(plainText(words.slice(at, at + 3)));
}

interface Instead {
  readonly from: number;
  readonly denied: Words;
  readonly anew: Words;
  readonly isUnsure?: boolean;
}

function instead(
  mention: Mention,
  { isPart }: Parts,
  { from, denied, anew, isUnsure = false }: Instead,
): readonly Mention[] {
  const before = mention.words.slice(0, from);
  return [
    ...(before.some(isPart) ? [{ ...mention, words: before }] : []),
    { ...mention, relation: "corrects", words: anew, denied, isUnsure },
  ];
}

function begins(words: Words, from: number, { isSmall, isPart }: Parts): boolean {
  let at = from;
  while (isSmall.test(words[at]?.plain ?? "")) at++;
  return isPart(words[at]);
}

function isNumber(token: Token | undefined): boolean {
  return token !== undefined && beginsDigits(token) && !/^(?:oh?|una?|y)$/.test(token.plain);
}
