import { countryNamed } from "../country/grammar/named.ts";
import { closest, readDigits } from "../digits/read-digits.ts";
import { segmentsOf } from "../digits/segments.ts";
import type { Token } from "../words/tokens.ts";
import { nationalNumbers } from "./national-numbers.table.ts";

const plans = new Map(
  nationalNumbers
    .trim()
    .split("\n")
    .map((line) => line.split(" "))
    .map(([country = "", code = "", length]) => [country, { code, length: Number(length) }] as const),
);

/** A number of another country that was named with it. */
export interface AbroadHeard {
  /** All of its digits, the calling code first. */
  readonly digits: string;
  /** The calling code was told, not only the country. */
  readonly hasCode: boolean;
  readonly tokens: readonly Token[];
}

/** Reads the number of a country named beside it: "el de mi mamá, Honduras, quinientos cuatro, noventa y nueve ...". */
export function abroadIn(tokens: readonly Token[]): readonly AbroadHeard[] {
  const plan = plans.get(countryNamed(tokens.filter(({ kind }) => kind !== "mark"))?.code ?? "");
  if (plan === undefined) return [];
  const { code, length } = plan;
  const isWhole = (digits: string) => digits.startsWith(code) && digits.length === code.length + length;
  const isNational = (digits: string) => digits.length === length && !digits.startsWith("0");
  const isTrunk = (digits: string) => digits.length === length + 1 && digits.startsWith("0");
  const { readings, tokens: used } = readDigits(numberOnly(tokens), {
    lengths: [length, length + 1, code.length + length],
    accept: (digits) => isWhole(digits) || isNational(digits) || isTrunk(digits),
  });
  const found = closest(readings).map(({ digits }) => ({
    digits: isWhole(digits) ? digits : code + digits.replace(/^0/, ""),
    hasCode: isWhole(digits),
    tokens: used,
  }));
  return found.filter(({ hasCode }) => hasCode || !found.some((other) => other.hasCode));
}

/** The words from the first digit to the last. */
function numberOnly(tokens: readonly Token[]): readonly Token[] {
  const { runs } = segmentsOf(tokens);
  const [first, last] = [runs[0]?.[0], runs.at(-1)?.at(-1)];
  return first && last ? tokens.slice(tokens.indexOf(first), tokens.indexOf(last) + 1) : [];
}
