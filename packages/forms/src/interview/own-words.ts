import { plainWords } from "../words.ts";

/** Everyday words for what a readback calls otherwise, as plain words. */
const everyday: ReadonlyMap<string, string> = new Map([
  ["mama", "madre"],
  ["papa", "padre"],
  ["marido", "esposo"],
  ["mujer", "esposa"],
  ["senora", "esposa"],
]);

/** Of "casado o casada" the one that was said ("soy casada"), and of "padre o madre" the mother for "mi mamá"; else both. */
export function inOwnWords(readback: string, said: string): string {
  const both = /^(\p{L}+) o (\p{L}+)$/u.exec(readback)?.slice(1) ?? [];
  const words = plainWords(said).map((word) => everyday.get(word) ?? word);
  const meant = both.filter((one) => words.includes(plainWords(one).join("")));
  return meant.length === 1 ? (meant[0] ?? readback) : readback;
}
