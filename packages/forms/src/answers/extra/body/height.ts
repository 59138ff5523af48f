import { spellNumber } from "../../numbers/spell.ts";
import { ask, type Reader, understood } from "../../reading.ts";
import { plainText, spanOf } from "../../words/tokens.ts";
import { numbersIn } from "../numbers-in.ts";

const question = "¿Cuánto mide? Diga, por ejemplo: cinco pies, siete pulgadas. O: un metro setenta.";
const centimetersInInch = 2.54;

/** Reads how tall somebody is, in feet and inches or in meters, as the form's two boxes have it: "5-7". */
export const height: Reader = {
  read(tokens) {
    const spans = spanOf(tokens);
    const inches = inchesIn(plainText(tokens), numbersIn(tokens));
    // The form's lists go from two feet to eight feet and eleven inches.
    if (inches === undefined || inches < 24 || inches > 107) return ask(question, { missing: ["height"], spans });
    const [feet, rest] = [Math.floor(inches / 12), inches % 12];
    return understood({
      value: `${feet}-${rest}`,
      english: `${feet} feet ${rest} inches`,
      spanishReadback: `${spellNumber(feet)} pies y ${spellNumber(rest)} ${rest === 1 ? "pulgada" : "pulgadas"}`,
      spans,
    });
  },
};

function inchesIn(text: string, [first, second, third]: readonly number[]): number | undefined {
  if (first === undefined || third !== undefined) return undefined;
  const isMetric = /\b(metros?|mts?|m|centimetros?|cms?)\b/.test(text);
  const isFeet = /\b(pies?|pulgadas?|feet|foot|inch(es)?)\b/.test(text);
  if (isMetric && isFeet) return undefined;
  const half = /\by medi[oa]\b/.test(text);
  if (isFeet) {
    if (half) return second === undefined ? first * 12 + 6 : undefined;
    if (/^\D*\d*\D*\bpulgadas?\b/.test(text) && !/\bpies?\b/.test(text))
      return second === undefined ? first : undefined;
    return (second ?? 0) < 12 ? first * 12 + (second ?? 0) : undefined;
  }
  const centimeters = centimetersOf(first, second, half);
  if (isMetric) return centimeters === undefined ? undefined : Math.round(centimeters / centimetersInInch);
  if (first >= 4 && first <= 7 && second !== undefined && second < 12) return first * 12 + second;
  const isPlain = (first === 1 && second !== undefined && second >= 10) || (first >= 100 && second === undefined);
  return isPlain && centimeters !== undefined ? Math.round(centimeters / centimetersInInch) : undefined;
}

function centimetersOf(first: number, second: number | undefined, isHalf: boolean): number | undefined {
  if (first >= 50 && first <= 250) return second === undefined ? first : undefined;
  if (first !== 1 && first !== 2) return undefined;
  if (isHalf) return second === undefined ? first * 100 + 50 : undefined;
  if (second === undefined) return undefined;
  return second >= 10 && second < 100 ? first * 100 + second : undefined;
}
