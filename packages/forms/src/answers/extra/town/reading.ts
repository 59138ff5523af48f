import { isOfShortWord } from "../../address/grammar/city.ts";
import { stateAtEnd } from "../../address/grammar/states.ts";
import { takeZip } from "../../address/grammar/zip-at-end.ts";
import { countryNamed } from "../../country/grammar/named.ts";
import type { Interpretation } from "../../interpretation.ts";
import { ask, type Context, doubted, isOfOther, type Reader, understood } from "../../reading.ts";
import { asNamed } from "../../words/as-named.ts";
import { leadIn, somewhere } from "../../words/phrases.ts";
import { plainText, spanOf, type Token, withoutLeadingNo } from "../../words/tokens.ts";
import { otherPeople, wordsBehind } from "../doubts.ts";
import { toldAlong } from "../place/place-parts.ts";
import { place } from "../place/reading.ts";
import { elsewherePhrases, leadPhrases, maybePhrases, relativesLeadPhrases, tellingPhrases } from "./words.table.ts";

const lead = leadIn(leadPhrases);
const relativesLead = leadIn(`${leadPhrases}${relativesLeadPhrases}`);
const isElsewhere = somewhere(elsewherePhrases);
const isTelling = somewhere(tellingPhrases);
const maybe = somewhere(maybePhrases);

/** Reads the town of the marriage. */
export const town = townAsked("¿En qué ciudad o pueblo se casó?");

/**
 * Reads a town by its name. A state or country said along is told as a part, and the town confirmed.
 * @param question asked where no town was told
 */
export function townAsked(question: string): Reader {
  return { read: (heard, context) => readTown(heard, context, question) };
}

function readTown(heard: readonly Token[], context: Context, question: string): Interpretation {
  const tokens = withoutLeadingNo(heard);
  const isOther = isOfOther(context);
  const words = wordsBehind(isOther ? relativesLead : lead, tokens);
  const [first] = words;
  // Of a relative "mi mamá vive en" leads to the town.
  const text = plainText(isOther ? words : tokens);
  if (first === undefined || isElsewhere.test(text) || tellsElse(words) || otherPeople.test(text))
    return ask(question, { missing: ["town"], spans: spanOf(tokens) });
  const said = tokens.slice(tokens.indexOf(first));
  const comma = said.findIndex(
    (token, at) => token.plain === "," || (token.plain === "." && !isOfShortWord(token, at, said)),
  );
  const head = comma > 0 && said.length > comma + 1 ? said.slice(0, comma) : withoutEnd(said);
  const named = withoutState(withoutPlace(head), said);
  const plain = plainText(named);
  if (plain.length < 2 || /\d/.test(plain) || isOnlyCountry(named)) {
    return ask(question, { missing: ["town"], spans: spanOf(tokens) });
  }
  const value = asNamed(named);
  const reading = understood({ value, english: value, spanishReadback: value, spans: spanOf(named) });
  if (named.length < withoutEnd(said).length)
    return doubted({ ...reading, parts: behindTown(withoutEnd(said), context) }, "shortened");
  return maybe.test(plain) || plain.split(" ").length > 5 ? doubted(reading, "as-said") : reading;
}

/** "Sí", or "antes trabajaba en una empacadora": a sentence, of which some words lead to a town and others do not. */
function tellsElse(words: readonly Token[]): boolean {
  const text = plainText(words);
  return text === "si" || (words.length > 1 && isTelling.test(text));
}

/** The state, the ZIP code and the country that were said along with a town. */
function behindTown(said: readonly Token[], context: Context): Readonly<Record<string, string>> {
  const { zips, rest } = takeZip(said);
  const { value } = place.read(rest, context);
  const [zip = "", other] = zips;
  return typeof value === "object" ? { ...toldAlong(value), zip: other === undefined ? zip : "" } : {};
}

function withoutEnd(tokens: readonly Token[]): readonly Token[] {
  return tokens.at(-1)?.kind === "mark" ? tokens.slice(0, -1) : tokens;
}

/** "Guadalajara México": the country is asked by itself. "Ciudad de México" is a town. */
function withoutPlace(tokens: readonly Token[]): readonly Token[] {
  const country = countryNamed(tokens.slice(-4));
  const length = country?.tokens.at(-1) === tokens.at(-1) ? (country?.tokens.length ?? 0) : 0;
  const rest = tokens.slice(0, tokens.length - length);
  const isWhole = rest.length === 0 || /^(de|del|la|el|los|las|y|nuev[oa])$/.test(rest.at(-1)?.plain ?? "");
  const state = length === 0 || isWhole ? undefined : stateAtEnd(rest, false);
  if (isWhole) return tokens;
  return state && state.length < rest.length ? rest.slice(0, rest.length - state.length) : rest;
}

/** "Houston Texas, 77002": the ZIP code behind it tells that the last word is the state. */
function withoutState(head: readonly Token[], said: readonly Token[]): readonly Token[] {
  const state = takeZip(withoutEnd(said)).zips.length === 1 ? stateAtEnd(head, false) : undefined;
  return state && state.length < head.length ? head.slice(0, head.length - state.length) : head;
}

function isOnlyCountry(tokens: readonly Token[]): boolean {
  return countryNamed(tokens)?.tokens.length === tokens.length;
}
