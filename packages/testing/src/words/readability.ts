/**
 * How easy a Spanish text is: the Szigriszt-Pazos perspicuity behind the INFLESZ scale.
 * 206.835 - 62.3 x syllables per word - words per sentence; 55 is "normal", 65 "quite easy", 80 "very easy".
 */
export function perspicuity(text: string): number {
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - (62.3 * syllables) / words.length - words.length / sentencesOf(text).length;
}

/** The sentences of a text; one without a final stop (a label, a heading) counts as one. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);
}

/** The words of a text; a number or a code counts as one word. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\d$@]+(?:[-.,@'][\p{L}\d]+)*/gu) ?? [];
}

/** The syllables of a word: groups of vowels, where two strong vowels or an accented weak one part. */
export function syllablesOf(word: string): number {
  // The u of que, qui, gue, gui is silent; a final y is a vowel.
  const letters = word
    .toLowerCase()
    .replace(/[qg]u(?=[eéií])/g, "k")
    .replace(/y$/, "i");
  const groups = letters.match(/[aeiouáéíóúü]+/g) ?? [];
  return Math.max(
    1,
    groups.reduce((sum, group) => sum + partsOf(group), 0),
  );
}

function partsOf(vowels: string): number {
  const pairs = [...vowels].slice(1).map((vowel, index) => `${vowels[index]}${vowel}`);
  return 1 + pairs.filter((pair) => /[aeoáéó][aeoáéó]|[íú][aeoáéó]|[aeoáéó][íú]/.test(pair)).length;
}
