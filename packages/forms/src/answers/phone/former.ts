import { segmentsOf } from "../digits/segments.ts";
import { leadOut, somewhere } from "../words/phrases.ts";
import { plainText, type Token } from "../words/tokens.ts";
import { formerPhrases, presentPhrases } from "./words.table.ts";

const former = somewhere(formerPhrases);
const present = leadOut(presentPhrases);

/** "Antes era el 213 ..., ahora es el 213 ...": what is behind the words for the number of today; all where none are. */
export function withoutFormer(tokens: readonly Token[]): readonly Token[] {
  for (let at = tokens.length - 1; at > 1; at--) {
    const before = tokens.slice(0, at);
    if (!present.test(` ${plainText(before)}`) || !former.test(plainText(before))) continue;
    const rest = tokens.slice(at);
    if ([before, rest].every((part) => segmentsOf(part).runs.length > 0)) return rest;
  }
  return tokens;
}
