import { createListeners } from "../browser/listeners.ts";
import { accessEs } from "./es/access.ts";
import { commonEs } from "./es/common.ts";
import { formEs } from "./es/form.ts";
import { notFoundEs } from "./es/not-found.ts";
import { notStartedEs } from "./es/not-started.ts";
import type { Words } from "./es.ts";
import { type Language, rememberLanguage } from "./language.ts";

/** The pages that bring their Spanish words along: nobody loads what another page says. */
type PageWithWords = "landing" | "help" | "terms";

/** What every page may say. */
export type CommonWords = Omit<Words, PageWithWords | "offline">;

const { notify, subscribe } = createListeners();
const spanish: CommonWords = {
  common: commonEs,
  access: accessEs,
  notStarted: notStartedEs,
  notFound: notFoundEs,
  form: formEs,
};
let english: Words | undefined;
let shown: Language = "es";

/** Follows the language shown; see `useSyncExternalStore`. */
export const onLanguageChange = subscribe;

/** The language the site is shown in. */
export function language(): Language {
  return shown;
}

/** What every page may say in a language whose words are here; in Spanish otherwise. */
export function wordsIn(wanted: Language): CommonWords {
  return (wanted === "en" && english) || spanish;
}

/** What one page says in a language whose words are here; else what it brought along. */
export function pageWordsIn<Page extends PageWithWords>(
  wanted: Language,
  page: Page,
  brought: Words[Page],
): Words[Page] {
  return (wanted === "en" && english?.[page]) || brought;
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
