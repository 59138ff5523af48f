import { closest, readDigits } from "../../digits/read-digits.ts";
import type { Candidate } from "../../interpretation.ts";
import { spellDigits } from "../../numbers/spell.ts";
import { ask, askWhich, chosen, type Reader } from "../../reading.ts";
import { spanOf } from "../../words/tokens.ts";

/**
 * Reads a number of a paper, digit by digit, that has one of some lengths.
 * @param question asked where the digits are not whole
 */
export function digitsOf(lengths: readonly number[], question: string): Reader {
  return {
    read(tokens) {
      const heard = readDigits(tokens, { lengths: [...lengths] });
      const spans = spanOf(heard.tokens);
      const [only, ...others] = closest(heard.readings).map(({ digits }) => candidate(digits));
      if (only === undefined) return ask(question, { missing: ["digits"], spans });
      return others.length > 0 ? askWhich([only, ...others], { spans }) : chosen(only, spans);
    },
  };
}

function candidate(digits: string): Candidate {
  return { value: digits, english: digits, spanish: spellDigits(digits) };
}
