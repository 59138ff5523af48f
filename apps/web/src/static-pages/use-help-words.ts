import { pageWordsIn } from "../words/dictionary.ts";
import { helpEs } from "../words/es/help.ts";
import { useLanguage } from "../words/use-words.ts";

/** What the help page says, in the language chosen. */
export function useHelpWords() {
  return pageWordsIn(useLanguage(), "help", helpEs);
}
