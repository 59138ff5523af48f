import type { DigitString } from "../numbers/digit-strings.ts";
import { spellNumber } from "../numbers/spell.ts";
import type { Token } from "../words/tokens.ts";

/** What was said, as digits of the lengths that were allowed, best first. */
export interface DigitsHeard {
  readonly readings: readonly DigitString[];
  /** The tokens the digits come from. */
  readonly tokens: readonly Token[];
  /** True when other words or numbers stood beside the digits: the choice among them is a doubt. */
  readonly isPicked: boolean;
  /** How many digits were heard in the plainest reading, whether or not that many are allowed. */
  readonly heardCount: number;
  /** The digits of the plainest reading, where there is one and nothing but digits was said. */
  readonly heardDigits?: string;
}

/** What to look for. */
export interface DigitsWanted {
  readonly lengths: readonly number[];
  readonly aligned?: readonly number[];
  readonly accept?: (digits: string) => boolean;
}

/** So many digits, as they were heard. */
export function digitsHeard(count: number): string {
  return count === 1 ? "Oí un solo número" : `Oí ${spellNumber(count)} números`;
}
