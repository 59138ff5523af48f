import { plainWords, wordOverlap } from "./plain-words.ts";

/** A shorter run of the assistant's own words may well be an answer: "no aplica", "mi esposa". */
const fewestWords = 4;

/** From this overlap on, a transcript is the assistant's own speech. */
const echoOverlap = 0.8;

/**
 * Tells whether a transcript is the assistant's own speech picked up by the microphone: it repeats a run of what was
 * spoken, or nearly all of it or of one of its sentences.
 */
export function isEcho(transcript: string, spoken: string): boolean {
  const words = plainWords(transcript);
  if (words.length < fewestWords) return false;
  if (` ${plainWords(spoken).join(" ")} `.includes(` ${words.join(" ")} `)) return true;
  return [spoken, ...spoken.split(/[.?!¿¡]+/)].map(plainWords).some((sentence) => {
    return sentence.length >= fewestWords && wordOverlap(words, sentence) >= echoOverlap;
  });
}
