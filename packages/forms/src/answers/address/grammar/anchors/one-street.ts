import { ordinalWord } from "../../../numbers/vocabulary.ts";
import { isAlike } from "../../../words/distance.ts";
import { isPause, type Token } from "../../../words/tokens.ts";
import { boxIn } from "../box.ts";
import { digitsOf, numbersFrom } from "../us-parts.ts";
import { directions, spanishTypes, suffixes } from "../vocabulary.ts";
import { endOfNumber } from "./line-at.ts";
import type { Piece } from "./piece.ts";

type Words = readonly Token[];

/** A house's number and a street, or one of them, as they were said. */
interface Said {
  readonly number: Words;
  readonly street: Words;
}

/**
 * The one house's number and street that some pieces name, said together or apart, once or again; undefined where there are
 * two, or a number that belongs to none.
 * @param zips the ZIP codes, of which a number may be a part that is told again
 */
export function oneStreet(tokens: Words, pieces: readonly Piece[], zips: readonly string[]): Words | undefined {
  const runs = pieces.map(({ from, to, kind }) => ({ kind, words: tokens.slice(from, to) }));
  const boxes = runs.filter(({ words }) => boxIn(words) !== undefined);
  if (boxes.length > 0) return runs.length === 1 ? boxes[0]?.words.filter((token) => !isPause(token)) : undefined;
  const lines = runs.filter(({ kind }) => kind === "line").map(({ words }) => partsOf(words));
  const streets = runs.filter(({ kind }) => kind === "street").map(({ words }) => ({ number: [], street: words }));
  const said = [...lines, ...streets];
  const street = said.map((one) => one.street).reduce<Words | undefined>(merged, []);
  if (street === undefined || street.length === 0) return undefined;
  const numbers = lines.map(({ number }) => number).filter(({ length }) => length > 0);
  const told = [...digitsIn(street), ...digitsIn(numbers[0] ?? [])];
  const isTold = (one: string) =>
    told.includes(one) || one === "0" || (one.length > 1 && [...told, ...zips].some((all) => all.includes(one)));
  for (const { kind, words } of runs) {
    // "1520 Northwest 7th Street, la siete pues"; "..., 2908, 02908".
    const isAgain = digitsIn(words).every(isTold);
    if (kind === "number" && !(numbers.length > 0 && isAgain)) numbers.push(words);
  }
  const [number, ...others] = numbers;
  const key = (words: Words) => digitsIn(words).join("-");
  if (number === undefined || others.some((other) => key(other) !== key(number))) return undefined;
  // "30 19 Steinway Street, con el guion al medio, 30-19".
  const hyphened = runs.find(
    ({ kind, words }) =>
      kind === "number" && words.some(isHyphen) && digitsIn(words).join("") === digitsIn(number).join(""),
  );
  return [...(hyphened?.words ?? number), ...street.filter((token) => !isPause(token) || token.plain === ".")];
}

function isHyphen({ plain }: Token): boolean {
  return plain === "-" || plain === "guion";
}

/** The number before its street, "Wilson Blvd 2100" behind it, or none. */
function partsOf(line: Words): Said {
  const end = endOfNumber(line, 0);
  if (end > 0) return { number: line.slice(0, end), street: line.slice(end) };
  const at = line.findLastIndex(
    (_, index) => index > 1 && numbersFrom(line, index) > 0 && numbersFrom(line, index - 1) === 0,
  );
  const isBehind = at > 0 && endOfNumber(line, at) === line.length;
  const isLabel = /^(numero|num|number|#)$/.test(line[at - 1]?.plain ?? "");
  const isHouse = isLabel || spanishTypes.has(line[0]?.plain ?? "") || digitsIn(line.slice(at)).join("").length > 2;
  return isBehind && isHouse
    ? { number: line.slice(at), street: line.slice(0, isLabel ? at - 1 : at) }
    : { number: [], street: line };
}

/** Two sayings of one street as the fuller of them; undefined where they are of two. */
function merged(one: Words | undefined, other: Words): Words | undefined {
  if (one === undefined || one.length === 0) return one && other;
  if (other.length === 0) return one;
  const [first, second] = [shapeOf(one), shapeOf(other)];
  const isSameName = first.name === second.name || (first.name.length > 4 && isAlike(first.name, second.name));
  const isFitting = (a: string, b: string) => a === "" || b === "" || a === b;
  if (!isSameName || !isFitting(first.heading, second.heading) || !isFitting(first.ending, second.ending))
    return undefined;
  const weight = ({ heading, ending, isEnglish }: Shape) =>
    (heading === "" ? 0 : 1) + (ending === "" ? 0 : 2) + (isEnglish ? 4 : 0);
  const [best, less] =
    weight(second) >= weight(first) ? [{ words: other, shape: second }, first] : [{ words: one, shape: first }, second];
  // "calle galena oeste, galena boulevard": the direction that only one of them has.
  return best.shape.heading === "" && less.headingWord ? [less.headingWord, ...best.words] : best.words;
}

interface Shape {
  readonly name: string;
  readonly heading: string;
  readonly headingWord: Token | undefined;
  readonly ending: string;
  /** It ends with the word that stands on its sign. */
  readonly isEnglish: boolean;
}

function shapeOf(street: Words): Shape {
  const words = street.filter(({ kind, plain }) => kind !== "mark" && !small.test(plain));
  const name = [...words];
  let heading: Token | undefined;
  const takeHeading = () => {
    const isAt = (token: Token | undefined) => name.length > 1 && directions.has(token?.plain ?? "");
    if (isAt(name[0])) heading = name.shift();
    else if (isAt(name.at(-1))) heading = name.pop();
  };
  takeHeading();
  const type = name.length > 1 ? spanishTypes.get(name[0]?.plain ?? "") : undefined;
  if (type !== undefined) name.shift();
  if (heading === undefined) takeHeading();
  const suffix = name.length > 1 ? suffixes.get(name.at(-1)?.plain ?? "") : undefined;
  if (suffix !== undefined) name.pop();
  if (heading === undefined) takeHeading();
  // "La calle" is said of any street.
  const ending = suffix ?? (type === "Street" ? "" : (type ?? ""));
  return {
    name: nameOf(name),
    heading: heading === undefined ? "" : (directions.get(heading.plain) ?? ""),
    headingWord: heading,
    ending,
    isEnglish: suffix !== undefined,
  };
}

const small = /^(la|el|los|las|de|del|the|en|st|nd|rd|th)$/;

/** The name's words; of a number its digits: "veinticuatro", "24th". */
function nameOf(name: Words): string {
  const [first] = name;
  const ordinal = first && name.length === 1 ? ordinalWord(first.plain) : undefined;
  if (ordinal !== undefined) return String(ordinal);
  if (name.length > 0 && numbersFrom(name, 0) === name.length) return digitsOf(name, 4)[0] ?? "";
  return name.map(({ plain }) => /^(\d+)(st|nd|rd|th)$/.exec(plain)?.[1] ?? plain).join("");
}

/** Each run of numbers among some words, as digits: "1520", and of "7th" or "calle ocho" 7 and 8. */
function digitsIn(run: Words): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < run.length; ) {
    const count = numbersFrom(run, at);
    const written = /^\d+/.exec(run[at]?.plain ?? "")?.[0];
    if (count > 0) found.push(...digitsOf(run.slice(at, at + count), 6).slice(0, 1));
    else if (written !== undefined) found.push(written);
    at += Math.max(1, count);
  }
  return found;
}
