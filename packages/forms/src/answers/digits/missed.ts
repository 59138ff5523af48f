import type { Interpretation } from "../interpretation.ts";
import { type Context, doubted, type Reader } from "../reading.ts";
import { atStart, somewhere } from "../words/phrases.ts";
import { plainText, spanOf, type Token, tokensOf } from "../words/tokens.ts";
import { missedCount, missedPhrases } from "./end-anew.table.ts";
import { readDigits } from "./read-digits.ts";

const saysMissed = somewhere(missedPhrases.verb);
const atEnd = somewhere(missedPhrases.end);
const atBeginning = somewhere(missedPhrases.beginning);
const count = atStart(missedCount);

/**
 * Reads a number with digits that were left out and are told behind it: "0 9 8 1 4 7 2 6, me faltó uno, el tres al final".
 * @returns undefined where nothing was left out, or where it belongs was not told
 */
export function withMissed(tokens: readonly Token[], reader: Reader, context: Context): Interpretation | undefined {
  // "Me faltó uno", "se me fue uno".
  const at = tokens.findLastIndex(
    ({ plain }, index) => index > 2 && saysMissed.test(tokens[index - 1]?.plain === "me" ? `me ${plain}` : plain),
  );
  const tail = tokens.slice(at + 1);
  const text = plainText(tail);
  const isEnd = atEnd.test(text);
  if (at < 0 || isEnd === atBeginning.test(text)) return undefined;
  // "Uno, el tres": how many, and which.
  const told = text.replace(count, "").replace(isEnd ? atEnd : atBeginning, "");
  const missed = readDigits(tokensOf(told), { lengths: [1, 2, 3, 4] });
  const before = readDigits(tokens.slice(0, at), { lengths: [5, 6, 7, 8, 9] }).readings[0]?.digits;
  const digits = missed.readings[0]?.digits;
  if (digits === undefined || before === undefined) return undefined;
  const whole = reader.read(tokensOf(isEnd ? before + digits : digits + before), context);
  return whole.status === "value" ? doubted({ ...whole, spans: spanOf(tokens) }, "corrected") : undefined;
}
