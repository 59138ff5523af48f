import { wordsOf } from "../words/phrases.ts";
import { commandWords } from "./command-words.table.ts";
import { commandIn } from "./commands.ts";

const known = wordsOf(commandWords);

/** Tells whether some folded words are a command and nothing else. */
export function isOnlyCommand(text: string): boolean {
  return text !== "" && text.split(" ").every((word) => known.has(word)) && commandIn(text) !== undefined;
}
