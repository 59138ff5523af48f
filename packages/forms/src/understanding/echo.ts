import { plainWords } from "../words.ts";

/** A shorter run of the question's own words may well be an answer: "no aplica", "mi esposa". */
const fewestEchoWords = 4;

/**
 * Tells whether a transcript is the assistant's own voice heard back: it repeats a run of what was just spoken,
 * or nearly all of one of its sentences.
 */
export function isEcho(heard: string, spoken: string): boolean {
  const words = plainWords(heard);
  if (words.length < fewestEchoWords) return false;
  if (` ${plainWords(spoken).join(" ")} `.includes(` ${words.join(" ")} `)) return true;
  return spoken.split(/[.?!¿¡]+/).some((sentence) => overlap(words, plainWords(sentence)) >= 0.8);
}

/** Dice's coefficient over words, 0 to 1; sentences too short to tell count as 0. */
function overlap(heard: readonly string[], sentence: readonly string[]): number {
  if (sentence.length < fewestEchoWords) return 0;
  const left = [...sentence];
  let shared = 0;
  for (const word of heard) {
    const at = left.indexOf(word);
    if (at < 0) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / (heard.length + sentence.length);
}
