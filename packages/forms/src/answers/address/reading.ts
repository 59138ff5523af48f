import { countryNamed } from "../country/grammar/named.ts";
import { readDigits } from "../digits/read-digits.ts";
import type { Interpretation } from "../interpretation.ts";
import { addressQuestions } from "../questions.texts.ts";
import { ask, type Context, doubted, type Reader } from "../reading.ts";
import { asNamed } from "../words/as-named.ts";
import { withoutEnds } from "../words/ends.ts";
import { leadIn, leadOut, somewhere } from "../words/phrases.ts";
import { fold, plainText, spanOf, type Token } from "../words/tokens.ts";
import { foreignAddress } from "./grammar/abroad/abroad.ts";
import { isPlaceAbroad } from "./grammar/abroad/towns.ts";
import { wayAndTown } from "./grammar/abroad/village.ts";
import { byAnchors, withPartsAnew } from "./grammar/anchors/by-anchors.ts";
import { careOfIn, withCareOf } from "./grammar/care-of.ts";
import { cityKey } from "./grammar/city.ts";
import { isNamedAfter } from "./grammar/city-of-zip.ts";
import { isByEar } from "./grammar/meant.ts";
import { militaryAddress } from "./grammar/military.ts";
import { sameAsMine } from "./grammar/same-as-mine.ts";
import { withoutSince } from "./grammar/since.ts";
import { withWrittenNumbers } from "./grammar/spoken-numbers.ts";
import { stateAtEnd } from "./grammar/states.ts";
import { partPutRight } from "./grammar/tidied/part-put-right.ts";
import { withoutToldBeside } from "./grammar/tidied/remarks-beside.ts";
import { withRespelledWords } from "./grammar/tidied/respelled.ts";
import { tidied } from "./grammar/tidied/tidied.ts";
import { readUsAddress } from "./grammar/us-address.ts";
import { addressWithin } from "./grammar/within-talk.ts";
import { isWithoutHome, whereWithoutHome } from "./grammar/without-home.ts";
import { takeZip } from "./grammar/zip-at-end.ts";
import { abroadWords, carriers, courtesies, stayingLeads } from "./words.table.ts";

/** Reads a postal address: a US one in parts, one of another country as it was said. */
export const address: Reader = {
  // A house without a number is known to have none: nobody is in doubt. Who has no house gets letters somewhere all the same.
  own: /\bsin numero\b|\bno (?:tengo|tenemos) (?:casa|hogar|techo|(?:a )?donde (?:vivir|dormir))\b/,
  read(heard, context) {
    const same = sameAsMine(heard, context, (own) => readPlace(own, { ...context, about: "applicant" }));
    if (same !== undefined) return same;
    const careOf = careOfIn(heard);
    const reading = careOf ? withCareOf(readPlace(careOf.rest, context), careOf) : readPlace(heard, context);
    // Who is somebody else may live where there are no states and no ZIP codes.
    const isAnywhere = context.about === "relative" && reading.question === addressQuestions.whole;
    return isAnywhere ? { ...reading, question: addressQuestions.anywhere } : reading;
  },
  splice(said, correction, context) {
    const careOf = careOfIn(said);
    return careOf
      ? withCareOf(splicePlace(careOf.rest, correction, context), careOf)
      : splicePlace(said, correction, context);
  },
};

