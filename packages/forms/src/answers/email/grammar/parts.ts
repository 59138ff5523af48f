import { lettersAt } from "../../letters/letters.ts";
import { numberWord } from "../../numbers/vocabulary.ts";
import type { Token } from "../../words/tokens.ts";
import { texts } from "./spelling.ts";
import { symbolAt } from "./symbols.ts";

/** What some words are as a part of an address. */
export function spelled(tokens: readonly Token[]): string {
  return texts(tokens, false)[0]?.text ?? "";
}

/** Whether there is a mark of an address among some words. */
export function symbolIn(tokens: readonly Token[]): boolean {
  return tokens.some((_, at) => symbolAt(tokens, at) !== undefined);
}

/** Whether a word is a number, in digits or said. */
export function isNumber(token: Token | undefined): boolean {
  return token !== undefined && (token.kind === "digits" || numberWord(token.plain) !== undefined);
}

/** "i griega", "ka como kilo": the later words of a letter are no words of their own. */
export function isOfLetter(tokens: readonly Token[], at: number): boolean {
  return [0, 1, 2].some((back) => (lettersAt(tokens, at - back)?.length ?? 0) > back);
}
