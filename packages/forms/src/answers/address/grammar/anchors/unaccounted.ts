import { ordinalWord } from "../../../numbers/vocabulary.ts";
import { isAlike } from "../../../words/distance.ts";
import { wordsOf } from "../../../words/phrases.ts";
import { isPause, plainText, type Token } from "../../../words/tokens.ts";
import { placesOfHomes } from "../../remarks.table.ts";
import { abroadWords } from "../../words.table.ts";
import { isNumber } from "../tidied/said-again.ts";
import { directions, spanishTypes } from "../vocabulary.ts";
import type { KnownPlaces } from "./known-places.ts";
import type { Piece } from "./piece.ts";
import type { Found } from "./pieces.ts";
import { isPartWord } from "./remarks.ts";

type Words = readonly Token[];
type Run = Pick<Piece, "from" | "to">;

const isHomes = wordsOf(placesOfHomes);
const isAbroad = wordsOf(abroadWords);

/**
 * Tells whether the words that are neither a part nor plainly talk can be left out all the same: beside a whole address,
 * with no word of a street, a unit or a number among them, and none where it could go on with a part.
 */
export function isBesides(tokens: Words, { pieces, unknown }: Found, known: KnownPlaces): boolean {
  if (unknown.length === 0) return true;
  const has = (...kinds: readonly Piece["kind"][]) => pieces.some(({ kind }) => kinds.includes(kind));
  const isStreet = has("line") || (has("number") && has("street"));
  const isInPuertoRico = pieces.some(({ kind, key }) => kind === "state" && key === "PR");
  if (!isStreet || !has("zip") || !has("city", "state") || isInPuertoRico) return false;
  const lines = pieces.filter(({ kind }) => kind === "line").map(({ from, to }) => tokens.slice(from, to));
  return unknown.every((run) => {
    const words = tokens.slice(run.from, run.to);
    // "Pulaski es road, sí, road": words of the street again, "1 s t" the letters of its number.
    const isAgain = words.every(({ plain }) => lines.some((line) => line.some((token) => token.plain === plain)));
    const isEnding = /^(st|nd|rd|th)$/.test(words.map(({ plain }) => plain).join(""));
    return isAgain || isEnding || (!couldBePart(words) && isApart(tokens, run, pieces, known));
  });
}

function couldBePart(run: Words): boolean {
  return run.some(
    (token) =>
      (isPartWord(token) && !isHomes.has(token.plain)) ||
      isNumber(token) ||
      directions.has(token.plain) ||
      isAbroad.has(token.plain) ||
      ordinalWord(token.plain) !== undefined,
  );
}

/** Not right behind a street, and not right before a city that it may be the first word of. */
function isApart(tokens: Words, { from, to }: Run, pieces: readonly Piece[], { cities }: KnownPlaces): boolean {
  const before = pieces.find((piece) => piece.to === from);
  const behind = pieces.find((piece) => piece.from === to);
  const isOfZip = behind?.kind !== "city" || [...cities.values()].includes(behind.key);
  const goesOn = before !== undefined && /^(line|number|street)$/.test(before.kind);
  const isDoor = before?.kind === "unit" && !/\d/.test(before.key);
  // "Dallas, Oak Hill, 1010 Main": between two pauses one or two words are a part of the town, or none.
  const isNamed = spanishTypes.has(tokens[from - 1]?.plain ?? "") || isPartWord(tokens[from - 1]);
  return isOfZip && !isNamed && !goesOn && !isDoor && (before?.kind !== "unit" || isPause(tokens[to]));
}

/** "86-22 Brodway ... (Broadway, Elmhurst)": words of a street that are said again, spelled otherwise; as they were said last. */
export function respelledIn(line: Words, tokens: Words, { unknown }: Found): Words {
  const again = unknown
    .flatMap(({ from, to }) => tokens.slice(from, to))
    .filter(({ plain }) => plain.length > shortWord);
  return line.map((token) => {
    const other = token.plain.length > shortWord ? again.find(({ plain }) => isAlike(plain, token.plain)) : undefined;
    return other === undefined || token.kind !== "word" || plainText([token]) === other.plain
      ? token
      : { ...token, text: other.text, plain: other.plain };
  });
}

const shortWord = 4;
