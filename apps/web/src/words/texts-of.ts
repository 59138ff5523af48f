/** Every text inside a page's words, functions filled with an invented name or number. For checks over all texts. */
export function textsOf(words: unknown): string[] {
  if (typeof words === "string") return [words];
  if (typeof words === "function") return textsOf(words("Rosa", "10"));
  if (typeof words === "object" && words !== null) return Object.values(words).flatMap(textsOf);
  return [];
}
