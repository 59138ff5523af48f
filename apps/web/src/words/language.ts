import { readItem, storeItem } from "../browser/browser-storage.ts";

export type Language = "es" | "en";

const key = "dilo_language";

/** The language chosen in this browser; Spanish until someone chooses. */
export function chosenLanguage(): Language {
  return readItem(key) === "en" ? "en" : "es";
}

/** Remembers the language chosen for the visits to come. */
export function rememberLanguage(chosen: Language): void {
  storeItem(key, chosen);
}
