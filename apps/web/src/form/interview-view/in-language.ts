import type { FormType, Interview, Prompt } from "@dilo/forms";
import { greeting, inEnglish, render } from "@dilo/forms/questions";
import type { Language } from "../../words/language.ts";

/** What the interview shows and says, in the language of the page. */
export interface InLanguage {
  readonly language: Language;
  /** A prompt in writing; `level` is how often it was shown in a row before. */
  readonly say: (prompt: Prompt, level?: number) => string;
}

/** What a call says, in its language. */
export interface SpokenLanguage {
  readonly language: Language;
  readonly greeting: (name: string, formType?: FormType) => string;
  /** What an interview says, given as it would be said in Spanish. */
  readonly aloud: (interview: Interview, spanish: string) => string;
}

/** The part of the English that is loaded once it is wanted. */
export type LoadedEnglish = typeof import("@dilo/forms/english");

export const inSpanish: InLanguage = {
  language: "es",
  say: (prompt, level) => render(prompt, "written", level),
};

/** A call in Spanish. */
export const spanishSpoken: SpokenLanguage = { language: "es", greeting, aloud: (_, spanish) => spanish };

/**
 * The same in English.
 * @param english what the readers ask; while it is not here, that alone is in Spanish
 */
export function englishBy(english: Pick<LoadedEnglish, "questionInEnglish"> | undefined): InLanguage {
  return {
    language: "en",
    say: (prompt, level) => inEnglish(prompt, english?.questionInEnglish) ?? inSpanish.say(prompt, level),
  };
}

/** A call in English. */
export function spokenBy({ greetingInEnglish, aloudInEnglish }: LoadedEnglish): SpokenLanguage {
  return { language: "en", greeting: greetingInEnglish, aloud: aloudInEnglish };
}
