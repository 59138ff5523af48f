import type { DigitString } from "../numbers/digit-strings.ts";
import type { Token } from "../words/tokens.ts";
import type { DigitsHeard, DigitsWanted } from "./digits-heard.ts";

/** Reads digits without looking for two numbers. */
type ReadOne = (tokens: readonly Token[], wanted: DigitsWanted) => DigitsHeard;

/**
 * Finds two whole numbers with an "o" between, "305 555 0123 o el 786 555 0199", or a number and another end of it.
 * An "o" that makes one whole number as a zero is none.
 * @returns one reading for each number, equally good
 */
export function eitherOf(
  tokens: readonly Token[],
  wanted: DigitsWanted,
  readOne: ReadOne,
): readonly DigitString[] | undefined {
  for (const [at, token] of tokens.entries()) {
    if (!/^[ou]$/.test(token.plain)) continue;
    const [first] = readOne(tokens.slice(0, at), wanted).readings;
    if (first === undefined) continue;
    const after = tokens.slice(at + 1);
    const [second] = readOne(after, wanted).readings;
    const ends = second ? [] : readOne(after, { lengths: shorterThan(first.digits.length) }).readings;
    const end = ends[0] && { ...ends[0], digits: first.digits.slice(0, -ends[0].digits.length) + ends[0].digits };
    const other = second ?? end;
    if (other !== undefined) return [first, { ...other, cost: first.cost }];
  }
  return undefined;
}

function shorterThan(length: number): readonly number[] {
  return Array.from({ length: length - 1 }, (_, at) => at + 1);
}
