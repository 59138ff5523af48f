import { plainWords } from "../words.ts";
import { everydayWords } from "./sayings.table.ts";

const everyday: ReadonlyMap<string, string> = new Map(Object.entries(everydayWords));

/** Of "casado o casada" the one that was said ("soy casada"), and of "padre o madre" the mother for "mi mamá"; else both. */
export function inOwnWords(readback: string, said: string): string {
  const both = /^(\p{L}+) o (\p{L}+)$/u.exec(readback)?.slice(1) ?? [];
  const words = plainWords(said).map((word) => everyday.get(word) ?? word);
  const meant = both.filter((one) => words.includes(plainWords(one).join("")));
  return meant.length === 1 ? (meant[0] ?? readback) : readback;
}
