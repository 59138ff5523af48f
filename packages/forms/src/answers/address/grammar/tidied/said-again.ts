import { numberWord, ordinalWord } from "../../../numbers/vocabulary.ts";
import type { Token } from "../../../words/tokens.ts";
import { numbersFrom } from "../us-parts.ts";
import { directions, units } from "../vocabulary.ts";

type Words = readonly Token[];

/** "740 Pine Street en el sótano, o sea 740 Pine Street basement": number and street said again, with what is behind. */
export function saidAgain(given: Words): Words {
  const start = given.findIndex(isNumber);
  const count = start < 0 || start > 3 ? 0 : numbersFrom(given, start);
  if (count === 0) return given;
  const first = given.slice(start, start + count + 1);
  for (let at = given.length - first.length; at > start + count + 1; at--) {
    if (!first.every(({ plain }, step) => given[at + step]?.plain === plain)) continue;
    const hadUnit = given.slice(start, at).some(({ plain }) => units.has(plain));
    return hadUnit && !given.slice(at).some(({ plain }) => units.has(plain)) ? given : given.slice(at);
  }
  return given;
}

/** "368 este la dieciocho, o sea east eighteenth street": the street in Spanish, and again in English. */
export function directionAgain(given: Words): Words {
  const at = given.findIndex(({ plain }) => directions.has(plain));
  const name = directions.get(given[at]?.plain ?? "");
  if (at < 1 || !isNumber(given[at - 1])) return given;
  for (let next = at + 2; next < Math.min(at + 8, given.length); next++) {
    if (directions.get(given[next]?.plain ?? "") === name && isNumbered(given, next + 1)) {
      const between = given.slice(at + 1, next);
      const isSame = between.every((token) => isNumber(token) || /^(la|calle|y|avenida|,)$/.test(token.plain));
      return isSame && between.some(isNumber) ? [...given.slice(0, at), ...given.slice(next)] : given;
    }
  }
  return given;
}

/** "4100 south, south 27th street": a direction begun, and begun again. */
export function directionBegunAgain(given: Words): Words {
  const at = given.findIndex(
    ({ plain }, place) => directions.has(plain) && given[place + 1]?.plain === "," && given[place + 2]?.plain === plain,
  );
  // "3542 south 4000 west, west valley city": the street has its direction before its number.
  const isSecond = given.slice(0, at).some(({ plain }) => directions.has(plain));
  return at < 0 || isSecond ? given : [...given.slice(0, at), ...given.slice(at + 2)];
}

/** Tells whether a token is a number; the article in "rento un cuarto" is none. */
export function isNumber(token: Token | undefined): boolean {
  if (token === undefined || /^una?$/.test(token.plain)) return false;
  return token.kind === "digits" || (token.kind === "word" && numberWord(token.plain) !== undefined);
}

/** Tells whether a number or an ordinal begins at a place. */
export function isNumbered(tokens: Words, at: number): boolean {
  const plain = tokens[at]?.plain ?? "";
  return /^\d/.test(plain) || ordinalWord(plain) !== undefined || numbersFrom(tokens, at) > 0;
}
