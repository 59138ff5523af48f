import { pageWordsIn } from "../words/dictionary.ts";
import { offlineEs } from "../words/es/offline.ts";
import { useLanguage } from "../words/use-words.ts";

/** What the offline page says, in the language chosen. */
export function useOfflineWords() {
  return pageWordsIn(useLanguage(), "offline", offlineEs);
}
