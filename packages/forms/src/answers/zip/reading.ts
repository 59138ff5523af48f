import { namesOtherNumber } from "../digits/other-number.ts";
import { closest, readDigits } from "../digits/read-digits.ts";
import { foldOf } from "../digits/read-put-right.ts";
import type { Candidate, Interpretation } from "../interpretation.ts";
import { spellDigits } from "../numbers/spell.ts";
import { digitQuestions } from "../questions.texts.ts";
import { ask, askWhich, chosen, doubted, type Reader } from "../reading.ts";
import { spanOf } from "../words/tokens.ts";

/** Reads a US ZIP code of five or nine digits. */
export const zip: Reader = {
  fold: foldOf("zip"),
  read(tokens, { lookups }) {
    if (namesOtherNumber(tokens, "zip")) return missingDigits(0);
    const heard = readDigits(tokens, { lengths: [5, 9] });
    // "nueve mil doce" is one number of four digits, never 9 1012.
    const isFourDigits = heard.heardCount === 4 && heard.tokens.some(({ plain }) => plain === "mil");
    if (isFourDigits) return missingDigits(heard.heardCount);
    const spans = spanOf(heard.tokens);
    const distinct = closest(heard.readings).map((reading) => reading.digits);
    const known = lookups?.zip ? distinct.filter((digits) => lookups.zip?.(digits.slice(0, 5))) : distinct;
    const likely = known.length > 0 ? known : distinct;
    const [only, ...others] = likely;
    if (only === undefined) return missingDigits(heard.heardCount);
    if (others.length > 0) return askWhich(likely.map(candidate), { spans });
    const reading = chosen(candidate(only), spans);
    const isKnown = lookups?.zip === undefined || known.length > 0;
    const checked = isKnown ? reading : { ...reading, warnings: ["zip-unknown"] };
    return heard.isPicked ? doubted(checked, "other-numbers") : checked;
  },
};

function candidate(digits: string): Candidate {
  return {
    value: digits,
    english: digits.length === 9 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits,
    spanish: spellDigits(digits.slice(0, 5), digits.slice(5)),
  };
}

function missingDigits(heardCount: number): Interpretation {
  const question = heardCount === 0 ? digitQuestions.zip : digitQuestions.zipDigits;
  return ask(question, { missing: ["digits"] });
}
