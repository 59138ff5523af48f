import { useSyncExternalStore } from "react";
import { type CommonWords, language, onLanguageChange, wordsIn } from "./dictionary.ts";
import type { FormWords } from "./es/form.ts";
import type { Language } from "./language.ts";

/** The language the page is shown in. A prerendered page is in Spanish until it is hydrated. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, language, () => "es");
}

/** What every page may say, in the language chosen. */
export function useWords(): CommonWords {
  return wordsIn(useLanguage());
}

/** The form page's texts in the language chosen. */
export function useFormWords(): FormWords {
  return useWords().form;
}
