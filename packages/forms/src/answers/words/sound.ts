import type { Token } from "./tokens.ts";

/** Letters that are heard alike in the Spanish of the Americas, and an h that is not heard at all. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/(?<!c)h/g, ""],
  [/[zx]|c(?=[ei])/g, "s"],
  [/qu(?=[ei])|k/g, "c"],
  [/v/g, "b"],
  [/ll/g, "y"],
  [/g(?=[ei])/g, "j"],
  [/(?<=[aeou])y$/g, "i"],
  [/(.)\1+/g, "$1"],
];

/** A folded word as it sounds: "cazado" and "casado", "ermano" and "hermano" are one. */
export function soundOf(plain: string): string {
  return alike.reduce((word, [letters, sound]) => word.replace(letters, sound), plain);
}

/** Makes a spelling right: each word that sounds like one of some known words stands for it. */
export function respeller(words: ReadonlySet<string>): (tokens: readonly Token[]) => readonly Token[] {
  const known = new Map([...words].map((word) => [soundOf(word), word] as const));
  return (tokens) =>
    tokens.map((token) => {
      const word = token.kind === "word" && !words.has(token.plain) ? known.get(soundOf(token.plain)) : undefined;
      return word === undefined ? token : { ...token, text: word, plain: word };
    });
}
