import { useSyncExternalStore } from "react";
import { language, onLanguageChange, wordsIn } from "./dictionary.ts";
import type { FormWords } from "./es/form.ts";
import type { Words } from "./es.ts";
import type { Language } from "./language.ts";

/** The language the page is shown in. A prerendered page is in Spanish until it is hydrated. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, language, () => "es");
}

/** Every text of the site in the language chosen. */
export function useWords(): Words {
  return wordsIn(useLanguage());
}

/** The form page's texts in the language chosen. */
export function useFormWords(): FormWords {
  return useWords().form;
}
