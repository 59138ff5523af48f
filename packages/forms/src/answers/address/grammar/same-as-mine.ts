import type { Interpretation } from "../../interpretation.ts";
import { addressQuestions } from "../../questions.texts.ts";
import { ask, type Context, doubted } from "../../reading.ts";
import { somewhere, wordsOf } from "../../words/phrases.ts";
import { plainText, spanOf, type Token, tokensOf } from "../../words/tokens.ts";
import { aroundSame, sameAsMinePhrases } from "../remarks.table.ts";

const isSame = somewhere(sameAsMinePhrases);
const isAround = wordsOf(aroundSame);

/**
 * Reads "la misma que yo", "conmigo, en la misma casa", where nothing else is told: where another answer is one's own
 * address, it is that, read back; elsewhere it says no address, and is asked. Undefined for any other words.
 */
export function sameAsMine(
  tokens: readonly Token[],
  context: Context,
  read: (tokens: readonly Token[]) => Interpretation,
): Interpretation | undefined {
  const words = tokens.filter(({ kind }) => kind !== "mark");
  if (!isSame.test(plainText(words)) || !words.every(({ plain }) => isAround.has(plain))) return undefined;
  const reading = context.mine === undefined ? undefined : read(tokensOf(context.mine));
  const spans = spanOf(tokens);
  return reading?.status === "value"
    ? doubted({ ...reading, spans }, "same-as-mine")
    : ask(addressQuestions.whole, { missing: ["address"], spans });
}
