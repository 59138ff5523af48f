import { wordsOf } from "../../../words/phrases.ts";
import type { Token } from "../../../words/tokens.ts";
import { labelledNumberWords, streetWords } from "../../words.table.ts";
import { withWrittenNumbers } from "../spoken-numbers.ts";
import { digitsOf, numbersFrom, secondOfPair } from "../us-parts.ts";
import { directions, spanishTypes } from "../vocabulary.ts";

type Words = readonly Token[];

const isEnglishStreet = (token: Token | undefined) =>
  token !== undefined && streets.has(token.plain) && !spanishTypes.has(token.plain);
/** The words that end a street. */
export const streets = wordsOf(streetWords);
const isLabelling = wordsOf(labelledNumberWords);

/** "la veinticuatro, o sea east twenty fourth street 415": the street's number by itself, and then the street. */
export function streetNumberAgain(given: Words): Words {
  const from = /^(la|el)$/.test(given[0]?.plain ?? "") ? 1 : 0;
  const end = from + numbersFrom(given, from);
  if (end === from) return given;
  const [digits] = digitsOf(given.slice(from, end), 3);
  const rest = given.slice(given[end]?.plain === "," ? end + 1 : end);
  const written = withWrittenNumbers(rest);
  const street = directions.has(written[0]?.plain ?? "") ? 1 : 0;
  const isSame = digits !== undefined && new RegExp(`^${digits}(?:st|nd|rd|th)$`).test(written[street]?.plain ?? "");
  const isNumbered = numbersFrom(written, street + 2) > 0;
  return isSame && isNumbered && isEnglishStreet(written[street + 1]) ? rest : given;
}

/** "dieciocho street 415, Oxnard", "east 24th street 415": a street named by its number, and the house's number behind. */
export function numberFirst(words: Words): Words {
  const given = /^(la|el)$/.test(words[0]?.plain ?? "") ? words.slice(1) : words;
  const from = directions.has(given[0]?.plain ?? "") ? 1 : 0;
  const count = ordinalLength(given, from);
  const type = from + count;
  if (count === 0 || !isEnglishStreet(given[type])) return words;
  const comma = given[type + 1]?.plain === "," ? 1 : 0;
  const label = /^(numero|num|number|#)$/.test(given[type + 1 + comma]?.plain ?? "") ? comma + 1 : 0;
  const at = type + 1 + label;
  const house = (secondOfPair(given, at + numbersFrom(given, at))?.end ?? at + numbersFrom(given, at)) - at;
  const isEnd = given[at + house] === undefined || given[at + house]?.kind === "mark";
  if (house === 0 || !isEnd) return words;
  return [...given.slice(at, at + house), ...given.slice(0, type + 1), ...given.slice(at + house)];
}

function ordinalLength(given: Words, from: number): number {
  const count = numbersFrom(given, from);
  const type = given.findIndex((token, at) => at > from && isEnglishStreet(token));
  if (type < 0 || type === from + count) return count;
  const [first, second] = withWrittenNumbers(given.slice(from));
  return /^\d+(st|nd|rd|th)$/.test(first?.plain ?? "") && isEnglishStreet(second) ? type - from : 0;
}

/** "el número es 4718, la calle es Maple Avenue": the parts told by what they are called, number and street in turn. */
export function withoutLabels(given: Words): Words {
  const comma = given.findIndex(({ plain }) => plain === "," || plain === "y");
  const first = comma > 0 ? labelled(given.slice(0, comma)) : undefined;
  if (first === undefined) return given;
  const next = given.findIndex(({ plain }, at) => at > comma && plain === ",");
  const end = next < 0 ? given.length : next;
  const second = labelled(given.slice(comma + 1, end), true);
  if (second === undefined || first.isNumber === second.isNumber) return given;
  const [number, street] = first.isNumber ? [first, second] : [second, first];
  return [...number.rest, ...street.rest, ...given.slice(end)];
}

/**
 * A part told with its label, "la calle se llama", "el número de la casa es", and whether it is the number.
 * @param isTold the other part was told so: "..., y la calle Oak Street" needs no verb
 */
function labelled(part: Words, isTold = false): { readonly isNumber: boolean; readonly rest: Words } | undefined {
  const at = part.findIndex(({ plain }) => !isLabelling.has(plain));
  const label = part.slice(0, at).map(({ plain }) => plain);
  const isNumber = label.some((word) => /^(numero|number)$/.test(word));
  const isStreet = !isNumber && label.some((word) => /^(calle|street)$/.test(word));
  const isSaid = isTold || label.some((word) => /^(es|seria|llama|is|va)$/.test(word));
  const rest = part.slice(at);
  if (at < 2 || !isSaid || !(isNumber || isStreet) || rest.length === 0) return undefined;
  return isNumber && numbersFrom(rest, 0) !== rest.length ? undefined : { isNumber, rest };
}
