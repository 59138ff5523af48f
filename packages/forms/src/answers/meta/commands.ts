import type { Command } from "../interpretation.ts";
import { somewhere, waysOf } from "../words/phrases.ts";
import { commandPhrases, forbiddenPhrases } from "./commands.table.ts";

const ways = waysOf(commandPhrases);
const forbidden = somewhere(forbiddenPhrases);

/** Finds the command some folded words give, if they give one. */
export function commandIn(text: string): Command | undefined {
  return forbidden.test(text) ? undefined : ways.find(([, words]) => words.test(text))?.[0];
}
