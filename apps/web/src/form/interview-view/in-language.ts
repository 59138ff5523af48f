import type { Prompt } from "@dilo/forms";
import { inEnglish, type QuestionInEnglish, render } from "@dilo/forms/questions";
import type { Language } from "../../words/language.ts";

/** What the interview shows, in the language of the page. */
export interface InLanguage {
  readonly language: Language;
  /** A prompt in writing; `level` is how often it was shown in a row before. */
  readonly say: (prompt: Prompt, level?: number) => string;
}

export const inSpanish: InLanguage = {
  language: "es",
  say: (prompt, level) => render(prompt, "written", level),
};

/**
 * The same in English.
 * @param questionInEnglish what the readers ask; while it is not here, that alone is in Spanish
 */
export function englishBy(questionInEnglish: QuestionInEnglish | undefined): InLanguage {
  return {
    language: "en",
    say: (prompt, level) => inEnglish(prompt, questionInEnglish) ?? inSpanish.say(prompt, level),
  };
}
