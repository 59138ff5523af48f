import type { Context } from "../../reading.ts";
import { whole, wordsOf } from "../../words/phrases.ts";
import { plainText, type Token } from "../../words/tokens.ts";
import { boroughs, streetEnds } from "../words.table.ts";
import { cityKey, startOfCity } from "./city.ts";
import { numbersFrom, unitIn, withoutMarks } from "./us-parts.ts";

const ends = wordsOf(streetEnds);

/** "Broadway, New York 10001": the words of the state are the city. */
export function isCityToo(said: readonly Token[], ofZip: string | undefined): boolean {
  const name = said.map((token) => token.text).join(" ");
  return (
    said.length > 0 && (ofZip === undefined ? /^(new york|nueva york)$/i.test(name) : cityKey(name) === cityKey(ofZip))
  );
}

/** An address without its state and ZIP code, cut in two. */
interface CitySplit {
  readonly line: readonly Token[];
  readonly city: readonly Token[];
  readonly isGuessed: boolean;
}

/** Finds where the city begins; "en" before it and a borough behind it go: "en Corona, Queens". */
export function splitCity(rest: readonly Token[], of: Place): CitySplit {
  const borough = boroughAtEnd(rest);
  const split = splitWhole(borough === undefined ? rest : rest.slice(0, borough), of);
  const isNamed = borough === undefined || isKnownCity(split.city, of);
  const { line, city, isGuessed } = isNamed ? split : splitWhole(rest, of);
  let from = 0;
  while (from < city.length - 1 && isBeforeCity(city, from)) from++;
  const named = city.slice(from);
  // "2010 3rd Avenue, Nueva York": the word of a street is no city.
  return named.length === 1 && isStreetType(named[0])
    ? { line: rest, city: [], isGuessed }
    : { line, city: named, isGuessed };
}

/** What is known of the place of an address. */
interface Place {
  readonly zip: string | undefined;
  readonly state: string;
  readonly ofZip: string | undefined;
  readonly context: Context;
}

/** "en Oxnard", "aquí en la ciudad de Oxnard"; "La Habra" and "El Monte" keep their articles. */
function isBeforeCity(city: readonly Token[], at: number): boolean {
  const plain = city[at]?.plain ?? "";
  if (/^(en|in|aqui|alla)$/.test(plain)) return true;
  const isOf = city[at + 1]?.plain === "de" || city[at + 1]?.plain === "of";
  if (/^(ciudad|city|pueblo|town)$/.test(plain)) return isOf && city.length > at + 2;
  const isBehind = /^(ciudad|city|pueblo|town)$/.test(city[at - 1]?.plain ?? "");
  if (/^(de|of)$/.test(plain)) return isBehind;
  return /^(la|el|the)$/.test(plain) && /^(ciudad|city|pueblo|town)$/.test(city[at + 1]?.plain ?? "");
}

const isBorough = whole(boroughs);

/** Where a borough at the end begins, with the pause before it, if another place may stand before it. */
function boroughAtEnd(rest: readonly Token[]): number | undefined {
  const comma = rest.findLastIndex((token) => token.plain === ",");
  if (comma > 2 && isBorough.test(plainText(rest.slice(comma)))) return comma;
  const last = rest.length - 1;
  return last > 3 && isBorough.test(rest[last]?.plain ?? "") ? last : undefined;
}

function isKnownCity(city: readonly Token[], { state, ofZip, context }: Place): boolean {
  const key = cityKey(city.map(({ text }) => text).join(" "));
  if (key === "") return false;
  return (ofZip !== undefined && cityKey(ofZip) === key) || context.lookups?.city?.(key, state) === true;
}

/** Finds where the city begins: behind the unit, behind the last comma, or by what is known of the place. */
function splitWhole(rest: readonly Token[], of: Place): CitySplit {
  const { lookups } = of.context;
  const isCity =
    lookups?.city && of.state !== "" ? (name: string) => lookups.city?.(cityKey(name), of.state) === true : undefined;
  const knowledge = { ...(of.ofZip !== undefined && { ofZip: of.ofZip }), ...(isCity && { isCity }) };
  const comma = rest.findLastIndex((token) => token.plain === ",");
  const unit = unitIn(rest, true);
  const unitsEnd = unit === undefined ? rest.length : endOfUnits(rest, unit.to);
  if (unit !== undefined && unitsEnd < rest.length && unitsEnd > comma) {
    const city = withoutMarks(rest.slice(unitsEnd));
    if (city.length > 0 && !hasNumber(city)) return { line: rest.slice(0, unitsEnd), city, isGuessed: false };
  }
  const lastSegment = rest.slice(comma + 1);
  if (
    comma > 0 &&
    lastSegment.some((token) => token.kind === "word") &&
    !hasNumber(lastSegment) &&
    !endsStreet(lastSegment)
  ) {
    if (unit === undefined || unit.from <= comma) {
      // "Riverside Drive, SW Cartersville": the direction is the street's.
      const words = /^(?:(?:ne|nw|se|sw) |[ns] ?\. ?[ew] ?\. )/.exec(
        `${lastSegment.map((token) => token.plain).join(" ")} `,
      );
      const taken = words === null ? 0 : words[0].trim().split(" ").length;
      const cut = taken > 0 && taken < lastSegment.length ? comma + 1 + taken : comma;
      return { line: rest.slice(0, cut), city: withoutMarks(rest.slice(cut)), isGuessed: false };
    }
  }
  const isStreetLast = isStreetType(rest.at(-1)) && rest.at(-2)?.kind === "digits";
  const start = isStreetLast ? undefined : startOfCity(rest, knowledge);
  if (start !== undefined)
    return { line: rest.slice(0, start), city: withoutMarks(rest.slice(start)), isGuessed: false };
  const last = rest.length - 1;
  const isInUnit = unit?.to === rest.length;
  return rest.length > 3 && !isInUnit && !isStreetLast && rest[last]?.kind === "word" && !endsStreet(rest.slice(last))
    ? { line: rest.slice(0, last), city: rest.slice(last), isGuessed: true }
    : { line: rest, city: [], isGuessed: false };
}

/** Tells whether words hold digits, or begin with a number that a street follows. */
function hasNumber(tokens: readonly Token[]): boolean {
  const isStreet = numbersFrom(tokens, 0) > 0 && tokens.some((token) => isStreetType(token));
  return isStreet || tokens.some(({ kind }) => kind === "digits");
}

/** Where the last of several units ends: "edificio dos apartamento ciento uno". */
function endOfUnits(rest: readonly Token[], from: number): number {
  const next = unitIn(rest.slice(from), false);
  return next?.from === 0 && next.id !== "" ? endOfUnits(rest, from + next.to) : from;
}

/** A segment that ends in a street suffix is a street, not a city. */
function endsStreet(tokens: readonly Token[]): boolean {
  return tokens.length > 1 && isStreetType(tokens.at(-1));
}

/** "West 45 Street": the word that ends a street is no city. */
function isStreetType(token: Token | undefined): boolean {
  return ends.has(token?.plain ?? "");
}
