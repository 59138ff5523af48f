import { pageWordsIn } from "../words/dictionary.ts";
import { termsEs } from "../words/es/terms.ts";
import { useLanguage } from "../words/use-words.ts";

/** What the terms page says, in the language chosen. */
export function useTermsWords() {
  return pageWordsIn(useLanguage(), "terms", termsEs);
}
