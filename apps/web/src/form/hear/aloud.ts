import type { Language } from "../../words/language.ts";

/** Choices one after the other, as they are read out. */
export function aloud(
  choices: readonly { readonly spanish: string; readonly english: string }[],
  language: Language,
): string {
  return choices.map(({ spanish, english }) => `${language === "en" ? english : spanish}.`).join(" ");
}
