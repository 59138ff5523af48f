/** espeak-ng's voice for a language, two letters: the American one where it has several. */
const voices: Readonly<Record<string, string>> = { es: "es-419", en: "en-us", pt: "pt-br" };

/** The name espeak-ng has for the voice of a language; the language itself where it has one voice. */
export function espeakVoice(language: string): string {
  return voices[language] ?? language;
}
