/** espeak-ng's voice for a language, two letters: the American one where it has several. */
const voices: Readonly<Record<string, string>> = { es: "es-419", en: "en-us", pt: "pt-br" };

/** The same voices as a list to choose from. */
export const espeakLibrary = [
  { voiceId: "es-419", languageCode: "es", language: "Spanish", accent: "Latin American" },
  { voiceId: "en-us", languageCode: "en", language: "English", accent: "American" },
  { voiceId: "pt-br", languageCode: "pt", language: "Portuguese", accent: "Brazilian" },
] as const;

/** The name espeak-ng has for the voice of a language; the language itself where it has one voice. */
export function espeakVoice(language: string): string {
  return voices[language] ?? language;
}
