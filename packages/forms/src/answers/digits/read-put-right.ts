import { cuesIn } from "../clauses/cues.ts";
import { folded, type Mention } from "../clauses/fold.ts";
import { type Believed, judged, unreadable } from "../clauses/judge.ts";
import { begunAgain, groupsOf, mentionsIn } from "../clauses/mentions.ts";
import type { Interpretation } from "../interpretation.ts";
import { doubted, isOfOther, type Reader } from "../reading.ts";
import { withoutAround } from "../words/around.ts";
import { spanOf, type Token, tokensOf } from "../words/tokens.ts";
import type { DigitPlan, Digits } from "./mentioned.ts";
import { digitsSlot } from "./slot.ts";
import { isOfAnother } from "./whose.ts";

const numbers = {
  phone: { length: 10, ends: [3, 6] },
  "alien-number": { length: 9, ends: [3, 6], isPadded: true },
  zip: { length: 5, ends: [] },
} as const;

/** The kinds of answers that are said digit by digit. */
type DialledKind = keyof typeof numbers;

/** Reads a number of a kind with all that is taken back, denied, told with its place or said again in it. */
export function foldOf(kind: DialledKind): NonNullable<Reader["fold"]> {
  return (tokens, read, context) =>
    readPutRight(tokens, kind, {
      ...numbers[kind],
      read,
      isOfAnother: (words) => !isOfOther(context) && isOfAnother(words),
    });
}

function readPutRight(tokens: readonly Token[], kind: DialledKind, number: DigitPlan): Interpretation {
  const mentions = mentionsIn(tokens);
  const [only, ...others] = mentions;
  if (only === undefined || (others.length === 0 && only.relation === "answers" && only.denied === undefined)) {
    const [cue] = cuesIn(tokens, true).slice(-1);
    const anew = cue === undefined ? [] : withoutAround(tokens.slice(cue.end), kind);
    // What was put right was said with no digits.
    if (cue !== undefined && anew.some((token) => token.kind !== "mark") && only?.relation === "answers")
      return unreadable(number.read(anew));
    // "... perdón" at the very end takes nothing back that we could know of.
    const isTakenBack = cue !== undefined;
    const once = number.read(isTakenBack ? (only?.words ?? tokens) : tokens);
    if (isTakenBack && once.status === "value") return doubted(once, "taken-back");
    const isRead = once.status === "value" || new Set(once.candidates.map(({ value }) => value)).size > 1;
    return isRead ? once : (saidAgain(tokens, number) ?? once);
  }
  if (mentions.length > mostMentions) return unreadable(number.read([]));
  const value = judged([...believedOf(mentions, number), ...believedAgain(tokens, number)]);
  if (value !== undefined) return { ...value, spans: spanOf(tokens) };
  if (mentions.every(({ relation }) => relation !== "corrects")) return number.read(tokens);
  return unreadable(number.read(mentions.at(-1)?.words ?? tokens));
}

/** Nobody says a number in more pieces, and takes it back in the midst of it. */
const mostMentions = 16;

/** A number that was said twice, or begun again, with nothing that tells so. */
function saidAgain(tokens: readonly Token[], number: DigitPlan): Interpretation | undefined {
  const ways = [groupsOf(tokens), groupsOf(tokens, false)].filter((groups) => groups.length <= 2 * mostMentions);
  const believed = ways.flatMap((groups) =>
    believedOf(
      groups.map((words, at) => ({ relation: at === 0 ? "answers" : "goes-on", words })),
      number,
    ),
  );
  return judged(believed.filter(({ cost }) => cost > 0));
}

/** What comes of it where a correction only begins again with the word that was said last. */
function believedAgain(tokens: readonly Token[], number: DigitPlan): readonly Believed[] {
  const words = begunAgain(tokens);
  if (words === tokens) return [];
  const mentions = mentionsIn(words);
  const reading = mentions.length === 1 ? number.read(words) : undefined;
  if (reading === undefined) return believedOf(mentions, number);
  return reading.status === "value" ? [{ reading, cost: saidTwice, isPutRight: true }] : [];
}

/** What some mentions may come to. One that zeros must fill is none where another is whole. */
function believedOf(mentions: readonly Mention[], number: DigitPlan): readonly Believed[] {
  const believed = folded(mentions, digitsSlot(number)).flatMap(({ state, cost }) => {
    const { written, isTwice } = writtenOf(state, number);
    const reading = number.read(tokensOf(written));
    const { isPutRight } = state;
    return reading.status === "value" ? [{ reading, cost: isTwice ? cost + saidTwice : cost, isPutRight }] : [];
  });
  const whole = believed.filter(({ reading }) => !reading.warnings.includes("padded"));
  return whole.length > 0 ? whole : believed;
}

/** What it costs to believe that a number was said twice. */
const saidTwice = 0.1;

/** "305 555 0142 305 555 0142": said twice it is said once. */
function writtenOf({ digits, isAbroad }: Digits, { length }: DigitPlan) {
  const half = digits.slice(0, digits.length / 2);
  const isTwice = digits.length === 2 * length && half + half === digits;
  return { written: `${isAbroad ? "+" : ""}${isTwice ? half : digits}`, isTwice };
}
