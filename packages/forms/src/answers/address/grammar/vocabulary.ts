import {
  directionLines,
  exonymLines,
  shortWordLines,
  sideLines,
  spanishTypeLines,
  suffixLines,
  unitLines,
} from "../vocabulary.table.ts";

/** English street suffixes and their abbreviations, to the full word. */
export const suffixes = namesAndShorter(suffixLines);

/** Spanish street types that are said before the name, to the suffix that is printed behind it. */
export const spanishTypes = shorter(spanishTypeLines);

/** Spanish and English directions, to the English word. */
export const directions = namesAndShorter(directionLines);

/** Where on its floor a unit is, to the English word. */
export const sides = namesAndShorter(sideLines);

/** Words for a unit inside a building, to the abbreviation the form prints. */
export const units = namesAndShorter(unitLines);

/** Spanish and misheard names of US cities, folded, to the English name. */
export const exonyms = shorter(exonymLines);

/** Short words of a city's name, to the whole word. */
export const shortWords = shorter(shortWordLines);

/** Every word of a table to the name at the front of its line. */
function shorter(lines: string): ReadonlyMap<string, string> {
  return new Map(
    lines
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [name = "", ...words] = line.split("|");
        return words.map((word) => [word, name] as const);
      }),
  );
}

/** The same, and each name to itself. */
function namesAndShorter(lines: string): ReadonlyMap<string, string> {
  const names = lines.match(/^[^|\n]+/gm) ?? [];
  return new Map([...names.map((name) => [name.toLowerCase(), name] as const), ...shorter(lines)]);
}
