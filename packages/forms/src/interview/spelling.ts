import type { Candidate, Interpretation } from "../answers/interpretation.ts";
import { spelledWord } from "../answers/name/spelled-word.ts";
import { askWhich } from "../answers/reading.ts";
import { isAlike, lettersBetween } from "../answers/words/distance.ts";
import { fold } from "../answers/words/tokens.ts";
import type { Field } from "../form.ts";
import { doubt, read, readBack, type Said } from "./accepting.ts";
import { isSpelt } from "./phrases.ts";
import { withFailure } from "./repair.ts";
import type { Asking, Step } from "./state.ts";

/** So few letters are a word only where letters were asked for. */
const fewestAsked = 2;
const fewestUnasked = 3;

/**
 * Hears letters: the word they make takes the place of the one it resembles in the value read back.
 * @param reading what was read back; undefined when nothing was, and the word is all there is
 * @returns undefined when the words are no letters, or the field is one of numbers or choices
 */
export function hearLetters(
  interview: Asking,
  field: Field,
  said: Said,
  reading: Interpretation | undefined,
): Step | undefined {
  if (!isSpelt(field)) return undefined;
  const { turn, isSpelling } = interview;
  const isAsked = isSpelling || (turn.kind === "confirming" && turn.spelled !== undefined);
  const word = spelledWord(said.text, isAsked ? fewestAsked : fewestUnasked);
  if (word === undefined) return undefined;
  const wholes = (reading === undefined ? [word] : respelled(field, reading, word)).flatMap((text) => {
    const whole = read(interview, field, text, said.at);
    return whole.status === "value" ? [{ text, whole }] : [];
  });
  const [only, other] = wholes;
  if (only === undefined) return undefined;
  if (other !== undefined) return doubt(interview, field, said, askWhich(wholes.map(candidateOf)));
  const repaired = reading === undefined ? interview : withFailure(interview);
  return readBack(repaired, field, { ...said, text: only.text }, only.whole, word);
}

function candidateOf({ text, whole }: { readonly text: string; readonly whole: Interpretation }): Candidate {
  return { value: whole.value ?? text, english: whole.english ?? text, spanish: text };
}

/** The value with a spelled word in the place of the one it resembles; what else could be meant, where none does. */
function respelled(field: Field, reading: Interpretation, word: string): readonly string[] {
  const text = typeof reading.value === "string" ? reading.value : (reading.spanishReadback ?? "");
  const end = field.kind === "email" ? text.indexOf("@") : text.length;
  const places = [...text.slice(0, end).matchAll(/\p{L}[\p{L}'’]*/gu)]
    .map((match) => ({ at: match.index, old: match[0], distance: lettersBetween(fold(match[0]), fold(word)) }))
    .sort((one, other) => one.distance - other.distance);
  const put = ({ at, old }: (typeof places)[number]) =>
    text.slice(0, at) + likeOld(word, old) + text.slice(at + old.length);
  const alike = places.filter(({ old }) => isAlike(fold(old), fold(word)));
  const nearest = alike.filter(({ distance }) => distance === alike[0]?.distance);
  if (nearest.length > 0) return nearest.map(put);
  return field.kind === "name" ? [...places.slice(0, 2).map(put), `${text} ${likeOld(word, text)}`] : [];
}

function likeOld(word: string, old: string): string {
  const isCapital = /^\p{Lu}/u.test(old);
  return isCapital ? word.charAt(0).toLocaleUpperCase("es") + word.slice(1) : word;
}
