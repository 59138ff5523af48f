/**
 * "Macario De León": a small word of a name that was written large is written so. At the beginning any word is large.
 * @param said how it was told
 */
export function asWritten(name: string, said: string): string {
  const told = said.match(/[^\s,.;:]+/gu) ?? [];
  let next = 0;
  const large = largeWords(told);
  return name
    .split(" ")
    .map((word) => {
      const capital = word.charAt(0).toLocaleUpperCase("es") + word.slice(1);
      const at = told.findIndex((one, index) => index >= next && (one === word || one === capital));
      if (at < 0) return large.has(capital) ? capital : word;
      next = at + 1;
      return at > 0 && told[at] === capital ? capital : word;
    })
    .join(" ");
}

/** For parts that were told in another order; of a word that is written both ways nobody knows which of the two it is. */
function largeWords(told: readonly string[]): ReadonlySet<string> {
  const small = new Set(told.filter((word) => /^\p{Ll}+$/u.test(word)));
  const written = told.slice(1).filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word));
  return new Set(written.filter((word) => !small.has(word.toLocaleLowerCase("es"))));
}
