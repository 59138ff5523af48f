/** The words of a text without accents, capitals or punctuation: for comparing, never for reading an answer. */
export function plainWords(text: string): readonly string[] {
  return (
    text
      .normalize("NFD")
      .replace(/[\u0300-\u036f\u00ad]/g, "")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  );
}
