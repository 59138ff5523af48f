import { type Context, isOfOther } from "../../../reading.ts";
import { isPause, type Token } from "../../../words/tokens.ts";
import { boxIn } from "../box.ts";
import { withWrittenNumbers } from "../spoken-numbers.ts";
import { digitsOf } from "../us-parts.ts";
import { suffixes } from "../vocabulary.ts";
import { placeMeant, placesTold } from "./groups.ts";
import { knownPlaces } from "./known.ts";
import { endOfNumber } from "./line-at.ts";
import { type Piece, piecesOf } from "./pieces.ts";

type Words = readonly Token[];

/**
 * The words of the one US address that was told, in the order of an envelope: found by its known parts (street, unit, city,
 * state, ZIP code) wherever they stand, when every other word is plainly talk.
 * @returns undefined where a word is left that may be a part, or two of a part were named
 */
export function byAnchors(given: Words, context: Context): Words | undefined {
  const tokens = withWrittenNumbers(given);
  const known = knownPlaces(tokens, context);
  const pieces = piecesOf(tokens, known);
  if (pieces === undefined) return undefined;
  const places = placesTold(tokens, pieces);
  // Asked of somebody else, "my house" is not the one that is meant.
  const meant = places.length > 1 && isOfOther(context) ? undefined : placeMeant(places);
  if (meant === undefined) return undefined;
  const of = (kind: Piece["kind"]) => distinct(meant.pieces.filter((piece) => piece.kind === kind));
  const line = lineOf(tokens, of);
  const [zips, states] = [of("zip"), of("state")];
  // "apto B de la casa de atrás": the door has a number.
  const doors = of("unit");
  const numbered = doors.filter(({ key }) => !key.endsWith(" "));
  const units = numbered.length > 0 ? numbered : doors;
  const [zip] = zips;
  const ofZip = known.cities.get(zip?.key ?? "");
  const cities = of("city");
  const city = cities.find(({ key }) => key === ofZip) ?? (cities.length === 1 ? cities[0] : undefined);
  const isOneDoor = units.length < 2 || (units.length === 2 && units.some(({ key }) => key.startsWith("Bldg")));
  if (meant.pieces.some(({ isBox }) => isBox) && units.length > 0) return undefined;
  if (meant.pieces.some(({ from }) => isDenied(tokens, from))) return undefined;
  const isOne = zips.length === 1 && states.length < 2 && isOneDoor && (city !== undefined || cities.length === 0);
  if (line === undefined || !isOne || (states.length === 0 && city === undefined)) return undefined;
  const parts = [...units, city, states[0], zip].flatMap((piece) =>
    piece ? [tokens.slice(piece.from, piece.to)] : [],
  );
  return [line, ...parts].flatMap((part, at) => (at === 0 ? part : [comma(part[0] as Token), ...part]));
}

/** The one street with its number, said together or apart; undefined where there are two, or a number that belongs to none. */
function lineOf(tokens: Words, of: (kind: Piece["kind"]) => readonly Piece[]): Words | undefined {
  const [lines, numbers, streets] = [of("line"), of("number"), of("street")];
  const wordsOf = ({ from, to }: Piece) => numberFirst(tokens.slice(from, to));
  const [line] = lines;
  if (lines.length > 1) return undefined;
  if (line !== undefined) {
    const digits = digitsIn(wordsOf(line));
    // "1520 Northwest 7th Street, la siete pues": the street or its number again.
    const isAgain = (piece: Piece) => {
      const own = digitsIn(wordsOf(piece));
      // "409 North Avenue, así se llama, North Avenue".
      if (own.length === 0) return line.key.includes(piece.key);
      return own.every((one) => digits.includes(one));
    };
    return [...numbers, ...streets].every(isAgain) ? wordsOf(line) : undefined;
  }
  const [number, street] = [numbers[0], streets[0]];
  if (number === undefined || street === undefined || numbers.length + streets.length > 2) return undefined;
  return [...wordsOf(number), ...wordsOf(street)];
}

/** "Wilson Blvd 2100": the number before its street; a box, and a Spanish street with its label, stay. */
function numberFirst(line: Words): Words {
  const at = line.findLastIndex((token, index) => index > 1 && token.kind === "digits" && token.text.length > 2);
  const isBehind = at > 0 && line[0]?.kind === "word" && endOfNumber(line, at) === line.length;
  const isStreet = isBehind && suffixes.has(line[at - 1]?.plain ?? "") && boxIn(line) === undefined;
  return isStreet ? [...line.slice(at), ...line.slice(0, at)] : line;
}

/** "no es la 310 Oak Street", "ni apartamento 3": a part that is denied. */
function isDenied(tokens: Words, at: number): boolean {
  for (let from = at - 1; from > at - 5 && !isPause(tokens[from]); from--) {
    const plain = tokens[from]?.plain ?? "";
    if (/^(no|ni|not|nunca|sin)$/.test(plain)) return true;
    if (!/^(es|era|esta|en|el|la|del?|al|the|is|vivo|mi|su)$/.test(plain)) return false;
  }
  return false;
}

/** Each run of numbers among some words, as digits: "1520", and of "7th" or "calle ocho" 7 and 8. */
function digitsIn(run: Words): readonly string[] {
  return run.flatMap((token) => {
    const written = /^\d+/.exec(token.plain)?.[0];
    return written === undefined ? digitsOf([token], 6).slice(0, 1) : [written];
  });
}

/** Pieces of one kind without those said again in the same words. */
function distinct(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.filter(({ key }, at) => pieces.findIndex((one) => one.key === key) === at);
}

function comma(token: Token): Token {
  return { ...token, text: ",", plain: ",", kind: "mark", isGlued: true };
}
