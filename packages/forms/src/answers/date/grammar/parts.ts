import { type Numeral, numeralsAt } from "../../numbers/numerals.ts";
import type { Token } from "../../words/tokens.ts";

/** A number read as a day or a month: 1 to 31. */
export interface SmallPart {
  readonly value: number;
  readonly cost: number;
}

/** A number read as a year. `isShort` when only its last two digits were said. */
export interface YearPart extends SmallPart {
  readonly isShort: boolean;
}

/** Reads all of the tokens as a day or a month. */
export function smallParts(tokens: readonly Token[]): readonly SmallPart[] {
  return sequences(tokens, 2).flatMap((numerals) => {
    const [first, second] = numerals;
    if (first === undefined) return [];
    const isPair = second !== undefined && first.digits === "0" && second.digits.length === 1;
    const value = isPair ? second.value : first.value;
    if ((second !== undefined && !isPair) || first.digits.length > 2 || value < 1 || value > 31) return [];
    return [{ value, cost: first.cost }];
  });
}

/** Reads all of the tokens as a year: in full, without its "novecientos", in two halves, or its last two digits. */
export function yearParts(tokens: readonly Token[]): readonly YearPart[] {
  return sequences(tokens, 4).flatMap((numerals) => {
    const cost = numerals.reduce((sum, numeral) => sum + numeral.cost, 0);
    const year = yearOf(numerals);
    return year === undefined ? [] : [{ ...year, cost: cost + year.cost }];
  });
}

function yearOf(numerals: readonly Numeral[]): YearPart | undefined {
  const [first, second, third] = numerals;
  if (first === undefined) return undefined;
  if (second === undefined) return single(first);
  const digits = numerals.map((numeral) => numeral.digits).join("");
  // "uno nueve ocho cinco", "diecinueve ochenta y cinco", "19 85", "veinte cero cinco", "diecinueve noventa uno"
  const isCentury = /^(1[5-9]|20)\d\d$/.test(digits);
  const halves = first.digits.length === 2 && (second.digits.length === 2 || second.digits === "0");
  const singles = numerals.length === 4 || (numerals.length === 3 && first.digits.length === 1);
  if (isCentury && (halves || singles)) return { value: Number(digits), cost: 0.5, isShort: false };
  if (third === undefined && first.digits === "0" && second.digits.length === 1) {
    return { value: second.value, cost: 0, isShort: true };
  }
  // "dos mil cero cinco"
  const isZeroUnit = numerals.length === 3 && second.digits === "0" && third?.digits.length === 1;
  if (isZeroUnit && (first.value === 1900 || first.value === 2000)) return full(first.value + third.value, 0.5);
  // "mil nueve ocho cinco"
  const isUnits = numerals.length === 3 && second.digits.length === 1 && third?.digits.length === 1;
  if (isUnits && first.value > 1004 && first.value < 1010) {
    return full((first.value - 1000) * 100 + 1000 + second.value * 10 + third.value, 1);
  }
  if (third !== undefined) return undefined;
  // "1000 985", "mil novecientos 85", "dos mil 5": the transcriber cut one number in two.
  const isHead = first.value >= 1000 && first.value <= 2000 && first.value % 100 === 0;
  if (isHead && second.value > 0 && second.digits.length <= trailingZeros(first.value)) {
    return full(first.value + second.value, 0.5);
  }
  // "mil nueve ochenta y cinco": the hundreds said as a unit.
  if (first.value > 1004 && first.value < 1010 && second.digits.length === 2) {
    return full((first.value - 1000) * 100 + 1000 + second.value, 1);
  }
  return undefined;
}

function single({ value, digits, isWritten }: Numeral): YearPart | undefined {
  if (digits.length === 4 && value >= 1000) return { value, cost: 0, isShort: false };
  if (digits.length <= 2 && (!isWritten || digits.length === 2)) return { value, cost: 0, isShort: true };
  // "novecientos ochenta y cinco": the thousand is left out.
  return digits.length === 3 && value >= 900 ? full(1000 + value, 1) : undefined;
}

function full(value: number, cost: number): YearPart | undefined {
  return value >= 1500 && value < 2200 ? { value, cost, isShort: false } : undefined;
}

/** Every way to read the tokens as at most `most` numbers, one after another, leaving nothing out. */
function sequences(tokens: readonly Token[], most: number, at = 0): readonly (readonly Numeral[])[] {
  if (at === tokens.length) return [[]];
  if (most === 0) return [];
  return numeralsAt(tokens, at).flatMap((numeral) =>
    sequences(tokens, most - 1, numeral.end).map((rest) => [numeral, ...rest]),
  );
}

function trailingZeros(value: number): number {
  const text = String(value);
  return text.length - text.replace(/0+$/, "").length;
}
