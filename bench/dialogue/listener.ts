import type { Told } from "./sounds.ts";
import { lettersTold, plain, sounds } from "./sounds.ts";

/**
 * What somebody who listens finds wrong in a read-back: the value sounds different, or a word is told with other
 * letters. What a person knows of their own answer.
 */
export type Complaint = { kind: "sound" } | { kind: "letters"; word: string };

/** `aloud`: as the assistant would say it; `words`: those whose letters they know; `print`: as it would be printed */
export type Own = { aloud: string; words: readonly string[]; print: string };

/**
 * Judges a read-back as somebody does who only hears it.
 * @param says all that was said
 * @returns nothing where it sounds like their answer
 */
export function wrongByEar(says: string, own: Own): Complaint | undefined {
  const sentences = says
    .split(/[.?!]+(?:\s+|$)/)
    .map((sentence) => sentence.replace(/^(?:¿|Oí: |Anoté: |Ya tengo [^:]+: )+/, "").trim());
  const expected = sounds(own.aloud);
  if (!sentences.some((sentence) => sounds(sentence) === expected)) return { kind: "sound" };
  for (const told of sentences.flatMap(lettersTold)) {
    const words = ownWordsOf(told, own);
    if (!words.some((word) => agrees(told, word))) return { kind: "letters", word: words[0] ?? "" };
  }
  return undefined;
}

/**
 * Judges a read-back as somebody does who also reads it on the screen.
 * @param shown the value as it is printed
 */
export function wrongBySight(shown: string, says: string, own: Own): Complaint | undefined {
  if (plain(shown) === plain(own.print)) return undefined;
  const written = new Set(plain(shown).split(/[^\p{L}\d]+/u));
  const word = own.words.find((one) => !written.has(plain(one)));
  const heard = wrongByEar(says, own);
  return heard ?? (word === undefined ? { kind: "sound" } : { kind: "letters", word });
}

/** The words of the person's own that the letters may be about: those that sound like it, else those that begin so. */
function ownWordsOf({ word, spelled }: Told, { words }: Own) {
  const heard = sounds(word ?? spelled ?? "");
  const alike = words.filter((one) => sounds(one) === heard);
  return alike.length > 0 ? alike : words.filter((one) => sounds(one).charAt(0) === heard.charAt(0));
}

/** Whether letters that were told are those of the person's word, in their order. What is not told is not missed. */
function agrees({ spelled, has = [], lacks = [] }: Told, word: string) {
  if (spelled !== undefined) return plain(spelled) === plain(word);
  const own = plain(word).replaceAll("ch", "č");
  let from = 0;
  for (const letter of has) {
    const at = own.indexOf(letter, from);
    if (at < 0) return false;
    from = at + letter.length;
  }
  return !lacks.some((letter) => own.includes(letter));
}
