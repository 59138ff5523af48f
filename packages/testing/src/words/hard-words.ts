import { sentencesOf } from "./readability.ts";

/** Words that few people know, and what explains them in the same sentence; without it the word stands nowhere. */
export const hardWords: readonly (readonly [hard: RegExp, explanation: RegExp | undefined])[] = [
  [/cónyuge/i, /espos[oa]/i],
  [/disposición general/i, /regla general/i],
  [/hostilidades/i, /guerra/i],
  [/peticionario/i, /quien pide/i],
  [/pestaña/i, undefined],
  // Field ids.
  [/(?<!\p{L})[a-z]+_[a-z_]+/u, undefined],
  // Nobody knows of a box that was skipped, or of words that were typed.
  [/Usted contestó|Una máquina oyó/, undefined],
];

/** The sentences of some texts that hold a hard word and do not explain it. */
export function unexplained(texts: readonly string[]): string[] {
  return texts
    .flatMap(sentencesOf)
    .filter((sentence) => hardWords.some(([hard, explanation]) => hard.test(sentence) && !explanation?.test(sentence)));
}
