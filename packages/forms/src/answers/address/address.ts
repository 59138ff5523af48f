import { countryNamed, englishCountry, spanishCountry } from "../country/country.ts";
import { readDigits } from "../digits/read-digits.ts";
import type { Interpretation } from "../interpretation.ts";
import { ask, doubted, type Reader, understood } from "../reading.ts";
import { asSaid } from "../words/as-said.ts";
import { leadIn, somewhere } from "../words/phrases.ts";
import { isPause, plainText, spanOf, type Token } from "../words/tokens.ts";
import { abroadWords, leadPhrases } from "./address-words.table.ts";
import { stateAtEnd } from "./states.ts";
import { readUsAddress } from "./us-address.ts";
import { takeZip } from "./zip-at-end.ts";

/** Reads a postal address: a US one in parts, one of another country as it was said. */
export const address: Reader = {
  read(tokens, context) {
    const said = withoutEnds(tokens);
    if (said.length === 0) return ask(whole, { missing: ["address"] });
    const abroad = foreignAddress(said);
    if (abroad !== undefined) return abroad;
    const { rest } = withoutUs(said);
    const reading = readUsAddress(rest, context);
    const isAbroadLike = reading.status === "ask" && abroadLike.test(plainText(said));
    const lacksPlace = reading.missing.includes("zip") && reading.missing.includes("state");
    if (isAbroadLike && lacksPlace)
      return { ...reading, question: "¿En qué país está esa dirección?", missing: ["country"] };
    return reading;
  },
  splice(said, correction, context) {
    const digits = readDigits(correction, { lengths: [5, 9] });
    const { zips, rest } = takeZip(withoutEnds(said));
    if (digits.readings.length === 0 || digits.isPicked || zips.length === 0)
      return ask(whole, { missing: ["address"] });
    const reading = readUsAddress([...rest, ...correction], context);
    return reading.status === "value" ? doubted(reading, "corrected") : reading;
  },
};

/** Parts of a town as other countries name them. */
const abroadLike = somewhere(abroadWords);

const whole = "¿Cuál es la dirección? Diga número, calle, ciudad, estado y código postal.";

const leads = leadIn(leadPhrases);
const courtesy =
  /(?: (?:por favor|gracias|senorita|senor|nada mas|eso es todo|es todo|ahi vivo|para servirle|pues|verdad|creo))+$/;

function withoutEnds(tokens: readonly Token[]): readonly Token[] {
  const words = tokens.filter((token) => token.kind !== "mark");
  const text = words.map((token) => token.plain).join(" ");
  const count = (part: string | undefined) =>
    part === undefined || part.trim() === "" ? 0 : part.trim().split(" ").length;
  const first = words[leadLength(words, count(leads.exec(`${text} `)?.[0]))];
  const last = words[words.length - 1 - count(courtesy.exec(text)?.[0])];
  if (first === undefined || last === undefined || first.start > last.start) return [];
  const from = tokens[tokens.indexOf(first) - 1]?.plain === "#" ? tokens.indexOf(first) - 1 : tokens.indexOf(first);
  return tokens.slice(from, tokens.indexOf(last) + 1);
}

/** "la" and "el" at the end of a lead-in may begin the address: "La Puente". */
function leadLength(words: readonly Token[], count: number): number {
  const isWhole = count >= words.length;
  return isWhole ? 0 : count;
}

function foreignAddress(said: readonly Token[]): Interpretation | undefined {
  const words = said.filter((token) => token.kind !== "mark");
  const named = countryNamed(words.slice(-6));
  const last = named?.tokens.at(-1);
  if (named === undefined || last !== words.at(-1) || named.code === "US" || named.code === "PR") return undefined;
  if (stateAtEnd(words, false) !== undefined) return undefined;
  const cut = said.indexOf(named.tokens[0] as Token);
  let end = cut;
  while (end > 0 && (isPause(said[end - 1]) || /^(en|de|del|la|el)$/.test(said[end - 1]?.plain ?? ""))) end--;
  const [span] = spanOf(said.slice(0, end));
  if (span === undefined)
    return ask("¿Cuál es la dirección completa? Diga calle, ciudad y país.", { missing: ["street", "city"] });
  const text = asSaid(said.slice(0, end));
  const value = { foreign: true as const, country: named.code, text };
  const english = `${text}, ${englishCountry(named.code) ?? ""}`;
  return understood({
    value,
    english,
    spanishReadback: `${text}, ${spanishCountry(named.code) ?? ""}`,
    parts: { country: named.code, text },
    spans: spanOf(said),
  });
}

/** "..., Estados Unidos" at the end says nothing more. */
function withoutUs(said: readonly Token[]): { readonly rest: readonly Token[] } {
  const words = said.filter((token) => token.kind !== "mark");
  const named = countryNamed(words.slice(-4));
  if (named?.code !== "US" || named.tokens.at(-1) !== words.at(-1)) return { rest: said };
  return { rest: said.slice(0, said.indexOf(named.tokens[0] as Token)) };
}
