import type { Token } from "../words/tokens.ts";
import { letterNames } from "./letter-names.ts";

const byFirst = new Map<string, (readonly [words: readonly string[], letter: string])[]>();
for (const [letter, spellings] of letterNames) {
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
