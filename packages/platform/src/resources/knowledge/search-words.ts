/** A word as it is written, in small letters, and without accents. */
export interface SearchWord {
  readonly plain: string;
  readonly folded: string;
}

/** A question has no more words that count. */
const mostWords = 40;

/**
 * The words of a text, one space between them: "formulario i130 aplicación". The number of a form is one word, however
 * it is written ("AB-12" with any hyphen), and nothing is left that Postgres would take for an address or a path.
 */
export function wordsOf(text: string): string {
  const small = text.normalize("NFC").toLowerCase();
  const whole = small.replace(/(?<![\p{L}\p{N}])(\p{L}{1,3})[-\u2010\u2011\u2013](?=\p{N})/gu, "$1");
  return (whole.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ");
}

/** The same without accents, as people write in a hurry: "aplicacion", "espanol". */
export function folded(words: string): string {
  return words.normalize("NFD").replace(/\p{M}/gu, "");
}

/** The words of a question, each once. */
export function searchWords(question: string): readonly SearchWord[] {
  const words = new Set(
    wordsOf(question)
      .split(" ")
      .filter((word) => word !== ""),
  );
  return [...words].slice(0, mostWords).map((plain) => ({ plain, folded: folded(plain) }));
}
