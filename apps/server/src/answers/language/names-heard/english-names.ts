import { builtTable } from "../built-table.ts";
import type { NameTable } from "./make-name-table.ts";

const table = await builtTable<NameTable>("english-names.json", async () =>
  (await import("./make-name-table.ts")).makeNameTable(),
);

/** An English name as it is written, and how likely a street is called so: 1 for the likeliest. */
export interface EnglishName {
  /** Folded. */
  readonly name: string;
  readonly weight: number;
}

/** What is known of English names, opened at its first use. */
export const englishNames = once(() => {
  const { weights, said, commonWeight } = table;
  const words = table.words.split("\n");
  const names = words.map((name, at): EnglishName => ({ name, weight: weights[at] ?? 0 }));
  return {
    /** The name a word is; undefined where it is none. */
    find(word: string): EnglishName | undefined {
      const found = names[placeOf(word, words)];
      return found?.weight === 0 ? undefined : found;
    },
    /** Tells whether the dictionary has a word. */
    isSaid: (word: string) => said[placeOf(word, words)] === "1",
    /** Names that are not rare, sorted. */
    common: names.filter(({ weight }) => weight >= commonWeight),
    /** The sounds of names, sorted; and the name of each. */
    sounds: table.sounds.split("\n"),
    named: table.names.map((at) => names[at]),
  };
});

const cities = once(() => {
  const lines = table.cities.split("\n").map((line) => line.split("|"));
  return new Map(lines.map(([name = "", ...ways]) => [name, ways]));
});

/** The sounds of a city's name, in each way it is said; none where nobody knows. */
export function cityWays(city: string): readonly string[] {
  return cities().get(city.toLowerCase()) ?? [];
}

/** Where a word is among sorted ones; -1 where it is not. */
function placeOf(word: string, sorted: readonly string[]): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === word ? low : -1;
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
