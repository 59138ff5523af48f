import { isAlike, lettersBetween } from "../../answers/words/distance.ts";
import { fold } from "../../answers/words/tokens.ts";
import type { Field } from "../../forms/definition.ts";

/**
 * A value with a word in the place of the one it resembles; what else could be meant in a name, where none does.
 * @param value the value as it is read back
 */
export function withWord(kind: Field["kind"], value: string, word: string): readonly string[] {
  const end = kind === "email" ? value.indexOf("@") : value.length;
  const places = [...value.slice(0, end).matchAll(/\p{L}[\p{L}'’]*/gu)]
    .map((match) => ({ at: match.index, old: match[0], distance: lettersBetween(fold(match[0]), fold(word)) }))
    .sort((one, other) => one.distance - other.distance);
  const put = ({ at, old }: (typeof places)[number]) =>
    value.slice(0, at) + likeOld(word, old) + value.slice(at + old.length);
  const alike = places.filter(({ old }) => isAlike(fold(old), fold(word)));
  const nearest = alike.filter(({ distance }) => distance === alike[0]?.distance);
  if (nearest.length > 0) return nearest.map(put);
  return kind === "name" ? [...places.slice(0, 2).map(put), `${value} ${likeOld(word, value)}`] : [];
}

/** A word with the capital that the one before it has. */
export function likeOld(word: string, old: string): string {
  const isCapital = /^\p{Lu}/u.test(old);
  return isCapital ? word.charAt(0).toLocaleUpperCase("es") + word.slice(1) : word;
}
