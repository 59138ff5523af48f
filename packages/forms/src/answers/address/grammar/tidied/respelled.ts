import { numberWord } from "../../../numbers/vocabulary.ts";
import { isOneLetterAway, lettersBetween } from "../../../words/distance.ts";
import { wordsOf } from "../../../words/phrases.ts";
import { isPause, type Token } from "../../../words/tokens.ts";
import { boxWords } from "../../boxes.table.ts";
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
  const tokens = withDigitsTogether(withBoxes(given));
  return tokens.map((token, at) => {
    const { plain, kind } = token;
    const isKnown = suffixes.has(plain) || units.has(plain) || spanishTypes.has(plain) || directions.has(plain);
    if (kind !== "word" || plain.length < shortestWord || isKnown) return token;
    const word =
      (isBeforeId(tokens, at) ? near(plain, unitWords) : undefined) ??
      (isBehindName(tokens, at) ? near(plain, suffixWords) : undefined);
    return word === undefined ? token : { ...token, text: word, plain: word };
  });
}

/** "uno, cero, dos, cinco, Summit Avenue": three digits or more, each behind a pause of its own. */
function withDigitsTogether(given: Words): Words {
  const isDigit = (token: Token | undefined) =>
    token !== undefined &&
    (/^\d$/.test(token.text) || numberWord(token.plain)?.rank === "unit" || token.plain === "cero");
  const isPart = (at: number) => {
    let from = at;
    while (given[from - 1]?.plain === "," && isDigit(given[from - 2]) && !isDigit(given[from - 3])) from -= 2;
    let end = at;
    while (given[end + 1]?.plain === "," && isDigit(given[end + 2]) && !isDigit(given[end + 3])) end += 2;
    return end - from >= 4;
  };
  return given.filter(
    ({ plain }, at) => !(plain === "," && isDigit(given[at - 1]) && isDigit(given[at + 1]) && isPart(at - 1)),
  );
}

/** "pi o box", "apartado postal, digo el P.O. box": a box of the post office, called once. */
function withBoxes(given: Words): Words {
  const kept: Token[] = [];
  for (let at = 0; at < given.length; ) {
    const length = boxAt(given, at);
    if (length === 0) {
      kept.push(given[at++] as Token);
      continue;
    }
    const [first, last] = [given[at] as Token, given[at + length - 1] as Token];
    const before = kept.findLastIndex(({ plain }) => plain === "pobox");
    // Called in Spanish first, and no number yet.
    if (before >= 0 && !kept.slice(before).some((_, step) => numbersFrom(kept, before + step) > 0))
      kept.length = before;
    kept.push({ ...first, text: "pobox", plain: "pobox", kind: "word", end: last.end });
    at += length;
  }
  return kept;
}

function boxAt(tokens: Words, at: number): number {
  if (/^(p|pi|pe|pee)$/.test(tokens[at]?.plain ?? "")) {
    const isDot = (index: number) => (tokens[index]?.plain === "." ? 1 : 0);
    const o = at + 1 + isDot(at + 1);
    const box = o + 1 + isDot(o + 1);
    return tokens[o]?.plain === "o" && isBox.has(tokens[box]?.plain ?? "") ? box + 1 - at : 0;
  }
  return tokens[at]?.plain === "apartado" ? (tokens[at + 1]?.plain === "postal" ? 2 : 1) : 0;
}

const isBox = wordsOf(boxWords);

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
