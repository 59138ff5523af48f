import { useSyncExternalStore } from "react";
import { en } from "./en.ts";
import { es, type Words } from "./es.ts";
import { type Language, language, onLanguageChange } from "./language.ts";

const dictionary: Readonly<Record<Language, Words>> = { es, en };

/** The language the page is shown in. A page made at build is in Spanish until it wakes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, language, () => "es");
}

/** Every text of the site in the language chosen. */
export function useWords(): Words {
  return dictionary[useLanguage()];
}
