import { wordsOf } from "../words/phrases.ts";
import {
  englishTeens,
  englishTens,
  englishUnits,
  hundreds,
  ordinals,
  otherNumbers,
  ordinalEndings as spokenEndings,
  teens,
  tens,
  units,
} from "./vocabulary.table.ts";

/** What a number word is, for the grammar. `hundred-root` is "cientos" said apart: "dos cientos". */
export interface NumberWord {
  readonly value: number;
  readonly rank: "unit" | "teen" | "ten" | "hundred" | "hundred-root" | "thousand" | "million";
}

const words = new Map<string, NumberWord>();

function add(rank: NumberWord["rank"], value: number, spellings: string): void {
  for (const spelling of spellings.split(" ")) words.set(spelling, { value, rank });
}

/** Adds numbers at even distances, from the first one on. */
function addAll(rank: NumberWord["rank"], lines: readonly string[], first: number, step = 1): void {
  for (const [at, spellings] of lines.entries()) add(rank, first + at * step, spellings);
}

addAll("unit", units, 1);
addAll("teen", teens, 10);
addAll("ten", tens, 30, 10);
for (const [rank, value, spellings] of otherNumbers) add(rank, value, spellings);
for (const [at, spellings] of units.entries()) {
  for (const unit of spellings.split(" ")) {
    add("teen", 21 + at, `veinti${unit} venti${unit} veinte${unit} veintey${unit}`);
    // "treintaiuno", "treintiuno", "treintayuno": the tens written as one word.
    for (const [place, ten] of tens.entries()) {
      const stem = ten.split(" ")[0] ?? "";
      add("teen", (place + 3) * 10 + at + 1, `${stem}i${unit} ${stem}y${unit} ${stem.slice(0, -1)}i${unit}`);
    }
  }
}
for (const [at, stems] of hundreds.entries()) {
  for (const stem of stems.split(" ")) {
    add("hundred", (at + 2) * 100, `${stem}os ${stem}as`);
  }
}
addAll("unit", englishUnits.split(" "), 1);
addAll("teen", englishTeens.split(" "), 10);
addAll("ten", englishTens.split(" "), 20, 10);

/** Finds a folded word among the numbers; written as it sounds in the Americas too: "dosientos", "nobesientos". */
export function numberWord(plain: string): NumberWord | undefined {
  return words.get(plain) ?? (plain.length > 4 ? bySound.get(soundOf(plain)) : undefined);
}

/** C before e and i, s and z are one sound; so are b and v. */
function soundOf(plain: string): string {
  return plain.replace(/s?c(?=[ei])|z/g, "s").replaceAll("v", "b");
}

const bySound = new Map([...words].map(([spelling, word]) => [soundOf(spelling), word]));

/** Every folded number word: for cutting words that were run together. */
export const numberSpellings: readonly string[] = [...words.keys()];

const ordinalWords = new Map(
  ordinals.flatMap((spellings, at) => spellings.split(" ").map((word) => [word, at + 1] as const)),
);

/** The value of a folded ordinal word, "tercera" or "third". */
export function ordinalWord(plain: string): number | undefined {
  return ordinalWords.get(plain);
}

/** What may stand behind digits to make an ordinal: 1ro, 2da, 3.º, 4th. */
export const ordinalEndings = wordsOf(spokenEndings);
