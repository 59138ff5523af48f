import type { BilingualText } from "../notice.ts";

/** Alphabets by the name of their Unicode script, as people call their letters. */
const names: readonly (readonly [script: RegExp, name: BilingualText])[] = [
  [/\p{Script=Cyrillic}/u, { es: "letras cirílicas", en: "Cyrillic letters" }],
  [/\p{Script=Greek}/u, { es: "letras griegas", en: "Greek letters" }],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, { es: "letras japonesas", en: "Japanese letters" }],
  [/\p{Script=Han}/u, { es: "letras chinas", en: "Chinese letters" }],
  [/\p{Script=Hangul}/u, { es: "letras coreanas", en: "Korean letters" }],
  [/\p{Script=Arabic}/u, { es: "letras árabes", en: "Arabic letters" }],
  [/\p{Script=Hebrew}/u, { es: "letras hebreas", en: "Hebrew letters" }],
  [/\p{Script=Devanagari}/u, { es: "letras hindis", en: "Hindi letters" }],
];

const otherLetters: BilingualText = { es: "letras de otro alfabeto", en: "letters of another alphabet" };
const otherSigns: BilingualText = { es: "un signo", en: "a sign" };

/** Names the first alphabet of a text that is not the Latin one. */
export function scriptOf(text: string): BilingualText {
  const [, name] = names.find(([script]) => script.test(text)) ?? [];
  return name ?? (/\p{L}/u.test(text) ? otherLetters : otherSigns);
}

/** The letters that a box lacks, as the cover names them: Latin ones each by itself, others by their alphabet. */
export function lettersText(letters: string): BilingualText {
  const latin = [...letters].filter((letter) => /\p{Script=Latin}/u.test(letter));
  const others = [...letters].filter((letter) => !latin.includes(letter));
  const name = others.length === 0 ? undefined : scriptOf(others.join(""));
  const both = (other: string | undefined) => [...latin, ...(other === undefined ? [] : [other])].join(", ");
  return { es: both(name?.es), en: both(name?.en) };
}
