import { wordsOf } from "../words/phrases.ts";
import { contrast, cueWords, cueWordsToo } from "./cues.table.ts";

/** Words of what takes back, one by one: in them nothing else is said. */
export const isCueWord = wordsOf(`${cueWords} ${cueWordsToo} ${contrast}`);

/** What takes back or sets right against wrong, as a part of a pattern of folded words. */
export const takesBack = `perdon\\w*|digo|corrijo|mejor dicho|mas bien|quise decir|quiero decir|me equivoque|${contrast}|i mean`;

/** The same as it was heard, for a pattern with the flag u. */
export const takesBackHeard = "perd[oó]n\\p{L}*|disculp\\p{L}*|digo|mejor dicho|me equivoqu[eé]";

/** How one owns to a mistake. */
export const mistaken = "me equivoqu[eé]|equivocad[oa]";

/** The verbs of what was said, or is said instead: "dije Prado, digo Pardo". */
export const sayings = "dije|digo";

/** Words that put right what was said before them, as if both had been said in one breath. */
export function putRightBy(said: string, anew: string): string {
  return `${said}, perdón, ${anew}`;
}
