import type { FormType } from "./form.ts";
import { plainWords } from "./words.ts";

/** The words that name each form, as stems of plain words (product specification, section 4). */
const naming: Readonly<Record<FormType, RegExp>> = {
  "N-400": /\bn ?400\b|\bene 400\b|\bcuatrocientos\b|\b400\b|\bciudadan|\bcitizen|\bnaturali[zs]/,
  "I-130": /\bi ?130\b|\b130\b|\bciento treinta\b|\bfamil|\bpetici|\bpetition|\bpedir a\b/,
};

/** Tells which form the words ask for. Both forms named, or none: undefined, and the question is asked again. */
export function detectForm(heard: string): FormType | undefined {
  const words = plainWords(heard).join(" ");
  const isCitizenship = naming["N-400"].test(words);
  const isFamily = naming["I-130"].test(words);
  if (isCitizenship === isFamily) return undefined;
  return isCitizenship ? "N-400" : "I-130";
}
