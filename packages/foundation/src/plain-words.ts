/**
 * The words of a text in lower case, without accents or punctuation: for comparing texts, never for reading an answer.
 * A soft hyphen does not divide a word.
 */
export function plainWords(text: string): readonly string[] {
  const plain = text
    .normalize("NFD")
    .replace(/[\p{Mark}\u00ad]/gu, "")
    .toLowerCase();
  return plain.match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

/** How many words two texts share: Dice's coefficient, from 0 (none) to 1 (the same words in any order). */
export function wordOverlap(left: readonly string[], right: readonly string[]): number {
  if (left.length + right.length === 0) return 0;
  const unmatched = [...right];
  let shared = 0;
  for (const word of left) {
    const at = unmatched.indexOf(word);
    if (at < 0) continue;
    unmatched.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / (left.length + right.length);
}
