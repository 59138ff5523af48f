import { pageWordsIn } from "../words/dictionary.ts";
import { landingEs } from "../words/es/landing.ts";
import { useLanguage } from "../words/use-words.ts";

/** What the landing page says, in the language chosen. */
export function useLandingWords() {
  return pageWordsIn(useLanguage(), "landing", landingEs);
}
