import { isOneLetterAway } from "../../words/distance.ts";
import { monthNames, monthSpellings, weekdaySpellings } from "../words.table.ts";

const months = placesOf(monthSpellings);
const weekdays = placesOf(weekdaySpellings);

const fiveLetterMonths = monthNames.flatMap((name, at) =>
  name.length === 5 ? [{ name, at, sorted: lettersOf(name) }] : [],
);

/** Each word of a table to the place of its line, from 0. */
function placesOf(lines: readonly string[]): ReadonlyMap<string, number> {
  return new Map(lines.flatMap((words, at) => words.split(" ").map((word) => [word, at] as const)));
}

/**
 * Finds the month, 1 to 12, a folded word names. Long names may have one wrong letter; one of five letters may lack a
 * letter or have two swapped ("enro", "juino"), where that is of no other month ("juio").
 */
export function monthOf(plain: string): number | undefined {
  const at = months.get(plain) ?? months.get(soundOf(plain)) ?? nearMonth(plain);
  return at < 0 ? undefined : at + 1;
}

function nearMonth(plain: string): number {
  if (plain.length >= 6) return monthNames.findIndex((name) => name.length >= 6 && isOneLetterAway(name, plain));
  // Nearly every word said passes here: letters are sorted only where they decide.
  if (plain.length < 4) return -1;
  const letters = lettersOf(plain);
  const [only, more] = fiveLetterMonths.filter(
    ({ name, sorted }) => (plain.length === 4 || sorted === letters) && isOneLetterAway(name, plain),
  );
  return only === undefined || more !== undefined ? -1 : only.at;
}

function lettersOf(word: string): string {
  return [...word].sort().join("");
}

/** Finds the day of the week, Sunday 0, a folded word names. */
export function weekdayOf(plain: string): number | undefined {
  return weekdays.get(plain);
}

/** As it sounds: "sectienbre", "nobiembre". */
function soundOf(plain: string): string {
  return plain.replace(/[pc]t/, "t").replace(/n[bv]/, "mb");
}
