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

/** Says a moment as people do, in the language chosen: "el jueves, 3 de diciembre, a las 3:53 de la tarde". */
export function useWhen(): (at: Date) => string {
  const isEnglish = useLanguage() === "en";
  return (at) => {
    const locale = isEnglish ? "en-US" : "es-US";
    const day = at.toLocaleDateString(locale, { weekday: "long", day: "numeric", month: "long" });
    const time = timeOfDay(at, isEnglish);
    if (isEnglish) return `on ${day}, at ${time}`;
    return `el ${day}, ${/^1:/.test(time) ? "a la" : "a las"} ${time}`;
  };
}

/** Says a time of day: "3:53 PM" in English, "3:53 de la tarde" in Spanish. */
export function timeOfDay(at: Date, isEnglish: boolean): string {
  const parts = { hour: "numeric", minute: "2-digit" } as const;
  if (isEnglish) return at.toLocaleTimeString("en-US", parts);
  return at.toLocaleTimeString("es-US", { ...parts, dayPeriod: "long" });
}
