import type { Interpretation } from "../../interpretation.ts";
import { addressQuestions } from "../../questions.texts.ts";
import { ask, type Context, doubted } from "../../reading.ts";
import { somewhere, wordsOf } from "../../words/phrases.ts";
import { plainText, spanOf, type Token, tokensOf } from "../../words/tokens.ts";
import { aroundSame, sameAsMinePhrases } from "../told.table.ts";

const isSame = somewhere(sameAsMinePhrases);
const isAround = wordsOf(aroundSame);

/**
 * Reads "la misma que yo", "conmigo, en la misma casa", where nothing else is told: of the relative it is the petitioner's
 * own address, read back; elsewhere it says no address, and is asked. Undefined for any other words.
 */
export function sameAsMine(
  tokens: readonly Token[],
  context: Context,
  read: (tokens: readonly Token[]) => Interpretation,
): Interpretation | undefined {
  const words = tokens.filter(({ kind }) => kind !== "mark");
  if (!isSame.test(plainText(words)) || !words.every(({ plain }) => isAround.has(plain))) return undefined;
  const mine = context.about === "relative" ? ownAddress(context) : undefined;
  const reading = mine && read(mine);
  const spans = spanOf(tokens);
  return reading?.status === "value"
    ? doubted({ ...reading, spans }, "same-as-mine")
    : ask(addressQuestions.whole, { missing: ["address"], spans });
}

/** Where the petitioner lives, in the words it was told in. */
export function ownAddress({ answers }: Context): readonly Token[] | undefined {
  const own = answers?.["petitioner_physical_address"] ?? answers?.["direccion_peticionario"];
  return own && tokensOf(own.said);
}
