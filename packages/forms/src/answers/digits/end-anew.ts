import type { Interpretation } from "../interpretation.ts";
import { beginsDigits } from "../numbers/digit-strings.ts";
import { type Context, doubted, type Reader } from "../reading.ts";
import { atStart } from "../words/phrases.ts";
import { plainText, spanOf, type Token, tokensOf } from "../words/tokens.ts";
import { endPhrases } from "./end-anew.table.ts";
import { readDigits } from "./read-digits.ts";

const end = atStart(endPhrases);

/**
 * Reads a number whose end is said once more, with or without a word that takes it back: "087 551 578, al final es 5 8 7".
 * @param putRight the words without what they take back themselves
 * @returns undefined where no whole number stands before it, or no digits follow
 */
export function endAnew(
  tokens: readonly Token[],
  reader: Reader,
  context: Context,
  putRight: (said: readonly Token[]) => readonly Token[],
): Interpretation | undefined {
  const at = tokens.findLastIndex((_, from) => end.test(plainText(tokens.slice(from, from + 6))));
  const phrase = end.exec(plainText(tokens.slice(at, at + 6)))?.[0];
  const last = tokens.findLastIndex((token, index) => index < at && isNumber(token));
  if (at < 1 || phrase === undefined || last < 0) return undefined;
  const said = tokens.slice(at + phrase.split(" ").length);
  // "Termina en ochenta, no, perdón, ochenta y nueve".
  const anew = putRight(said);
  if (anew.filter(({ kind }) => kind !== "mark").length > mostWords) return undefined;
  const whole = reader.read(tokens.slice(0, last + 1), context);
  const digits = readDigits(anew, { lengths: [1, 2, 3, 4, 5, 6] }).readings[0]?.digits;
  if (digits === undefined || whole.status !== "value" || typeof whole.value !== "string") return undefined;
  // Of eight digits the ninth may be told, or the eighth anew.
  if (whole.warnings.includes("padded")) return undefined;
  if (whole.value.endsWith(digits)) return whole;
  const corrected = reader.read(tokensOf(whole.value.slice(0, -digits.length) + digits), context);
  return doubted({ ...corrected, spans: [...whole.spans, ...spanOf(anew)] }, "corrected");
}

/** An end of six digits, each said with "y" or a pause. */
const mostWords = 9;

function isNumber(token: Token): boolean {
  return beginsDigits(token) && !/^(oh?|una?|y)$/.test(token.plain);
}
