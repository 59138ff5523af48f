import { somewhere } from "../words/phrases.ts";
import { isPause, plainText, type Token } from "../words/tokens.ts";
import type { Mention } from "./fold.ts";
import { swapVerbs } from "./places.table.ts";

type Words = readonly Token[];

/** What the values of a kind are made of, as far as parting what was said of one needs it. */
export interface Parts {
  readonly isPart: (token: Token | undefined) => boolean;
  /** Words that may stand between a "no" and what is denied. */
  readonly isSmall: RegExp;
  /** The name of a part: of a date, the year. */
  readonly isLabel?: (token: Token | undefined) => boolean;
  /** They are digits, which have a place in their number. */
  readonly isDigits?: true;
}

/**
 * How a mention stands to a "no" before it: `lone-no` stands alone between two values, and may deny either; `insisted`
 * stands behind what was said once more.
 */
export type Behind = "none" | "no" | "lone-no" | "insisted";

const isSwap = somewhere(swapVerbs.replaceAll(" ", "\n"));
/** "Dije ochenta y cinco, y es cincuenta y ocho". */
const isSaying = /^(?:dije|puse|lei|anote)$/;
/** What turns from what is denied to what holds; an article does behind "en vez del cinco". */
const isTurn = /^(?:es|era|son|eran|fue|va|van|sino)$/;
const isArticle = /^(?:el|la|los|las)$/;

/** Parts what is denied, or exchanged, from what holds instead. */
export function parted(mention: Mention, parts: Parts, behind: Behind): readonly Mention[] {
  return (
    swapped(mention, parts) ?? askedBack(mention, parts) ?? exchanged(mention, parts) ?? denied(mention, parts, behind)
  );
}

/** "Cámbiele el 78 por 87", "cambie el mes a julio". */
function swapped(mention: Mention, parts: Parts): readonly Mention[] | undefined {
  const { words } = mention;
  const swap = words.findIndex(({ plain }) => isSwap.test(plain));
  const to = words.findIndex(({ plain }, at) => at > swap && /^(?:por|a|con|for|with|to)$/.test(plain));
  if (swap < 0 || to < 0 || !words.slice(to).some(parts.isPart)) return undefined;
  const old = words.slice(swap + 1, to);
  const labels = old.filter((token) => parts.isLabel?.(token));
  const isTold = parts.isDigits || labels.length > 0 || old.some(parts.isPart);
  return isTold ? instead(mention, parts, swap, old, [...labels, ...words.slice(to + 1)]) : undefined;
}

/** "¿Mayo? Era marzo". */
function askedBack(mention: Mention, parts: Parts): readonly Mention[] | undefined {
  const { words } = mention;
  const end = words.findIndex(({ plain }, at) => plain === "?" && isTurn.test(words[at + 1]?.plain ?? ""));
  const [old, anew] = [words.slice(0, Math.max(end, 0)), words.slice(end + 1)];
  return old.some(parts.isPart) && anew.some(parts.isPart) ? instead(mention, parts, 0, old, anew) : undefined;
}

/** "En vez del cinco, el quince", "el quince en vez del cinco". */
function exchanged(mention: Mention, parts: Parts): readonly Mention[] | undefined {
  const { words } = mention;
  const at = words.findIndex(
    (_, from) =>
      /^en (?:vez|lugar) del?$/.test(plainText(words.slice(from, from + 3))) && begins(words, from + 3, parts),
  );
  if (at < 0) return undefined;
  if (words.slice(0, at).some(parts.isPart)) return heldAgainst(mention, at, words.slice(at + 3));
  const first = words.findIndex((token, from) => from > at && parts.isPart(token));
  const turn = words.findIndex(
    (token, from) => from > first && (isPause(token) || isTurn.test(token.plain) || isArticle.test(token.plain)),
  );
  const anew = turn < 0 ? [] : words.slice(turn + 1);
  return anew.some(parts.isPart) ? instead(mention, parts, at, words.slice(at + 3, turn), anew) : undefined;
}

/** "No 08, 18", "15 de marzo, no de mayo", "puse tres y es cuatro". */
function denied(mention: Mention, parts: Parts, behind: Behind): readonly Mention[] {
  const { words } = mention;
  const isNo = ({ plain }: Token, at: number) =>
    (plain === "no" || isSaying.test(plain)) && begins(words, at + 1, parts);
  const no = behind === "none" ? words.findIndex(isNo) : -1;
  if (no < 0 && behind === "none") return [mention];
  const first = words.findIndex((token, at) => at > no && parts.isPart(token));
  const turn = words.findIndex((token, at) => at > first && (isPause(token) || isTurn.test(token.plain)));
  if (turn < 0 || !words.slice(turn).some(parts.isPart)) return onlyDenied(mention, parts, behind, no);
  if (first < 0) return [mention];
  const isTurned = words.slice(turn, turn + 3).some(({ plain }) => isTurn.test(plain));
  if (isSaying.test(words[no]?.plain ?? "") && !isTurned) return [mention];
  const isUnsure = !isTurned && (parts.isDigits === true || behind === "lone-no");
  return instead(mention, parts, Math.max(no, 0), words.slice(no + 1, turn), words.slice(turn + 1), isUnsure);
}

/** What is said behind a "no", with nothing behind it that holds instead. */
function onlyDenied(mention: Mention, parts: Parts, behind: Behind, no: number): readonly Mention[] {
  const { words } = mention;
  const isApart = no > 0 && isPause(words[no - 1]);
  // "Termina en ochenta y nueve, no en noventa": what it is stands already.
  if (behind === "insisted" || (isApart && parts.isSmall.test(words[no + 1]?.plain ?? "")))
    return heldAgainst(mention, Math.max(no, 0), words.slice(no + 1));
  if (behind === "lone-no" && words.some(parts.isPart) && !isTurn.test(words[0]?.plain ?? ""))
    return [{ ...mention, isUnsure: true }];
  // "15 de marzo de 1970, no 1971".
  if (isApart && !parts.isDigits)
    return [
      { ...mention, words: words.slice(0, no) },
      { relation: "corrects", words: words.slice(no + 1), isUnsure: true },
    ];
  return [mention];
}

/** What holds, and what it is not. */
function heldAgainst(mention: Mention, end: number, old: Words): readonly Mention[] {
  return [
    { ...mention, words: mention.words.slice(0, end) },
    { relation: "corrects", words: [], denied: old },
  ];
}

function instead(
  mention: Mention,
  { isPart }: Parts,
  from: number,
  old: Words,
  anew: Words,
  isUnsure = false,
): readonly Mention[] {
  const before = mention.words.slice(0, from);
  return [
    ...(before.some(isPart) ? [{ ...mention, words: before }] : []),
    { ...mention, relation: "corrects", words: anew, denied: old, isUnsure },
  ];
}

function begins(words: Words, from: number, { isSmall, isPart }: Parts): boolean {
  let at = from;
  while (isSmall.test(words[at]?.plain ?? "")) at++;
  return isPart(words[at]);
}