function readPlace(heard: readonly Token[], context: Context): Interpretation {
  const tokens = withoutStaying(withRespelledWords(heard));
  const present = withoutSince(withoutEnds(tokens, { lead, tail }));
  if (present.length > 0 && present.length < withoutEnds(tokens, { lead, tail }).length)
    return doubted(readPlace(present, context), "moved");
  const given = withoutAround(tokens);
  const said = withWrittenNumbers(given);
  if (said.length === 0) return ask(addressQuestions.whole, { missing: ["address"] });
  const military = militaryAddress(tokens, said);
  if (military !== undefined) return military;
  const abroad = foreignAddress(withArticle(tokens, given), context);
  if (abroad !== undefined) return abroad;
  const { words, isDoubtful } = tidied(withCityArticle(tokens, given, context));
  const { rest } = withoutUs(withWrittenNumbers(words));
  const found = readUsOrWithin(rest, context);
  const strict = isDoubtful && found.status === "value" ? doubted(found, "within-talk") : found;
  const told = isSettled(strict, context) ? strict : readByAnchors(tokens, strict, context);
  // "1214 saut flauer estrit": what is written by ear is read back, whatever it is read as.
  const reading = told.status === "value" && isByEar(tokens) ? doubted(told, "by-ear") : told;
  const hasDigit = /\d/.test(plainText(said));
  const lacksPlace =
    (reading.missing.includes("zip") && reading.missing.includes("state")) || isOfNoState(reading, said);
  // Of somebody else it is not known yet which country is meant.
  const mayBeAbroad = context.about === "relative" || isAbroadLike.test(plainText(said));
  const isOpen = reading.status === "ask" && reading.candidates.length === 0;
  // A village is told by how one gets there, and its town by "en": only the country is missing.
  if (isOpen && reading.question === addressQuestions.whole && mayBeAbroad && wayAndTown(given) !== undefined)
    return ask(addressQuestions.country, { missing: ["country"], spans: spanOf(given) });
  // "En San Pedro Sula": a town that is known abroad, and no street.
  const named = said.filter(({ kind }, at) => kind !== "mark" && !(at === 0 && said[0]?.plain === "en"));
  if (isOpen && mayBeAbroad && isPlaceAbroad(plainText(named))) {
    const city = asNamed(named);
    return ask(countryQuestion(city), { missing: ["street", "country"], parts: { city }, spans: spanOf(given) });
  }
  const beside = isOpen ? readBesideTalk(heard, context) : undefined;
  if (beside !== undefined) return beside;
  if (isOpen && !hasDigit && isSentence.test(plainText(said)))
    return ask(addressQuestions.whole, { missing: ["address"] });
  const isPlace = hasDigit || (reading.parts?.["street"] && reading.parts["city"]);
  if (reading.status === "ask" && lacksPlace && isPlace && mayBeAbroad)
    return { ...reading, question: countryQuestion(reading.parts?.["city"] ?? ""), missing: ["country"] };
  if (reading.status === "ask" && reading.candidates.length === 0 && isWithoutHome(heard))
    return whereWithoutHome(heard, context);
  return reading;
}

/** Of a town that is known abroad it is asked in which country that is. */
function countryQuestion(city: string): string {
  return isPlaceAbroad(fold(city)) ? `¿En qué país está ${city}?` : addressQuestions.country;
}

/** What is left of an address without what is told beside it, where that is one, or a part of one. */
function readBesideTalk(heard: readonly Token[], context: Context): Interpretation | undefined {
  const rest = withoutToldBeside(heard);
  const reading = rest && readPlace(rest, context);
  if (reading?.status === "value") return doubted(reading, "within-talk");
  return reading?.parts?.["street"] || (reading?.candidates.length ?? 0) > 0 ? reading : undefined;
}

/** "Es la misma de mi licencia", "mi hija me recibe las cartas": words of no street and no city. */
const isSentence = /\b(?:la misma|el mismo|mi (?:licencia|mica|tarjeta)|me|recibe\w*|pongo)\b/;

function splicePlace(said: readonly Token[], correction: readonly Token[], context: Context): Interpretation {
  const righted = partPutRight(said, correction);
  if (righted !== undefined) return doubted(readPlace(righted, context), "corrected");
  const anew = withPartsAnew(withRespelledWords(said), withRespelledWords(correction), context);
  const put = anew && readUsAddress(withWrittenNumbers(tidied(anew).words), context);
  if (put?.status === "value") return doubted(put, "corrected");
  const digits = readDigits(correction, { lengths: [5, 9] });
  const { zips, rest } = takeZip(withoutAround(said));
  if (digits.readings.length === 0 || digits.isPicked || zips.length === 0)
    return ask(addressQuestions.whole, { missing: ["address"] });
  const reading = readUsAddress([...rest, ...correction], context);
  return reading.status === "value" ? doubted(reading, "corrected") : reading;
}

