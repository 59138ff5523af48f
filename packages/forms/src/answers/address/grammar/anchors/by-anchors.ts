import { type Context, isOfOther } from "../../../reading.ts";
import { wordsOf } from "../../../words/phrases.ts";
import { isPause, plainText, type Token } from "../../../words/tokens.ts";
import { placesOfHomes } from "../../remarks.table.ts";
import { withWrittenNumbers } from "../spoken-numbers.ts";
import { takeZip } from "../zip-at-end.ts";
import { placeMeant, placesTold } from "./groups.ts";
import { type KnownPlaces, knownPlaces } from "./known-places.ts";
import { endOfNumber } from "./line-at.ts";
import { oneStreet } from "./one-street.ts";
import type { Piece } from "./piece.ts";
import { type Found, piecesOf } from "./pieces.ts";
import { isBesides, respelledIn } from "./unaccounted.ts";

type Words = readonly Token[];

/**
 * The words of the one US address that was told, in the order of an envelope: found by its known parts (street, unit, city,
 * state, ZIP code) wherever they stand, when every other word is plainly talk.
 * @returns undefined where a word is left that may be a part, or two of a part were named
 */
export function byAnchors(given: Words, context: Context): Words | undefined {
  const tokens = withWrittenNumbers(given);
  const known = knownPlaces(tokens, context);
  const found = piecesOf(tokens, known);
  // "la 44 no, la 46 tampoco".
  if (!isBesides(tokens, found, known) || tokens.some(({ plain }) => plain === "tampoco")) return undefined;
  const pieces = found.pieces.filter((piece) => !isTakenBack(tokens, piece, found.pieces));
  const places = placesTold(tokens, pieces);
  // Asked of somebody else, "my house" is not the one that is meant.
  const meant = places.length > 1 && isOfOther(context) ? undefined : placeMeant(places);
  if (meant === undefined) return undefined;
  return inOrder(tokens, meant.pieces, { known, found });
}

