import { somewhere } from "../answers/words/phrases.ts";

/** How to choose the first, the second or the third of what was offered. */
const ordinals = ["(primer[ao]?|un[oa]|1)", "(segund[ao]|dos|2)", "(tercer[ao]?|tres|3|ultim[ao])"].map(somewhere);

/** Which of up to three things some plain words choose, from 0: "la segunda", "el dos", or "dos" alone. */
export function ordinalIn(words: readonly string[]): number | undefined {
  const phrase = words.join(" ");
  if (words.length > 4 || (words.length > 1 && !/\b(la|el|opcion)\b/.test(phrase))) return undefined;
  const at = ordinals.findIndex((ordinal) => ordinal.test(phrase));
  return at < 0 ? undefined : at;
}
