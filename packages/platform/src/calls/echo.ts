/** A shorter run of the question's own words may well be an answer. Words. */
const fewestWords = 4;

/** From this likeness on, a transcript is the assistant's own voice. */
const tooAlike = 0.8;

/** Tells whether a transcript repeats what the assistant said, whole or one of its sentences. */
export function isEcho(heard: string, spoken: string): boolean {
  const words = wordsOf(heard);
  if (words.length < fewestWords) return false;
  if (` ${wordsOf(spoken).join(" ")} `.includes(` ${words.join(" ")} `)) return true;
  return [spoken, ...spoken.split(/[.?!]+/)].some((part) => likeness(words, wordsOf(part)) > tooAlike);
}

/** Letters and digits in lower case, without accents. */
function wordsOf(text: string): readonly string[] {
  const plain = text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
  return plain.match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

/** Dice's coefficient over words, 0 to 1. */
function likeness(left: readonly string[], right: readonly string[]): number {
  if (right.length < fewestWords) return 0;
  const rest = [...right];
  let shared = 0;
  for (const word of left) {
    const at = rest.indexOf(word);
    if (at < 0) continue;
    rest.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / (left.length + right.length);
}
