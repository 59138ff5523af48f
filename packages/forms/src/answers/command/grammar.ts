import type { Command } from "../interpretation.ts";
import { somewhere, waysOf, wordsOf } from "../words/phrases.ts";
import { commandPhrases, commandWords, forbiddenPhrases } from "./words.table.ts";

const ways = waysOf(commandPhrases);
const forbidden = somewhere(forbiddenPhrases);
const known = wordsOf(commandWords);

/** Finds the command some folded words give, if they give one. */
export function commandIn(text: string): Command | undefined {
  return forbidden.test(text) ? undefined : ways.find(([, words]) => words.test(text))?.[0];
}

/** Tells whether some folded words are a command and nothing else. */
export function isOnlyCommand(text: string): boolean {
  return text !== "" && text.split(" ").every((word) => known.has(word)) && commandIn(text) !== undefined;
}
