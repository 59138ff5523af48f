import type { Held, Mention } from "../clauses/fold.ts";
import { groupsOf } from "../clauses/mentions.ts";
import type { Interpretation } from "../interpretation.ts";
import { numberWord } from "../numbers/vocabulary.ts";
import type { Token } from "../words/tokens.ts";
import { closest, readDigits } from "./read-digits.ts";
import { withoutTalk } from "./said-around.ts";

type Words = readonly Token[];

/** A number of so many digits, where its groups end, and how it is read alone. */
export interface DigitPlan {
  readonly length: number;
  readonly ends: readonly number[];
  /** It may be shorter, with zeros in front. */
  readonly isPadded?: boolean;
  readonly read: (words: Words) => Interpretation;
  /** Some words say that it is of somebody else than was asked about. */
  readonly isOfAnother: (words: Words) => boolean;
}

/** The digits so far, where the groups end that were said, and whether they are whole by themselves. */
export interface Digits {
  readonly digits: string;
  readonly ends: readonly number[];
  readonly isWhole: boolean;
  readonly isAbroad: boolean;
  /** Something was put right. */
  readonly isPutRight: boolean;
  /** The last group was said as hundreds. */
  readonly isOfHundreds: boolean;
  readonly beginsWithHundreds: boolean;
}

/** Nothing was said yet. */
export const nothing: Digits = {
  digits: "",
  ends: [],
  isWhole: false,
  isAbroad: false,
  isPutRight: false,
  isOfHundreds: false,
  beginsWithHundreds: false,
};

const mostReadings = 3;
/** What it costs to believe that a part is a whole number that is seldom said so. */
const rare = 0.8;

/** The readings of what was said at once: a whole number as its reader knows it, else as many digits as there are. */
export function readingsOf({ words, place }: Mention, number: DigitPlan): readonly Held<Digits>[] {
  const said = withoutTalk(words);
  const lengths = Array.from({ length: 2 * number.length }, (_, at) => at + 1);
  const parts = closest(readDigits(withoutAnd(said), { lengths, aligned: number.ends }).readings).slice(
    0,
    mostReadings,
  );
  const stateOf = (digits: string): Digits => ({ ...nothing, digits, ends: groupEnds(said, digits), ...ranksOf(said) });
  const best = parts[0]?.cost ?? 0;
  const held = parts.map(({ digits, cost }) => ({ state: stateOf(digits), cost: cost - best }));
  const reading = place === undefined ? number.read(words) : undefined;
  const { status, value, candidates = [], warnings = [] } = reading ?? {};
  if (warnings.includes("padded")) return held;
  const wholes = [...(status === "value" ? [value] : []), ...candidates.map((one) => one.value)].map((one) => {
    const digits = String(one).replace(/^\+1(?=\d{10}$)|^\+/, "");
    const isRare =
      parts.length > 0 && !parts.some((part) => part.digits.endsWith(digits)) && !warnings.includes("other-numbers");
    const isAbroad = /^\+(?!1)/.test(String(one));
    return { state: { ...stateOf(digits), isWhole: true, isAbroad }, cost: isRare ? rare : 0 };
  });
  return wholes.some(({ cost }) => cost === 0) ? wholes : [...wholes, ...held];
}

/** Tells where hundreds are said: "doscientos veinte, digo, trescientos veinte". */
function ranksOf(words: Words): Pick<Digits, "isOfHundreds" | "beginsWithHundreds"> {
  const numbers = words.filter(({ kind }) => kind !== "mark");
  const isHundred = (token: Token | undefined) => numberWord(token?.plain ?? "")?.rank === "hundred";
  const last = groupsOf(words).at(-1) ?? [];
  return {
    isOfHundreds: last.some(isHundred),
    beginsWithHundreds:
      numbers.some(isHundred) && isHundred(numbers.find(({ plain }) => numberWord(plain) !== undefined)),
  };
}

/** Where the groups end that pauses, or white space between written digits, make. */
function groupEnds(words: Words, digits: string): readonly number[] {
  const ends: number[] = [];
  for (const group of groupsOf(words)) ends.push((ends.at(-1) ?? 0) + digitsIn(group).length);
  return ends.at(-1) === digits.length ? ends : [];
}

/** "Noventa y, no, ochenta y dos". */
function withoutAnd(words: Words): Words {
  const last = words.findLastIndex(({ kind }) => kind !== "mark");
  return words[last]?.plain === "y" ? words.slice(0, last) : words;
}

/** The digits that some words say, as they are said most plainly. */
export function digitsIn(words: Words): string {
  return (
    readDigits(withoutAnd(words), { lengths: Array.from({ length: 12 }, (_, at) => at + 1) }).readings[0]?.digits ?? ""
  );
}
