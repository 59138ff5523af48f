import { asSaid, type Token } from "./tokens.ts";

const smallWords = new Set("de del la las el los y e en a al para con número numero of the and for at in".split(" "));

/** A name as it is written: a transcript has no capitals where it does not know it. */
export function asNamed(tokens: readonly Token[]): string {
  return asSaid(tokens).replace(/(?<=\s)\p{Ll}[\p{L}']*/gu, (word) =>
    smallWords.has(word) ? word : `${word.charAt(0).toLocaleUpperCase("es")}${word.slice(1)}`,
  );
}
