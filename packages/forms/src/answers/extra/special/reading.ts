import type { Candidate } from "../../interpretation.ts";
import { chosen, doubted, type Reader } from "../../reading.ts";
import { somewhere } from "../../words/phrases.ts";
import { plainText, spanOf } from "../../words/tokens.ts";

/** A word that the form wants written in place of an answer, and how it is said. */
interface SpecialWord extends Candidate {
  /** Folded phrases, one a line. */
  readonly phrases: string;
}

/** The same reader, for a question whose answer may be a word that the form names. With much beside it, it is confirmed. */
export function orSpecial(reader: Reader, { phrases, ...word }: SpecialWord): Reader {
  const isSaid = somewhere(phrases);
  return {
    ...reader,
    read(tokens, context) {
      const text = plainText(tokens);
      if (!isSaid.test(text)) return reader.read(tokens, context);
      const other = tokens.some(({ kind }) => kind === "digits") ? reader.read(tokens, context) : undefined;
      if (other?.status === "value") return doubted(other, "other-said");
      const reading = chosen(word, spanOf(tokens));
      return text.split(" ").length > 8 ? doubted(reading, "more-said") : reading;
    },
  };
}
