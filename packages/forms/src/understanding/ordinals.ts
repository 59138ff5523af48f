import { somewhere } from "../answers/words/phrases.ts";

/** How to choose the first, the second or the third of what was offered. */
const ordinals = ["(primer[ao]?|un[oa]|1)", "(segund[ao]|dos|2)", "(tercer[ao]?|tres|3|ultim[ao])"].map(somewhere);

const neither = /\b(?:ningun[oa]?|ni (?:un[oa]|la|el|lo))\b/;

/** Tells whether some plain words want nothing of what was offered: "ninguna de las dos" is no count of two. */
export function isNeither(words: readonly string[]): boolean {
  return neither.test(words.join(" "));
}

/** Which of up to three things some plain words choose, from 0: "la segunda", "el dos", or "dos" alone. */
export function ordinalIn(words: readonly string[]): number | undefined {
  const phrase = words.join(" ");
  if (isNeither(words)) return undefined;
  const saidAt =
    /^(?:pues )?(?:la|el|lo) que (?:usted )?(?:me )?(?:dijo|menciono|nombro|leyo)(?: usted)?(?: de)? (primero|primer[ao]?|antes|al principio|segundo|despues|al ultimo|ultimo|al final)$/.exec(
      phrase,
    )?.[1];
  if (saidAt !== undefined) return /^(?:primer|antes|al principio)/.test(saidAt) ? 0 : 1;
  if (words.length > 4 || (words.length > 1 && !/\b(la|el|opcion)\b/.test(phrase))) return undefined;
  const at = ordinals.findIndex((ordinal) => ordinal.test(phrase));
  return at < 0 ? undefined : at;
}
