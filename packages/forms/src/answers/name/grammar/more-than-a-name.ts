import { isFamilyName } from "../../../names/family-names.ts";
import { isGivenName } from "../../../names/given-names.ts";
import { countriesAndPeople } from "../../../names/particles.table.ts";
import { demonyms } from "../../country/demonyms.table.ts";
import { countryNamed } from "../../country/grammar/named.ts";
import { monthOf, weekdayOf } from "../../date/grammar/months.ts";
import { numberWord, ordinalWord } from "../../numbers/vocabulary.ts";
import { wordsOf } from "../../words/phrases.ts";
import type { Token } from "../../words/tokens.ts";
import { places } from "../talk.table.ts";

/**
 * Tells whether some words name two people: "Ana y Luis", "Juan o Pedro Pérez", "Ana Pérez y Luis Pérez".
 * An "y" inside one family name ("Ramón y Cajal") stands behind two words or more, and no given name follows.
 */
export function isTwoPeople(words: readonly Token[]): boolean {
  const isEither = words.some(
    ({ plain }, at) =>
      /^[ou]$/.test(plain) && words[at - 1]?.plain !== "la" && isLong(words[at - 1]) && isLong(words[at + 1]),
  );
  // "e" joins only before the sound of an i ("Juan e Inés"); elsewhere it is an initial.
  const isAnd = ({ plain }: Token, index: number) =>
    plain === "y" || (plain === "e" && /^h?i(?!e)/.test(words[index + 1]?.plain ?? ""));
  const at = words.findIndex(isAnd);
  if (isEither || at < 1 || !isLong(words[at + 1])) return isEither;
  const isAfterOne = at === 1 && isLong(words[0]);
  const next = words[at + 1]?.plain ?? "";
  // "Santos y Santos" is one family name.
  return isAfterOne || (isGivenName(next) && !words.slice(0, at).some(({ plain }) => plain === next));
}

/** Tells whether some words are numbers, months and days alone: "primero de mayo" is no name. */
export function isDateOrNumber(words: readonly Token[]): boolean {
  const meant = words.filter(({ plain }) => !/^(de|del|el|la|y)$/.test(plain));
  const isOfDate = ({ plain }: Token) =>
    monthOf(plain) !== undefined ||
    weekdayOf(plain) !== undefined ||
    numberWord(plain) !== undefined ||
    ordinalWord(plain) !== undefined;
  return meant.length > 0 && meant.every(isOfDate);
}

/** Tells whether some words are the name of a country and nothing else; those that are given names too do not count. */
export function isOnlyCountry(words: readonly Token[]): boolean {
  const first = words[0]?.plain ?? "";
  return countryNamed(words)?.tokens.length === words.length && !isGivenName(first) && !isAlsoName.has(first);
}

/** Tells whether some words end in "de Guatemala": where someone is from, and not a name. "De España" is a surname too. */
export function endsInCountry(words: readonly Token[]): boolean {
  const at = words.findLastIndex(({ plain }) => plain === "de");
  const place = words.slice(at + 1);
  if (at > 1 && place.length === 1 && isPlace.has(place[0]?.plain ?? "")) return true;
  return at > 1 && isOnlyCountry(place) && !/^(espana|francia|italia|polonia)$/.test(place[0]?.plain ?? "");
}

/** "de Puebla": where somebody is from, and nothing else. */
export function isFromPlace([of, place, more]: readonly Token[]): boolean {
  if (of?.plain !== "de" || place === undefined) return false;
  return (
    (more === undefined && isPlace.has(place.plain)) || isOnlyCountry(more === undefined ? [place] : [place, more])
  );
}

const isPlace = wordsOf(places);
const peoples = new Set(
  demonyms
    .trim()
    .split(/[\n |]/)
    .flatMap((word) => (/[oa]$/.test(word) ? [`${word.slice(0, -1)}o`, `${word.slice(0, -1)}a`] : [word, `${word}a`]))
    .filter((word) => word.length > 3 && !isGivenName(word) && !isFamilyName(word)),
);

/** Tells whether a word is who comes from a country: "guatemalteca". */
export function isDemonym(token: Token | undefined): boolean {
  return token !== undefined && peoples.has(token.plain);
}

const isAlsoName = wordsOf(countriesAndPeople);

function isLong(token: Token | undefined): boolean {
  return token?.kind === "word" && token.plain.length > 1;
}
