import { numeralsAt } from "../numbers/numerals.ts";
import type { Token } from "../words/tokens.ts";

/** The numbers that were said, each read as far as its words go. */
export function numbersIn(tokens: readonly Token[]): readonly number[] {
  const numbers: number[] = [];
  for (let at = 0; at < tokens.length; ) {
    const [best] = [...numeralsAt(tokens, at)].sort((one, other) => one.cost - other.cost || other.end - one.end);
    if (best !== undefined) numbers.push(best.value);
    at = best?.end ?? at + 1;
  }
  return numbers;
}
