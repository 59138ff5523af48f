import { stateAtEnd, stateName } from "../../address/grammar/states.ts";
import { countryNamed, englishCountry, spanishCountry } from "../../country/grammar/named.ts";
import type { Interpretation } from "../../interpretation.ts";
import { ask, askWhich, doubted, type Reader, understood } from "../../reading.ts";
import { leadIn, somewhere } from "../../words/phrases.ts";
import { asSaid, plainText, spanOf, type Token, withoutLeadingNo } from "../../words/tokens.ts";
import { denials, otherPeople, wordsBehind } from "../doubts.ts";
import { elsewherePhrases, leadPhrases } from "./words.table.ts";

const lead = leadIn(leadPhrases);
const isElsewhere = somewhere(elsewherePhrases);
const whichPlace = "¿En qué país, o en qué estado?";
const whichState = "¿En qué estado de Estados Unidos?";

/**
 * Reads a country, or a state of the United States. `parts` holds `country` as an ISO code, and `state` as the two
 * letters of the post or `province` as it was said.
 */
export const countryOrState: Reader = {
  read(heard) {
    const tokens = withoutLeadingNo(heard);
    const text = plainText(tokens);
    if ([denials, isElsewhere, otherPeople].some((doubtful) => doubtful.test(text))) {
      return ask(whichPlace, { missing: ["country"], spans: spanOf(tokens) });
    }
    const said = wordsBehind(lead, tokens);
    const country = countryNamed(said);
    const spans = spanOf(tokens);
    const before = country ? said.slice(0, said.indexOf(country.tokens[0] as Token)) : said;
    const behind = country ? said.slice(said.indexOf(country.tokens.at(-1) as Token) + 1) : [];
    const isUs = country?.code === "US";
    // "Nuevo México" is a state, "Nuevo León, México" is not: the state's name must hold the country's.
    const state = isUs ? stateAtEnd(behind.length > 0 ? behind : before, false) : stateAtEnd(said, false);
    const isLonger = state !== undefined && state.length > (country?.tokens.length ?? 0);
    if (state !== undefined && (country === undefined || isUs || isLonger)) return inState(state.code, spans);
    if (isUs || /\b(aqui|usa|u s a)\b/.test(text)) return ask(whichState, { missing: ["state"], spans });
    if (country === undefined) return ask(whichPlace, { missing: ["country"], spans });
    const province = before.filter(({ plain }, at) => at < before.length - 1 || !/^(de|del|en|el|la)$/.test(plain));
    const isPlain = /\bpais\b/.test(text);
    if (state !== undefined && !isPlain && province.length === 0) {
      return askWhich([candidateOf(inState(state.code, spans)), candidateOf(inCountry(country.code, "", spans))], {
        spans,
      });
    }
    const reading = inCountry(country.code, isPlain ? "" : asSaid(province), spans);
    return !isPlain && province.length > 3 ? doubted(reading, "as-said") : reading;
  },
};

function inState(state: string, spans: Interpretation["spans"]): Interpretation {
  const name = stateName(state);
  return understood({
    value: `US-${state}`,
    english: `${name}, United States`,
    spanishReadback: `${name}, Estados Unidos`,
    parts: { country: "US", state },
    spans,
  });
}

function inCountry(country: string, province: string, spans: Interpretation["spans"]): Interpretation {
  const comma = province === "" ? "" : `${province}, `;
  return understood({
    value: province === "" ? country : `${country} ${province}`,
    english: `${comma}${englishCountry(country) ?? country}`,
    spanishReadback: `${comma}${spanishCountry(country) ?? country}`,
    parts: { country, ...(province !== "" && { province }) },
    spans,
  });
}

function candidateOf({ value = "", english = "", spanishReadback = "", parts }: Interpretation) {
  const isState = parts?.["state"] !== undefined;
  return { value, english, spanish: isState ? spanishReadback : `${spanishReadback}, el país` };
}
