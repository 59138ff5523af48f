import type { Token } from "../words/tokens.ts";

// Names of the letters (Real Academia Española, and those of Mexico and Central America), folded.
const names: readonly (readonly [letter: string, names: string])[] = [
  ["a", "a|ah"],
  ["b", "be|b|be grande|be larga|be alta|be de burro|be de bueno"],
  ["c", "ce|c|se"],
  ["d", "de|d"],
  ["e", "e"],
  ["f", "efe|f"],
  ["g", "ge|g"],
  ["h", "hache|ache|h"],
  ["i", "i|i latina"],
  ["j", "jota|j"],
  ["k", "ka|k|ca"],
  ["l", "ele|l"],
  ["m", "eme|m"],
  ["n", "ene|n"],
  ["ñ", "eñe|ñ"],
  ["o", "o"],
  ["p", "pe|p"],
  ["q", "cu|q|ku"],
  ["r", "erre|ere|r"],
  ["s", "ese|s"],
  ["t", "te|t"],
  ["u", "u"],
  ["v", "ve|v|uve|ve chica|ve corta|ve baja|be chica|ve de vaca|be corta"],
  ["w", "doble u|doble ve|doble v|uve doble|ve doble|w|doble uve|double u"],
  ["x", "equis|x"],
  ["y", "ye|y|y griega|i griega"],
  ["z", "zeta|zeda|z|seta"],
];

const byFirst = new Map<string, (readonly [words: readonly string[], letter: string])[]>();
for (const [letter, spellings] of names) {
  for (const spelling of spellings.split("|")) {
    const words = spelling.split(" ");
    const first = words[0] ?? "";
    const known = byFirst.get(first) ?? [];
    known.push([words, letter]);
    byFirst.set(
      first,
      known.sort(([one], [other]) => other.length - one.length),
    );
  }
}

/** The letter whose name stands at a place, and how many tokens it takes. */
export function letterAt(
  tokens: readonly Token[],
  at: number,
): { readonly letter: string; readonly length: number } | undefined {
  const token = tokens[at];
  if (token?.kind !== "word") return undefined;
  const first = /^(eñe|ñ)$/i.test(token.text) ? token.text.toLowerCase() : token.plain;
  const found = byFirst
    .get(first)
    ?.find(([words]) => words.every((word, step) => step === 0 || tokens[at + step]?.plain === word));
  return found && { letter: found[1], length: found[0].length };
}
