import { wordsOf } from "../answers/words/phrases.ts";
import { fold } from "../answers/words/tokens.ts";
import { isGivenName } from "./given-names.ts";
import { devotions, joiningParticles } from "./particles.table.ts";

/** A name in the three parts that the forms ask for. */
export interface NameParts {
  readonly family: string;
  readonly given: string;
  readonly middle: string;
}

/** A name in the two parts that a person tells apart: all given names, all family names. */
export interface FullName {
  readonly given: string;
  readonly family: string;
}

const isDevotion = wordsOf(devotions);
const isParticle = wordsOf(joiningParticles);

/**
 * Splits a name as it was said, given names first. Both family names stay together; all but the first given name are
 * the middle name. One word is always left for the family name. A guess from a table of names: the person must look.
 */
export function splitName(name: string): NameParts {
  const [surname, rest] = name.split(/\s*,\s*/, 2);
  if (surname && rest) return threeParts({ given: rest, family: surname });
  const all = groups(name.trim().split(/\s+/));
  let count = 1;
  while (count < all.length - 1 && belongsToGiven(all[count] ?? "")) count += 1;
  return threeParts({ given: all.slice(0, count).join(" "), family: all.slice(count).join(" ") });
}

/** The first given name, and the others as the middle name; the family names stay together. */
export function threeParts({ given, family }: FullName): NameParts {
  const [first = "", ...others] = groups(given.trim().split(/\s+/));
  return { family, given: first, middle: others.join(" ") };
}

/** Every place where the given names may end and the family names begin, shortest given names first. */
export function boundariesOf(name: string): readonly FullName[] {
  const { given, middle, family } = splitName(name);
  const all = groups(`${given} ${middle} ${family}`.trim().split(/\s+/));
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
  if (words.length === 1) return isGivenName(group);
  return /^del?$/i.test(words[0] ?? "") && isDevotion.has(fold(words.at(-1) ?? ""));
}
