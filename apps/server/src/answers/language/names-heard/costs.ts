import { heardAs, keysBeside, unwritten, written } from "./costs.table.ts";
import type { Costs } from "./nearest.ts";

const isVowel = (sign: string): boolean => /[AÆ@VOaeIioUuyw]/.test(sign);
const isSpanishVowel = (sound: string): boolean => /[aeiou]/.test(sound);

/** English sounds as a Spanish ear writes them. */
export const bySound: Costs = {
  change(of, by) {
    const known = heard.get(of)?.get(by);
    if (known !== undefined) return known;
    if (isVowel(of) !== isSpanishVowel(by)) return 1.6;
    return isVowel(of) ? 0.7 : 1.1;
  },
  leaveOut: (of) => unheard.get(of) ?? (isVowel(of) ? 0.8 : 1),
  putIn: (by) => added.get(by) ?? (isSpanishVowel(by) ? 0.8 : 1),
};

/** Letters as thumbs type them. */
export const byThumb: Costs = {
  change: (of, by) => (of === by ? 0 : beside.get(of)?.includes(by) ? 0.6 : 1),
  leaveOut: () => 0.7,
  putIn: () => 0.7,
  swap: 0.6,
};

const heard = new Map(
  heardAs
    .trim()
    .split("\n")
    .map((line) => {
      const [sign = "", ...ways] = line.split(" ");
      return [sign, pricesOf(ways)] as const;
    }),
);
const unheard = pricesOf(unwritten.split(" "));
const added = pricesOf(written.split(" "));
const beside = new Map(
  keysBeside
    .trim()
    .split("\n")
    .map((line) => line.split(" ") as [string, string]),
);

/** "o0 a.1": what each sign costs. */
function pricesOf(ways: readonly string[]): ReadonlyMap<string, number> {
  return new Map(ways.map((way) => [way.slice(0, 1), Number(way.slice(1))]));
}
