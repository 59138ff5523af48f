import { commandWords } from "./command-words.ts";
import { commandIn } from "./commands.ts";

/** Tells whether some folded words are a command and nothing else. */
export function isOnlyCommand(text: string): boolean {
  return text !== "" && text.split(" ").every((word) => commandWords.has(word)) && commandIn(text) !== undefined;
}
