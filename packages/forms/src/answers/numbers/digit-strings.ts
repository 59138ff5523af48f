import { wordsOf } from "../words/phrases.ts";
import type { Token } from "../words/tokens.ts";
import { numeralsAt } from "./numerals.ts";
import { plurals, repeatedWords, repeats, timesWords } from "./vocabulary.table.ts";
import { numberWord } from "./vocabulary.ts";

/** One way to read a run of tokens as digits. */
export interface DigitString {
  readonly digits: string;
  readonly cost: number;
}

interface Step {
  readonly end: number;
  readonly digits: string;
  readonly cost: number;
}

const times: ReadonlyMap<string, number> = new Map(Object.entries(repeats));
const plural = plurals.split(" ");
const isTimes = wordsOf(timesWords);
const isRepeated = wordsOf(repeatedWords);

/** Tells whether digits can begin at a token: a number, "doble", or the letter o for zero. */
export function beginsDigits(token: Token): boolean {
  return (
    token.kind === "digits" ||
    (token.kind === "word" && (numberWord(token.plain) !== undefined || times.has(token.plain) || isZero(token)))
  );
}

function isZero(token: Token | undefined): boolean {
  return token?.plain === "o" || token?.plain === "oh";
}

/** At most this many readings are kept at each place: enough for every real doubt, and it bounds the work. */
const widest = 40;

/**
 * All readings of a run of tokens as digits of at most `longest`, best first.
 * `aligned` are the places where a group usually ends (3 and 6 in a US phone): a number said across one costs a little.
 */
export function digitStrings(
  tokens: readonly Token[],
  { longest, aligned = [] }: { readonly longest: number; readonly aligned?: readonly number[] },
): readonly DigitString[] {
  const states: Map<string, number>[] = tokens.map(() => new Map<string, number>());
  states.push(new Map());
  states[0]?.set("", 0);
  for (let at = 0; at < tokens.length; at++) {
    const here = states[at];
    if (here === undefined || here.size === 0) continue;
    const steps = stepsAt(tokens, at);
    for (const [digits, cost] of best(here)) {
      for (const step of steps) {
        const longer = digits + step.digits;
        if (longer.length > longest) continue;
        const crossed = aligned.filter((place) => digits.length < place && place < longer.length).length;
        const total = cost + step.cost + (step.digits.length > 1 ? crossed * 0.5 : 0);
        const there = states[step.end];
        if (there !== undefined && total < (there.get(longer) ?? Number.POSITIVE_INFINITY)) there.set(longer, total);
      }
    }
  }
  return best(states[tokens.length] ?? new Map()).map(([digits, cost]) => ({ digits, cost }));
}

function best(state: ReadonlyMap<string, number>): readonly (readonly [string, number])[] {
  return [...state].sort(([, one], [, other]) => one - other).slice(0, widest);
}

function stepsAt(tokens: readonly Token[], at: number): readonly Step[] {
  const token = tokens[at];
  if (token === undefined) return [];
  if (token.kind === "mark") return [{ end: at + 1, digits: "", cost: 0 }];
  // "tres ceros y un cinco": an "y" that joins no ten and unit parts two groups.
  const isLink =
    token.plain === "y" && !/^(ten|hundred|thousand)$/.test(numberWord(tokens[at - 1]?.plain ?? "")?.rank ?? "");
  if (isLink) return [{ end: at + 1, digits: "", cost: 0.5 }];
  const repeat = times.get(token.plain);
  if (repeat !== undefined) return repeated(tokens, at + 1, repeat);
  if (isZero(token)) return [{ end: at + 1, digits: "0", cost: 0 }];
  const steps: Step[] = numeralsAt(tokens, at)
    .filter((numeral) => numeral.value < 1e6 || (numeral.value < 1e9 && numeral.value % 1e6 !== 0) || numeral.isWritten)
    .map(({ end, digits, cost }) => ({ end, digits, cost }));
  steps.push(...timesAt(tokens, at));
  const digit = plural.indexOf(tokens[at + 1]?.plain ?? "");
  const count = numberWord(token.plain)?.value ?? Number(token.text);
  // "tres ceros" is 000; said so, it is never 3 0.
  if (digit >= 0 && count >= 2 && count <= 6) {
    return [{ end: at + 2, digits: String(digit).repeat(count), cost: 0 }];
  }
  return steps;
}

function repeated(tokens: readonly Token[], at: number, times: number): readonly Step[] {
  const token = tokens[at];
  if (token === undefined) return [];
  if (isZero(token)) return [{ end: at + 1, digits: "0".repeat(times), cost: 0 }];
  const value = token.kind === "digits" ? Number(token.text) : numberWord(token.plain)?.value;
  const rank = token.kind === "digits" ? "unit" : numberWord(token.plain)?.rank;
  if (value === undefined || rank === undefined) return [];
  if (token.kind === "digits" && token.text.length > 1) {
    // The transcriber may run on: "doble 712" is 77 12.
    return [{ end: at + 1, digits: (token.text[0] ?? "").repeat(times) + token.text.slice(1), cost: 0.5 }];
  }
  return rank === "unit" ? [{ end: at + 1, digits: String(value).repeat(times), cost: 0 }] : [];
}

/** "tres veces cinco" and "cinco (repetido) tres veces"; between two digits both are possible. */
function timesAt(tokens: readonly Token[], at: number): readonly Step[] {
  const before = isTimes.has(tokens[at + 1]?.plain ?? "") ? countAt(tokens, at) : undefined;
  const count = isRepeated.has(tokens[at + 1]?.plain ?? "") ? at + 2 : at + 1;
  const behind = isTimes.has(tokens[count + 1]?.plain ?? "") ? countAt(tokens, count) : undefined;
  return [
    ...(before === undefined ? [] : repeated(tokens, at + 2, before)),
    ...(behind === undefined ? [] : repeated(tokens, at, behind).map((step) => ({ ...step, end: count + 2 }))),
  ];
}

/** How often a digit is said, two to six times. */
function countAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  const count = numberWord(token?.plain ?? "")?.value ?? Number(token?.text);
  return count >= 2 && count <= 6 ? count : undefined;
}

/** Tells whether a word belongs to how often a digit is said: the "veces" of "tres veces cinco". */
export function isOfTimes(tokens: readonly Token[], at: number): boolean {
  const isDigit = (place: number) => {
    const token = tokens[place];
    return token !== undefined && beginsDigits(token);
  };
  const plain = tokens[at]?.plain ?? "";
  if (isRepeated.has(plain)) return isDigit(at - 1) && isDigit(at + 1) && isTimes.has(tokens[at + 2]?.plain ?? "");
  const isCounted = isTimes.has(plain) && isDigit(at - 1);
  return isCounted && (isDigit(at + 1) || isDigit(at - 2) || isRepeated.has(tokens[at - 2]?.plain ?? ""));
}
