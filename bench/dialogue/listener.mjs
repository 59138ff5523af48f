// @ts-check
import { lettersTold, plain, sounds } from "./sounds.mjs";

/**
 * What somebody who listens finds wrong in a read-back: the value sounds different, or a word is told with other letters.
 * @typedef {{ kind: "sound" } | { kind: "letters", word: string }} Complaint
 *
 * What a person knows of their own answer.
 * @typedef {{ aloud: string, words: readonly string[], print: string }} Own
 * `aloud`: as the assistant would say it; `words`: those whose letters they know; `print`: as it would be printed
 */

/**
 * Judges a read-back as somebody does who only hears it.
 * @param {string} says all that was said
 * @param {Own} own
 * @returns {Complaint | undefined} nothing where it sounds like their answer
 */
export function wrongByEar(says, own) {
  const sentences = says
    .split(/[.?!]+(?:\s+|$)/)
    .map((sentence) => sentence.replace(/^(?:¿|Oí: |Anoté: |Ya me dio [^:]+: )+/, "").trim());
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
 * @param {string} shown the value as it is printed
 * @param {string} says
 * @param {Own} own
 * @returns {Complaint | undefined}
 */
export function wrongBySight(shown, says, own) {
  if (plain(shown) === plain(own.print)) return undefined;
  const written = new Set(plain(shown).split(/[^\p{L}\d]+/u));
  const word = own.words.find((one) => !written.has(plain(one)));
  const heard = wrongByEar(says, own);
  return heard ?? (word === undefined ? { kind: "sound" } : { kind: "letters", word });
}

/**
 * The words of the person's own that the letters may be about: those that sound like it, else those that begin so.
 * @param {import("./sounds.mjs").Told} told
 * @param {Own} own
 */
function ownWordsOf({ word, spelled }, { words }) {
  const heard = sounds(word ?? spelled ?? "");
  const alike = words.filter((one) => sounds(one) === heard);
  return alike.length > 0 ? alike : words.filter((one) => sounds(one).charAt(0) === heard.charAt(0));
}

/**
 * Whether letters that were told are those of the person's word, in their order. What is not told is not missed.
 * @param {import("./sounds.mjs").Told} told
 * @param {string} word
 */
function agrees({ spelled, has = [], lacks = [] }, word) {
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
