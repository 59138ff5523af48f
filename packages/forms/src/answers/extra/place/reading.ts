import { provinceAtEnd } from "../../address/grammar/abroad/provinces.ts";
import { isOfShortWord } from "../../address/grammar/city.ts";
import { stateAtEnd, stateName } from "../../address/grammar/states.ts";
import { countryNamed, englishCountry, spanishCountry } from "../../country/grammar/named.ts";
import type { Interpretation } from "../../interpretation.ts";
import { ask, doubted, type Reader, understood } from "../../reading.ts";
import { asNamed } from "../../words/as-named.ts";
import { leadIn, somewhere } from "../../words/phrases.ts";
import { isPause, plainText, spanOf, type Token, withoutLeadingNo } from "../../words/tokens.ts";
import { wordsBehind } from "../doubts.ts";
import { elsewherePhrases, leadPhrases } from "./words.table.ts";

const lead = leadIn(leadPhrases);
const isElsewhere = somewhere(elsewherePhrases);
/** More words are a story rather than a place. */
const mostWords = 9;

/** Reads a town with its state, or with its province and country: an address that has no street. */
export const place: Reader = {
  read(heard) {
    const tokens = withoutLeadingNo(heard);
    const [first] = wordsBehind(lead, tokens);
    const spans = spanOf(tokens);
    if (first === undefined || isElsewhere.test(plainText(tokens)))
      return ask("¿En qué ciudad, y en qué estado o país?", { missing: ["town"], spans });
    const said = tokens
      .slice(tokens.indexOf(first))
      .filter((token, at, all) => token.plain !== "." || isOfShortWord(token, at, all));
    const country = countryNamed(said.filter(({ kind }) => kind !== "mark"));
    const isAtEnd = country?.tokens.at(-1) === said.findLast(({ kind }) => kind === "word");
    const before = isAtEnd && country ? said.slice(0, said.indexOf(country.tokens[0] as Token)) : said;
    // "Albuquerque, Nuevo México": the state's name holds the country's.
    const rest = country?.code === "US" && isAtEnd ? bare(before) : bare(said);
    const state = stateAtEnd(rest, false);
    const isState = state !== undefined && (country?.code === "US" || state.length > (country?.tokens.length ?? 0));
    const reading = isState
      ? inState(bare(rest.slice(0, -state.length)), state.code, spans)
      : abroad(bare(before), isAtEnd ? country?.code : undefined, spans);
    return plainText(said).split(" ").length > mostWords ? doubted(reading, "as-said") : reading;
  },
};

function inState(town: readonly Token[], state: string, spans: Interpretation["spans"]): Interpretation {
  if (town.length === 0) return ask("¿En qué ciudad o pueblo?", { missing: ["town"], spans });
  const city = asNamed(town);
  const value = { line: "", unit: "", city, state, zip: "" };
  return understood({ value, english: `${city}, ${state}`, spanishReadback: `${city}, ${stateName(state)}`, spans });
}

function abroad(said: readonly Token[], country: string | undefined, spans: Interpretation["spans"]): Interpretation {
  if (country === undefined || country === "US")
    return ask(country ? "¿En qué estado?" : "¿En qué estado o país?", { missing: ["state"], spans });
  if (said.length === 0) return ask("¿En qué ciudad o pueblo?", { missing: ["town"], spans });
  const comma = said.findLastIndex((token, at) => isPause(token) && !isOfShortWord(token, at, said));
  const known = provinceAtEnd(country, said);
  const at = comma > 0 ? comma : said.length - (known?.length ?? 0);
  const [city, province] = [asNamed(bare(said.slice(0, at))), asNamed(bare(said.slice(at)))];
  const text = [city, province].filter((part) => part !== "").join(", ");
  const value = { foreign: true, country, text, line: "", city, province, postalCode: "" } as const;
  return understood({
    value,
    english: `${text}, ${englishCountry(country) ?? country}`,
    spanishReadback: `${text}, ${spanishCountry(country) ?? country}`,
    spans,
  });
}

/** Some words without the marks at both ends, and without the "de" or "en" that leads on to what followed. */
function bare(tokens: readonly Token[]): readonly Token[] {
  const isEnd = (token: Token | undefined) =>
    token !== undefined && (token.kind === "mark" || /^(de|en)$/.test(token.plain));
  let [from, to] = [0, tokens.length];
  while (from < to && tokens[from]?.kind === "mark") from += 1;
  while (to > from && isEnd(tokens[to - 1])) to -= 1;
  return tokens.slice(from, to);
}
