import type { Candidate } from "../../interpretation.ts";
import { spellNumber } from "../../numbers/spell.ts";
import { ask, askWhich, chosen, type Reader } from "../../reading.ts";
import { plainText, spanOf } from "../../words/tokens.ts";
import { numbersIn } from "../numbers-in.ts";

const question = "¿Cuánto pesa? Diga el número, y si son libras o kilos.";
const poundsInKilo = 2.20462;

/** Reads how much somebody weighs, in pounds. Without pounds or kilos, both may be meant. */
export const weight: Reader = {
  inWords: (pounds) => `${pounds} libras`,
  read(tokens) {
    const spans = spanOf(tokens);
    const text = plainText(tokens);
    const [said, other] = numbersIn(tokens);
    const isKilos = /\b(kilos?|kilogramos?|kgs?|kg)\b/.test(text);
    const isPounds = /\b(libras?|lbs?|pounds?)\b/.test(text);
    if (said === undefined || other !== undefined || (isKilos && isPounds) || /\bmedi[oa]\b/.test(text))
      return ask(question, { missing: ["weight"], spans });
    const ways = [...(isKilos ? [] : [said]), ...(isPounds ? [] : [said * poundsInKilo])]
      .map(Math.round)
      // The form's boxes take no more than 699 pounds.
      .filter((pounds) => pounds >= 60 && pounds <= 699)
      .map(candidate);
    const [only, second] = ways;
    if (only === undefined) return ask(question, { missing: ["weight"], spans });
    return second === undefined ? chosen(only, spans) : askWhich(ways, { spans });
  },
};

function candidate(pounds: number): Candidate {
  const spoken = spellNumber(pounds).replace(/uno$/, "una");
  return { value: String(pounds), english: `${pounds} pounds`, spanish: `${spoken} libras` };
}
