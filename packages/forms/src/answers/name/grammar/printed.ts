import { lowerParticles } from "../../../names/particles.table.ts";
import { wordsOf } from "../../words/phrases.ts";
import { fold, type Token } from "../../words/tokens.ts";

const small = wordsOf(lowerParticles);

/** A name as a form prints it: capitals, small words in lower case, hyphens without spaces. */
export function printed(words: readonly Token[]): string {
  return words
    .map(({ text }, at) => {
      const lower = text.toLocaleLowerCase("es");
      const isInitial = lower === "e" && !/^h?i/.test(fold(words[at + 1]?.text ?? ""));
      if (at > 0 && small.has(fold(lower)) && !isInitial) return lower;
      const isMixed = /^\p{Lu}+\p{Ll}+\p{Lu}/u.test(text);
      return isMixed
        ? text
        : lower.replace(/(^|['’-])(\p{L})/gu, (_, mark, letter) => mark + letter.toLocaleUpperCase("es"));
    })
    .join(" ")
    .replaceAll(" - ", "-");
}
