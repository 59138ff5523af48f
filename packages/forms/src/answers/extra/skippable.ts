import type { Reader } from "../reading.ts";
import { unknown } from "../reading.ts";
import { somewhere } from "../words/phrases.ts";
import { plainText, spanOf } from "../words/tokens.ts";
import { decliningPhrases } from "./doubts.table.ts";

const declined = somewhere(decliningPhrases);

/**
 * The same reader, for a question that nobody must answer.
 * @param none further folded words that say there is nothing to write
 */
export function skippable(reader: Reader, none?: RegExp): Reader {
  return {
    ...reader,
    read(tokens, context) {
      const text = plainText(tokens);
      const isNone = declined.test(text) || none?.test(text);
      if (!isNone) return reader.read(tokens, context);
      return { ...unknown(), status: "none", english: "None", confidence: 0.9, spans: spanOf(tokens) };
    },
  };
}
