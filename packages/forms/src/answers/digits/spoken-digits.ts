import { tokensOf } from "../words/tokens.ts";
import { readDigits } from "./read-digits.ts";

/** The digits that somebody says, one by one or in groups of three, "" where there are none. @param most more are not read */
export function spokenDigits(heard: string, most: number): string {
  const lengths = Array.from({ length: most }, (_, at) => most - at);
  const aligned = lengths.filter((length) => length % 3 === 0);
  return readDigits(tokensOf(heard), { lengths, aligned }).readings[0]?.digits ?? "";
}
