import { somewhere } from "../answers/words/phrases.ts";
import { ordinalPhrases } from "./sayings.table.ts";

const ordinals = ordinalPhrases.map(somewhere);

/** Which of up to three things some plain words choose, from 0: "la segunda", "el dos", or "dos" alone. */
export function ordinalIn(words: readonly string[]): number | undefined {
  const phrase = words.join(" ");
  if (words.length > 3 || (words.length > 1 && !/\b(la|el|opcion)\b/.test(phrase))) return undefined;
  const at = ordinals.findIndex((ordinal) => ordinal.test(phrase));
  return at < 0 ? undefined : at;
}
