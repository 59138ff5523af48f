import { wordsOf } from "../answers/words/phrases.ts";
import { fold } from "../answers/words/tokens.ts";
import { isFamilyName } from "./family-names.ts";
import { isGivenName } from "./given-names.ts";
import { devotions, joiningParticles } from "./particles.table.ts";

/** A name in the three parts that the forms ask for. */
export interface NameParts {
  readonly family: string;
  readonly given: string;
  readonly middle: string;
}

/** A name in the parts that a person tells apart: all given names, all family names. */
export interface FullName {
  readonly given: string;
  readonly family: string;
  /** Which of the given names, the last ones, are the middle name; "" for none. Undefined where nobody has told. */
  readonly middle?: string | undefined;
}

const isDevotion = wordsOf(devotions);
const isParticle = wordsOf(joiningParticles);

/**
 * Where the given names end in a name as it was said, given names first; both family names stay together. A guess from
 * a table of names: the person must look. One word alone is the family name, as on the forms
 * (docs/decisions/0035-names-are-told-apart-by-the-person.md).
 */
export function splitName(name: string): FullName {
  const [surname, rest] = name.split(/\s*,\s*/, 2);
  if (surname && rest) return { given: rest, family: surname };
  const all = groups(name.trim().split(/\s+/));
  if (all.length === 1) return { given: "", family: all[0] ?? "" };
  let count = 1;
  while (count < all.length - 1 && belongsToGiven(all[count] ?? "")) count += 1;
  // "Luis Hiroshi Nakamura Arakaki": of four words, the second unknown, two are family names.
  if (count === 1 && all.length === 4 && !isFamilyName(all[1] ?? "")) count = 2;
  return { given: all.slice(0, count).join(" "), family: all.slice(count).join(" ") };
}

/** What goes into the forms' three boxes. Given names that nobody has told apart stay together: a place tells nothing. */
export function threeParts({ given, family, middle = "" }: FullName): NameParts {
  return { family, given: middle === "" ? given : given.slice(0, -middle.length).trim(), middle };
}

/** Whether first and middle name are told apart, or there is one given name only. */
export function isToldApart({ given, middle }: FullName): boolean {
  return middle !== undefined || groups(given.trim().split(/\s+/)).length < 2;
}

/** Every way to tell first and middle name apart, the likeliest first: one first name, and the others behind it. */
export function withMiddle(name: FullName): readonly FullName[] {
  if (isToldApart(name)) return [name];
  const all = groups(name.given.trim().split(/\s+/));
  return all.map((_, index) => ({ ...name, middle: all.slice(index + 1).join(" ") }));
}

/** Every place where the given names may end and the family names begin, shortest given names first. */
export function boundariesOf(name: string): readonly FullName[] {
  const { given, family } = splitName(name);
  const all = groups(`${given} ${family}`.trim().split(/\s+/));
  return all.slice(1).map((_, index) => ({
    given: all.slice(0, index + 1).join(" "),
    family: all.slice(index + 1).join(" "),
  }));
}

/** Words with their particles: "de la Cruz" is one, "Ponce de León" two. */
function groups(words: readonly string[]): readonly string[] {
  const found: string[] = [];
  let open = "";
  for (const word of words) {
    const whole = open === "" ? word : `${open} ${word}`;
    if (isParticle.has(word.toLowerCase())) open = whole;
    else {
      found.push(whole);
      open = "";
    }
  }
  return open === "" ? found : [...found, open];
}

function belongsToGiven(group: string): boolean {
  const words = group.split(" ");
  // "Ma." is María.
  if (words.length === 1) return isGivenName(group) || /^m(?:a\.|ª\.?)$/i.test(group);
  return /^del?$/i.test(words[0] ?? "") && isDevotion.has(fold(words.at(-1) ?? ""));
}
