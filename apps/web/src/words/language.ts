import { changes } from "../changes.ts";
import { recall, remember } from "../remembered.ts";

export type Language = "es" | "en";

const key = "dilo_language";
const { tell, subscribe } = changes();

/** Follows the language; see `useSyncExternalStore`. */
export const onLanguageChange = subscribe;

/** The language chosen in this browser; Spanish until someone chooses. */
export function language(): Language {
  return recall(key) === "en" ? "en" : "es";
}

/** Chooses the language and remembers it. */
export function chooseLanguage(chosen: Language): void {
  remember(key, chosen);
  document.documentElement.lang = chosen;
  tell();
}