/** The parts in the order of an envelope; undefined where one is lacking, or two of one kind were named. */
function inOrder(
  tokens: Words,
  pieces: readonly Piece[],
  { known, found }: { readonly known: KnownPlaces; readonly found: Found },
): Words | undefined {
  const of = (...kinds: readonly Piece["kind"][]) => distinct(pieces.filter(({ kind }) => kinds.includes(kind)));
  const [zips, states] = [of("zip"), of("state")];
  const lots =
    of("unit").length === 0 && isParkTold(tokens) ? of("number").filter(({ from }) => isLabelled(tokens, from)) : [];
  const street = oneStreet(
    tokens,
    of("line", "number", "street").filter((piece) => !lots.includes(piece)),
    zips.map(({ key }) => key),
  );
  const line = street && respelledIn(street, tokens, found);
  // "apto B de la casa de atrás": the door has a number.
  const doors = [...of("unit"), ...lots.map((lot) => ({ ...lot, kind: "unit" as const, key: ` ${lot.key}` }))].filter(
    ({ key }) => !(key.endsWith(" ") && hasNoNumber.test(plainText(tokens))),
  );
  const numbered = doors.filter(({ key }) => !key.endsWith(" "));
  const units = numbered.length > 0 ? numbered : doors;
  const [zip] = zips;
  const ofZip = known.cities.get(zip?.key ?? "");
  const cities = of("city");
  const city = cities.find(({ key }) => key === ofZip) ?? (cities.length === 1 ? cities[0] : undefined);
  const isOneDoor = units.length < 2 || (units.length === 2 && units.some(({ key }) => key.startsWith("Bldg")));
  if (pieces.some(({ isBox }) => isBox) && units.length > 0) return undefined;
  if (pieces.some(({ from }) => isDenied(tokens, from))) return undefined;
  const isOne = zips.length === 1 && states.length < 2 && isOneDoor && (city !== undefined || cities.length === 0);
  if (line === undefined || !isOne || (states.length === 0 && city === undefined)) return undefined;
  const parts = [...units, city, states[0], zip].flatMap((piece) => {
    const words = piece ? tokens.slice(piece.from, piece.to) : [];
    // "L.A.": the dots part nothing.
    // "4C" alone would be taken for more of the street.
    if (
      piece?.kind === "unit" &&
      piece.key.startsWith(" ") &&
      !/^(numero|num|number|puerta|door|#)$/.test(words[0]?.plain ?? "")
    )
      return [[hash(words[0] as Token), ...words]];
    return words.length === 0 ? [] : [piece?.kind === "city" ? words.filter(isOfName) : words];
  });
  return [line, ...parts].flatMap((part, at) => (at === 0 ? part : [comma(part[0] as Token), ...part]));
}

/**
 * What was said with the parts that were said anew in the place of theirs: "3015 de Webb Chapel, ..., no, es Clarendon
 * Drive, ...". A number alone is not told to be the house's.
 */
export function withPartsAnew(said: Words, correction: Words, context: Context): Words | undefined {
  const behind = withWrittenNumbers(correction);
  // The ZIP code that gives way to another need not be known.
  const isZipAnew = takeZip(behind).zips.length > 0;
  const before = withWrittenNumbers(isZipAnew ? takeZip(said).rest : said);
  const tokens = [...before, ...behind];
  const known = knownPlaces(tokens, context);
  const found = piecesOf(tokens, known);
  if (
    !isBesides(tokens, found, known) ||
    found.pieces.some(({ from, to }) => from < before.length && to > before.length)
  )
    return undefined;
  const old = found.pieces.filter(({ from }) => from < before.length);
  const anew = found.pieces.filter(({ from }) => from >= before.length);
  const kinds = new Set(anew.map(({ kind }) => kind));
  if (anew.length === 0 || kinds.has("number")) return undefined;
  // A street alone goes on with the number that was said before.
  const house =
    kinds.has("street") && !kinds.has("line")
      ? old.filter(({ kind }) => kind === "line" || kind === "number").at(-1)
      : undefined;
  const number = house && { ...house, kind: "number" as const, to: endOfNumber(tokens, house.from), key: "" };
  const isKept = ({ kind }: Piece) =>
    !kinds.has(kind) &&
    !(house !== undefined && /^(line|number|street)$/.test(kind)) &&
    !(kinds.has("line") && /^(number|street)$/.test(kind));
  const pieces = [...old.filter(isKept), ...(number ? [number] : []), ...anew];
  return inOrder(tokens, pieces, { known, found });
}

/** "trailer park Shady Acres, número 33": in a place of many homes a number is that of one of them. */
function isParkTold(tokens: Words): boolean {
  return tokens.some(({ plain }) => isHomes.has(plain));
}

const isHomes = wordsOf(placesOfHomes);

function isLabelled(tokens: Words, at: number): boolean {
  return /^(numero|num|number|#)$/.test(tokens[at - 1]?.plain ?? "");
}

/** "es la de atrás pero no tiene número": a door that is none. */
const hasNoNumber = /\bno (tiene|hay|lleva) (numero|apartamento|apto|unidad)\b/;

/** "nueve cero cero doce no, nueve cero cero cero dos": a number that the one right behind it takes the place of. */
function isTakenBack(tokens: Words, { kind, to }: Piece, pieces: readonly Piece[]): boolean {
  if (!/^(number|zip)$/.test(kind) || tokens[to]?.plain !== "no" || !isPause(tokens[to + 1])) return false;
  return pieces.some(
    ({ from, kind: next }) => from >= to + 2 && from <= to + longestTaken && /^(number|zip)$/.test(next),
  );
}

const longestTaken = 4;

/** "no es la 310 Oak Street", "ni apartamento 3": a part that is denied. */
function isDenied(tokens: Words, at: number): boolean {
  for (let from = at - 1; from > at - 5 && !isPause(tokens[from]); from--) {
    const plain = tokens[from]?.plain ?? "";
    if (/^(no|ni|not|nunca|sin)$/.test(plain)) return true;
    if (!/^(es|era|esta|en|el|la|del?|al|the|is|vivo|mi|su)$/.test(plain)) return false;
  }
  return false;
}

/** Pieces of one kind without those said again in the same words. */
function distinct(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.filter(({ key }, at) => pieces.findIndex((one) => one.key === key) === at);
}

function comma(token: Token): Token {
  return { ...token, text: ",", plain: ",", kind: "mark", isGlued: true };
}

function hash(token: Token): Token {
  return { ...token, text: "#", plain: "#", kind: "mark", isGlued: false };
}

/** A word of a city's name, or what is written inside it: "Winston-Salem", "St. Louis". */
function isOfName({ kind, plain, isGlued }: Token): boolean {
  return kind !== "mark" || (isGlued && /^[-.]$/.test(plain));
}
