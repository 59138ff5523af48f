import { isOneLetterAway, lettersBetween } from "../../../words/distance.ts";
import { wordsOf } from "../../../words/phrases.ts";
import { isPause, type Token } from "../../../words/tokens.ts";
import { respelledSuffixes, respelledUnits } from "../../vocabulary.table.ts";
import { numbersFrom } from "../us-parts.ts";
import { directions, spanishTypes, suffixes, units } from "../vocabulary.ts";

type Words = readonly Token[];

const unitWords = [...wordsOf(respelledUnits)];
const suffixWords = [...wordsOf(respelledSuffixes)];
/** Words of so many letters may have two of them wrong. */
const longWord = 8;
const shortestWord = 5;

/**
 * "Elm Stret aparment 3": the long words of a unit before its number, and of a street behind its name, as they should be
 * written. Any other word stays as it is.
 */
export function withRespelledWords(given: Words): Words {
  return given.map((token, at) => {
    const { plain, kind } = token;
    const isKnown = suffixes.has(plain) || units.has(plain) || spanishTypes.has(plain) || directions.has(plain);
    if (kind !== "word" || plain.length < shortestWord || isKnown) return token;
    const word =
      (isBeforeId(given, at) ? near(plain, unitWords) : undefined) ??
      (isBehindName(given, at) ? near(plain, suffixWords) : undefined);
    return word === undefined ? token : { ...token, text: word, plain: word };
  });
}

function near(plain: string, words: readonly string[]): string | undefined {
  const first = plain.charAt(0);
  return words.find(
    (word) =>
      word.startsWith(first) &&
      (isOneLetterAway(word, plain) ||
        (Math.min(word.length, plain.length) >= longWord && lettersBetween(word, plain) <= 2)),
  );
}

/** A number or a letter stands behind it, as behind the word of a unit. */
function isBeforeId(tokens: Words, at: number): boolean {
  const label = /^(numero|num|no|#|\.)$/.test(tokens[at + 1]?.plain ?? "") ? at + 2 : at + 1;
  const isLetter = tokens[label]?.kind === "word" && tokens[label]?.plain.length === 1;
  return numbersFrom(tokens, label) > 0 || isLetter;
}

/** A house's number and a name stand before it, as before the word of a street, and no such word behind it. */
function isBehindName(tokens: Words, at: number): boolean {
  const before = tokens[at - 1];
  const isNamed = before !== undefined && !isPause(before) && (before.kind === "word" || before.isGlued);
  const isNumbered = tokens
    .slice(Math.max(0, at - 6), at - 1)
    .some((_, index) => numbersFrom(tokens, Math.max(0, at - 6) + index) > 0);
  return isNamed && isNumbered && !suffixes.has(tokens[at + 1]?.plain ?? "");
}
