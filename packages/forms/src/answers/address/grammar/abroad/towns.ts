import { places } from "../../../country/cities.table.ts";
import { wordsOf } from "../../../words/phrases.ts";
import { plainText, type Token } from "../../../words/tokens.ts";
import { divisionsWithoutTown, namedAreas, partBeginnings, stickingWords } from "../../provinces.table.ts";
import { isProvince, provinceAtEnd, provinceNamed } from "./provinces.ts";

type Part = readonly Token[];

/** The larger towns of each country, folded. */
const towns = new Map(
  places
    .trim()
    .split("\n")
    .map((line) => [line.slice(0, 2), new Set(line.slice(3).split("|"))] as const),
);
const sticks = wordsOf(stickingWords);
const isBeginning = wordsOf(partBeginnings);
const isArea = wordsOf(namedAreas);
const lacksTown = wordsOf(divisionsWithoutTown);
const longestTown = 5;

/**
 * "barrio el prado barranquilla atlántico": a known town, and a division behind it, said behind a street or a part of
 * the town with no pause between; each becomes a part of its own.
 */
export function cutTown(country: string, part: Part): readonly Part[] {
  const division = provinceAtEnd(country, part);
  const ahead = division === undefined ? part : part.slice(0, -division.length);
  const length = townAtEnd(country, ahead, division?.name);
  const behind = part.slice(ahead.length);
  const isLink = /^(en|de)$/.test(ahead.at(-length - 1)?.plain ?? "");
  if (length > 0)
    return [
      ahead.slice(0, -length - (isLink ? 1 : 0)),
      ahead.slice(-length),
      ...(division === undefined ? [] : [behind]),
    ];
  const isBehindLine =
    ahead.at(-1)?.kind === "digits" || isArea.has(ahead[0]?.plain ?? "") || isWay.test(plainText(ahead));
  return division !== undefined && isBehindLine && isKnownTown(country, plainText(behind)) ? [ahead, behind] : [part];
}

/** "... entre jovellanos y ayuntamiento", "... doscientos metros al sur": where a line ends with no number. */
const isWay = /( entre [a-z ]+ (y|e) [a-z0-9]+| (metros|cuadras|varas)( al)? (norte|sur|este|oeste|abajo|arriba))$/;

/** Tells whether a folded name is that of a known town of a country. */
export function isKnownTown(country: string, plain: string): boolean {
  const isDivision = provinceNamed(country, plain) !== undefined;
  return towns.get(country)?.has(plain) === true && !(isDivision && lacksTown.has(plain));
}

/** How many words a known town takes at the end; a division is one only where its division follows: "Oaxaca, Oaxaca". */
function townAtEnd(country: string, part: Part, division: string | undefined): number {
  for (let length = Math.min(longestTown, part.length - 1); length > 0; length--) {
    const before = part[part.length - length - 1]?.plain ?? "";
    if (sticks.has(before) || isBeginning.has(before)) continue;
    const plain = plainText(part.slice(-length));
    const own = provinceNamed(country, plain);
    if (towns.get(country)?.has(plain) === true && (own === undefined || own === division)) return length;
  }
  return 0;
}

/** Tells whether any country has a larger town or a division of that folded name. */
export function isPlaceAbroad(plain: string): boolean {
  return isProvince(plain) || [...towns.values()].some((names) => names.has(plain));
}

/** The one country that has a larger town of that folded name of several words; undefined where none or several have. */
export function countryOfTown(plain: string): string | undefined {
  const [code, ...others] = [...towns].flatMap(([country, names]) => (names.has(plain) ? [country] : []));
  return others.length === 0 && plain.split(" ").length > 1 ? code : undefined;
}
