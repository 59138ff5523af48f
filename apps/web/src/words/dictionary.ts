import { createListeners } from "../browser/listeners.ts";
import { es, type Words } from "./es.ts";
import { type Language, rememberLanguage } from "./language.ts";

const { notify, subscribe } = createListeners();
let english: Words | undefined;
let shown: Language = "es";

/** Follows the language shown; see `useSyncExternalStore`. */
export const onLanguageChange = subscribe;

/** The language the site is shown in. */
export function language(): Language {
  return shown;
}

/** Every text of the site in a language whose words are here; in Spanish otherwise. */
export function wordsIn(wanted: Language): Words {
  return (wanted === "en" && english) || es;
}

/**
 * Shows the site in a language. The English words come over the network the first time.
 * @throws when they cannot be loaded; nothing has changed then
 */
export async function showLanguage(chosen: Language): Promise<void> {
  if (chosen === "en") english ??= (await import("./en.ts")).en;
  shown = chosen;
  document.documentElement.lang = chosen;
  notify();
}

/** Shows the site in a language from now on, also on later visits. @throws as `showLanguage` */
export async function chooseLanguage(chosen: Language): Promise<void> {
  await showLanguage(chosen);
  rememberLanguage(chosen);
}
