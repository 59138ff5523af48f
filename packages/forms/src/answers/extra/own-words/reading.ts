import { ask, type Reader, understood } from "../../reading.ts";
import { spanOf, type Token } from "../../words/tokens.ts";

/** What is asked where nothing was told. */
const question = "Dígalo con sus palabras, por favor.";

/** Keeps what was told in the person's own words. */
export const ownWords: Reader = {
  read(tokens) {
    const text = textOf(tokens);
    if (!/\p{L}{2}/u.test(text)) return ask(question, { missing: ["answer"], spans: spanOf(tokens) });
    const value = text.charAt(0).toLocaleUpperCase("es") + text.slice(1);
    return understood({ value, english: value, spanishReadback: value, spans: spanOf(tokens) });
  },
};

/** The words as they were said, one space between two. */
function textOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ text, isGlued }, index) => (index === 0 || isGlued ? text : ` ${text}`))
    .join("")
    .trim();
}
