import { zeroInFront } from "../clauses/places.table.ts";
import { digitsHeard } from "../digits/digits-heard.ts";
import { namesOtherNumber } from "../digits/other-number.ts";
import { closest, readDigits } from "../digits/read-digits.ts";
import { foldOf } from "../digits/read-put-right.ts";
import { isUnfinished, withoutTalk } from "../digits/said-around.ts";
import { ownNumber } from "../digits/whose.ts";
import type { Candidate, Interpretation } from "../interpretation.ts";
import { spellDigits } from "../numbers/spell.ts";
import { digitQuestions } from "../questions.texts.ts";
import { ask, askWhich, chosen, doubted, isOfOther, type Reader } from "../reading.ts";
import { whole } from "../words/phrases.ts";
import { plainText, spanOf, type Token } from "../words/tokens.ts";

/** Reads an A-Number: seven to nine digits, padded to nine with zeros in front (N-400 instructions, Part 1). */
export const alienNumber: Reader = {
  fold: foldOf("alien-number"),
  read(given, context) {
    const padded = withZeroInFront(given);
    if (padded !== undefined) return padded;
    const tokens = withoutTalk(given);
    const own = isOfOther(context) ? undefined : ownNumber(tokens, readNumber);
    if (own !== undefined) return doubted(readNumber(own), "other-numbers");
    if (namesOtherNumber(tokens, "alien-number")) return missingDigits(0);
    return readNumber(tokens);
  },
};

function readNumber(tokens: readonly Token[]): Interpretation {
  const heard = readDigits(tokens, { lengths: [7, 8, 9] });
  const spans = spanOf(heard.tokens);
  // Nine digits are what cards have today; of two equally good readings the one of nine digits is likelier.
  const close = [...new Set(closest(heard.readings).map((reading) => reading.digits))];
  const whole = close.filter((digits) => digits.length === 9);
  const distinct = whole.length > 0 ? whole : close;
  const [only, ...others] = distinct;
  if (only === undefined) return missingDigits(heard.heardCount, heard.heardDigits);
  if (others.length > 0) return askWhich(distinct.map(candidate), { spans });
  // Nobody has the number of zeros alone: it only fills the box.
  if (Number(only) === 0) return missingDigits(0);
  // Of several numbers one that only fills the box with zeros may be a part of the whole one.
  const isPart = heard.isPicked && only.length < 9;
  if (isCutShort(only)) return missingDigits(only.length, only);
  if (isUnfinished(tokens) || isPart || endsShort(heard.tokens)) return missingDigits(only.length);
  const reading = chosen(candidate(only), spans);
  if (only.length < 9) return doubted(reading, "padded");
  if (close.length > 1) return doubted(reading, "other-length");
  return heard.isPicked ? doubted(reading, "other-numbers") : reading;
}

/** "A78990214, le falta el cero": a number whose first zero is only told of. */
function withZeroInFront(given: readonly Token[]): Interpretation | undefined {
  for (let at = 1; at < given.length; at++) {
    if (!saysZero.test(plainText(given.slice(at)))) continue;
    const reading = readNumber(withoutTalk(given.slice(0, at)));
    const isFilled = reading.status === "value" && String(reading.value).startsWith("0");
    return isFilled ? doubted(reading, "padded") : undefined;
  }
  return undefined;
}

const saysZero = whole(zeroInFront);

/** A zero in front fills a number up to nine digits: with eight, one was left out. */
function isCutShort(digits: string): boolean {
  return digits.length === 8 && digits.startsWith("0");
}

/** "211 305 46": of three groups the last has a digit less. */
function endsShort(tokens: readonly Token[]): boolean {
  const groups = tokens.filter(({ kind }) => kind !== "mark");
  return groups.every(({ kind }) => kind === "digits") && groups.map(({ text }) => text.length).join() === "3,3,2";
}

function candidate(said: string): Candidate {
  const digits = said.padStart(9, "0");
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return { value: digits, english: `A${digits}`, spanish: `A ${spellDigits(...groups)}` };
}

function missingDigits(heardCount: number, digits = ""): Interpretation {
  const isTooFew = digits !== "" && (digits.length < 7 || isCutShort(digits));
  const question =
    heardCount === 0
      ? digitQuestions.alien
      : isTooFew
        ? `Llevo ${spellDigits(digits)}. ¿Qué números siguen?`
        : heardCount <= 9
          ? `${digitsHeard(heardCount)} y no sé si es todo. ¿Me lo dice otra vez, uno por uno?`
          : `${digitsHeard(heardCount)} y el Número A lleva de siete a nueve. ¿Me los dice uno por uno?`;
  return ask(question, { missing: ["digits"], ...(isTooFew && { parts: { digits } }) });
}