/** "Calle Duarte número 25, Ensanche Ozama, Santo Domingo": not even its street was read, and no state or ZIP code is in it. */
function isOfNoState({ missing }: Interpretation, said: readonly Token[]): boolean {
  return missing.includes("line") && takeZip(said).zips.length === 0 && stateAtEnd(said, false) === undefined;
}

function readUsOrWithin(tokens: readonly Token[], context: Context): Interpretation {
  const reading = readUsAddress(tokens, context);
  if (reading.status === "value" || reading.candidates.length > 0) return reading;
  return addressWithin(tokens, readUsAddress, context) ?? reading;
}

/** A value whose city is known, or a question with the readings to choose from. */
function isSettled({ status, value, candidates }: Interpretation, { lookups }: Context): boolean {
  if (status !== "value" || typeof value !== "object" || "foreign" in value) return candidates.length > 0;
  const key = cityKey(value.city);
  const place = lookups?.zip?.(value.zip.slice(0, 5));
  const isBox = value.line.startsWith("PO Box");
  if (isBox) return false;
  if (place === undefined || cityKey(place.city) === key || isNamedAfter(value.city, place.city)) return true;
  return lookups?.city?.(key, value.state) === true;
}

/** Reads the parts of an address wherever they stand among talk; as it was read in its order where that gives no other value. */
function readByAnchors(given: readonly Token[], strict: Interpretation, context: Context): Interpretation {
  const words = byAnchors(given, context);
  const reading = words && readUsAddress(withWrittenNumbers(tidied(words).words), context);
  const isRead = reading?.status === "value" || (reading?.candidates.length ?? 0) > 0;
  if (reading === undefined || !isRead || JSON.stringify(reading.value) === JSON.stringify(strict.value)) return strict;
  return doubted(reading, "within-talk");
}

/** "Estoy parando en Collins Avenue 7310": the street without the verb before it. */
function withoutStaying(tokens: readonly Token[]): readonly Token[] {
  const said = withoutEnds(tokens, { lead: staying, tail: nothing });
  return said.length === 0 ? tokens : said;
}

const staying = leadIn(stayingLeads);
const nothing = /(?!)/;

const lead = leadIn(carriers);
const tail = leadOut(courtesies);
const isAbroadLike = somewhere(abroadWords);

/** The address itself; a # at its beginning belongs to it. */
function withoutAround(tokens: readonly Token[]): readonly Token[] {
  const said = withoutEnds(tokens, { lead, tail });
  const at = tokens.indexOf(said[0] as Token);
  return tokens[at - 1]?.plain === "#" ? tokens.slice(at - 1, at + said.length) : said;
}

/** "en La Vega, República Dominicana": the article of a place's name stays with it. */
function withArticle(tokens: readonly Token[], given: readonly Token[]): readonly Token[] {
  const at = tokens.indexOf(given[0] as Token);
  const isName =
    /^(el|la|los|las)$/.test(tokens[at - 1]?.plain ?? "") && isPlaceAbroad(plainText(tokens.slice(at - 1, at + 1)));
  return isName ? tokens.slice(at - 1, at + given.length) : given;
}

/** "en El Paso, Texas, vivo en ...": the article of a city that is said first. */
function withCityArticle(tokens: readonly Token[], given: readonly Token[], { lookups }: Context): readonly Token[] {
  const at = tokens.indexOf(given[0] as Token);
  const words = tokens.slice(at - 1, at + 6).filter(({ kind }) => kind !== "mark");
  if (at < 1 || !/^(el|la|los|las)$/.test(words[0]?.plain ?? "")) return given;
  const isCity = [3, 4, 5].some((end) => {
    const state = stateAtEnd(words.slice(0, end), false);
    return state && lookups?.city?.(cityKey(plainText(words.slice(0, end - state.length))), state.code);
  });
  return isCity ? tokens.slice(at - 1, at + given.length) : given;
}

/** "..., Estados Unidos" at the end says nothing more. */
function withoutUs(said: readonly Token[]): { readonly rest: readonly Token[] } {
  const words = said.filter((token) => token.kind !== "mark");
  const named = countryNamed(words.slice(-4));
  if (named?.code !== "US" || named.tokens.at(-1) !== words.at(-1)) return { rest: said };
  return { rest: said.slice(0, said.indexOf(named.tokens[0] as Token)) };
}
