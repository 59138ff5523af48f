import { countryNamed, englishCountry, spanishCountry } from "../../../country/grammar/named.ts";
import type { AddressValue, Interpretation } from "../../../interpretation.ts";
import { digitStrings } from "../../../numbers/digit-strings.ts";
import { addressQuestions } from "../../../questions.texts.ts";
import { ask, type Context, doubted, understood } from "../../../reading.ts";
import { whole } from "../../../words/phrases.ts";
import { asSaid, fold, isPause, plainText, spanOf, type Token, tokensOf } from "../../../words/tokens.ts";
import { whoLives } from "../../provinces.table.ts";
import { knownPlaces } from "../anchors/known-places.ts";
import { withWrittenNumbers } from "../spoken-numbers.ts";
import { stateAtEnd } from "../states.ts";
import { hasTalk, isOnlyTalk, withoutPartEnds, withoutTalkBefore } from "../talk.ts";
import { withoutMarks } from "../us-parts.ts";
import { takeZip } from "../zip-at-end.ts";
import { withoutTalkAbroad } from "./around-abroad.ts";
import { inFigures } from "./in-figures.ts";
import { bareOf, partsOf, withDashesAsPauses } from "./parts-abroad.ts";
import { placesAbroad } from "./places-abroad.ts";
import { countryOfDivision, provinceNamed } from "./provinces.ts";
import { beginsPart, spokenParts, withoutLead, withoutNoNumber } from "./spoken-abroad.ts";
import { countryOfTown } from "./towns.ts";
import { withoutUnknownParts } from "./unknown-parts.ts";
import { wayAndTown } from "./village.ts";

/** Reads an address in another country, whose name begins it, ends it, or stands between two pauses. */
export function foreignAddress(all: readonly Token[], context: Context): Interpretation | undefined {
  // "Jamaica, Queens, 11432"; "Dalton, Georgia, 30721. Es el 318 ...".
  if (knownPlaces(withWrittenNumbers(all), context).isInUs) return undefined;
  const known = withoutUnknownParts(withNumberLabels(withDashesAsPauses(all)));
  const given = withoutPartEnds(withoutTalkAbroad(withoutNoNumber(known)));
  if (hasState(given)) return undefined;
  const spoken = spokenParts(given);
  const told = withoutWhoLives(spoken?.parts ?? withCountryApart(partsOf(withoutWho(given))));
  const places = told.filter((part) => !isOnlyTalk(part));
  const parts = withCodeApart(places.map((part, at) => (at === 0 ? part : withoutTalkBefore(part))));
  const said = joined(parts);
  const found = countryIn(parts) ?? countryByDivision(parts);
  if (found === undefined || hasState(said)) return undefined;
  const { code, at } = found;
  const [only, second] = found.rest;
  const rest = (only && second === undefined ? wayAndTown(only) : undefined) ?? found.rest;
  const [span] = spanOf(rest.flat());
  if (span === undefined)
    return ask(addressQuestions.streetAbroad, { missing: ["street", "city"], parts: { country: code } });
  const { line, city, province, postalCode, isGuessed, other } = placesAbroad(code, rest, found.town);
  const isInside = at > 0 && at < parts.length - 1;
  const isVague =
    spoken === undefined &&
    isInside &&
    !/\d|\b(numero|conocido)\b/.test(plainText(said)) &&
    !hasNumber(rest.flat()) &&
    rest.filter((part) => beginsPart(part, 0)).length < 2;
  const hasCity = city !== "" && !hasTalk(tokensOf(city));
  if (!hasCity || line === "" || isVague) {
    const isTold = !isVague && hasCity;
    return ask(hasCity ? addressQuestions.streetAbroad : addressQuestions.cityAbroad, {
      missing: [hasCity ? "street" : "city"],
      spans: spanOf(given),
      parts: { country: code, ...(isTold && { city, province, postalCode }) },
    });
  }
  // The end of a sentence before the country was told belongs to no place.
  const text = asSaid(joined([bareOf(rest[0] ?? []), ...rest.slice(1)].map((part) => inFigures(code, part)))).replace(
    /[\s.;]+$/u,
    "",
  );
  const value = { foreign: true as const, country: code, text, line, city, province, postalCode };
  if (other !== undefined) {
    const candidates = [{ ...value, ...other }, value].map((one) => ({
      value: one,
      english: `${text}, ${englishCountry(code) ?? ""}`,
      spanish: withItsTown(one),
    }));
    return ask(`¿La ciudad es ${other.city} o ${city}?`, { missing: ["city"], candidates, spans: spanOf(given) });
  }
  const reading = understood({
    value,
    english: `${text}, ${englishCountry(code) ?? ""}`,
    spanishReadback: `${text}, ${spanishCountry(code) ?? ""}`,
    parts: { country: code, text, line, city, province, postalCode },
    spans: spanOf(given),
  });
  return isGuessed || found.isGuessed || spoken?.isGuessed || places.length < told.length
    ? doubted(reading, "guessed-part")
    : reading;
}

type Abroad = Extract<AddressValue, { readonly foreign: true }>;

/** An address in words of which its town is read again and no other: "Jalan Merdeka 12, ciudad de Bandung, provincia de ...". */
function withItsTown({ country, line, city, province, postalCode }: Abroad): string {
  const isKnown = provinceNamed(country, fold(province)) !== undefined;
  return [
    line,
    `ciudad de ${city}`,
    province === "" || isKnown ? province : `provincia de ${province}`,
    postalCode === "" ? "" : `código postal ${postalCode}`,
    spanishCountry(country) ?? "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}

/** "carrera 43 no 72-15": a "no" before digits is the word number cut short. */
function withNumberLabels(given: readonly Token[]): readonly Token[] {
  return given.map((token, at) => {
    const next = given[at + 1]?.plain === "." ? given[at + 2] : given[at + 1];
    return token.plain === "no" && next?.kind === "digits" ? { ...token, plain: "numero" } : token;
  });
}

function hasNumber(tokens: readonly Token[]): boolean {
  return tokens.some((_, at) => digitStrings(tokens.slice(at, at + 1), { longest: 6 }).length > 0);
}

/** A US state at the end, or before a ZIP code, names no other country: "Lebanon, Pennsylvania", "Atlanta, Georgia 30303". */
function hasState(tokens: readonly Token[]): boolean {
  const { zips, rest } = takeZip(tokens);
  const isAtEnd = (words: readonly Token[]) => stateAtEnd(withoutMarks(words), zips.length > 0) !== undefined;
  return isAtEnd(rest) || (zips.length === 0 && isAtEnd(rest.filter(({ kind }) => kind !== "mark")));
}

function joined(parts: readonly (readonly Token[])[]): readonly Token[] {
  return parts.flatMap((part, at) => {
    const comma = { ...(part[0] as Token), text: ",", plain: ",", kind: "mark" as const, isGlued: true };
    return at === 0 ? part : [comma, ...part];
  });
}

/** The country of an address, which part it stood in, and the parts without it. */
interface CountryFound {
  readonly code: string;
  readonly at: number;
  readonly rest: readonly (readonly Token[])[];
  /** Which of the parts is the town, where the country was said right behind it. */
  readonly town?: number;
  /** It was not said, but told by a division. */
  readonly isGuessed?: true;
}

const tellsWho = whole(whoLives);

/** "mi hermana: calle Maceo ...", "mis viejos siguen en Venezuela, ...": the words that only tell who lives there go. */
function withoutWho(given: readonly Token[]): readonly Token[] {
  const pause = given.findIndex(isPause);
  const first = pause < 0 ? given : given.slice(0, pause);
  if (pause > 0 && tellsWho.test(plainText(first))) return given.slice(pause + 1);
  return [...withoutLead(first), ...given.slice(first.length)];
}

/** "Honduras barrio Las Flores, Choluteca", "Costa Rica en San Ramón, ...": a country that leads, with no pause behind it, is a part of its own. */
function withCountryApart(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const [given = [], ...others] = parts;
  const first = bareOf(given);
  for (let end = Math.min(4, first.length - 1); end > 0 && others.length > 0; end--) {
    const named = countryNamed(first.slice(0, end));
    if (named?.tokens.length !== end || !isAbroad(named.code)) continue;
    const isApart = beginsPart(first, end) || first[end]?.plain === "en";
    return isApart ? [first.slice(0, end), first.slice(end), ...others] : parts;
  }
  return parts;
}

/** "Pune, India 411001": a postal code right behind the country is a part of its own. */
function withCodeApart(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const last = parts.at(-1) ?? [];
  for (let end = Math.min(4, last.length - 1); end > 0; end--) {
    const [name, code] = [last.slice(0, end), last.slice(end)];
    const named = countryNamed(bareOf(name));
    const isWhole = named !== undefined && named.tokens.length === bareOf(name).length && isAbroad(named.code);
    if (isWhole && isPostalCode.test(asSaid(code))) return [...parts.slice(0, -1), name, code];
  }
  return parts;
}

/** Figures, perhaps with letters, in one or two groups. */
const isPostalCode = /^(?=(?:\D*\d){2})(?=.{4})[A-Z\d]+(?: ?-? ?[A-Z\d]+)?$/i;

function withoutWhoLives(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const last = parts.at(-1);
  return parts.length > 1 && last !== undefined && tellsWho.test(plainText(last))
    ? withoutWhoLives(parts.slice(0, -1))
    : parts;
}

/** "Cuenca Ecuador, calle Gran Colombia 7-28": the country right behind a town, in any part; "calle Ecuador" is a street. */
function countryBehindTown(parts: readonly (readonly Token[])[]): CountryFound | undefined {
  for (const [at, part] of parts.entries()) {
    const found = parts.length > 1 ? countryAtEnd(part) : undefined;
    if (found === undefined || found.rest.length === 0 || found.rest.length === part.length) continue;
    const town = bareOf(found.rest);
    const isTalk = town.some(({ plain }) => /^(en|in|su|mi|casa)$/.test(plain)) || town[0]?.plain === "de";
    // "Elizabeth, Nueva Jersey, ...": no Jersey.
    const isState = stateAtEnd(withoutMarks(part), false) !== undefined;
    if (isState || beginsPart(part, 0) || hasNumber(town) || isTalk) continue;
    return { code: found.code, at: 0, rest: parts.map((one, index) => (index === at ? town : one)), town: at };
  }
  return undefined;
}

/** The country at the end, or alone between two pauses; the other parts without it. */
function countryIn(parts: readonly (readonly Token[])[]): CountryFound | undefined {
  const last = parts.at(-1) ?? [];
  const atEnd = countryAtEnd(last);
  if (atEnd !== undefined)
    return {
      ...atEnd,
      at: parts.length - 1,
      rest: [...parts.slice(0, -1), atEnd.rest].filter((part) => part.length > 0),
    };
  for (const [at, part] of parts.entries()) {
    const bare = bareOf(part).filter(({ plain, kind }, index) => kind !== "mark" && !(index === 0 && plain === "la"));
    const named = countryNamed(bare);
    const isWhole = named?.tokens.length === bare.length;
    if (named !== undefined && isWhole && isAbroad(named.code))
      return { code: named.code, at, rest: parts.filter((_, index) => index !== at) };
    const code = countryInName(bare);
    if (code !== undefined) return { code, at: 0, rest: parts };
  }
  return countryBehindTown(parts);
}

function isZip({ kind, text }: Token): boolean {
  return kind === "digits" && text.length === 5;
}

function isDominican(part: readonly Token[]): boolean {
  return plainText(bareOf(part)) === "santo domingo";
}

/**
 * "calle Reforma 12, Tepatitlán, Jalisco": a division that one country alone has, beside a street said in Spanish. "Santo
 * Domingo" is also what Dominicans call their country.
 */
function countryByDivision(parts: readonly (readonly Token[])[]): CountryFound | undefined {
  const isStreet = (part: readonly Token[]) => beginsPart(part, 0) && hasNumber(part);
  if (!parts.some(isStreet) || parts.some((part) => part.some(isZip))) return undefined;
  for (const part of parts) {
    const bare = bareOf(part).filter(({ kind }) => kind !== "mark");
    const at = bare.findLastIndex(({ plain }) => plain === "en");
    // "calle del Sol 42 en Santiago de los Caballeros".
    const words = at > 0 ? bare.slice(at + 1) : bare;
    if (beginsPart(words, 0) || hasNumber(words)) continue;
    for (let length = Math.min(4, words.length); length > 0; length--) {
      const name = plainText(words.slice(-length));
      const code = name === "santo domingo" ? undefined : (countryOfDivision(name) ?? countryOfTown(name));
      // America has a town called as each province of Spain, and California its Ontario.
      if (code !== undefined && !/^(ES|CA)$/.test(code) && isAbroad(code))
        return { code, at: 0, rest: code === "DO" ? parts.filter((one) => !isDominican(one)) : parts, isGuessed: true };
    }
  }
  return undefined;
}

/** "Santiago de Cuba", "Estado de México", "Ciudad de Panamá": a place whose name holds its country's. */
function countryInName(part: readonly Token[]): string | undefined {
  const of = part.findLastIndex(({ plain }) => plain === "de");
  const behind = part.slice(of + 1);
  const named = of > 0 ? countryNamed(behind) : undefined;
  if (named === undefined || named.tokens.length !== behind.length || !isAbroad(named.code)) return undefined;
  const text = plainText(part);
  return provinceNamed(named.code, text) !== undefined || /^(la )?ciudad de /.test(text) ? named.code : undefined;
}

function countryAtEnd(part: readonly Token[]) {
  const words = part.filter(({ kind }) => kind !== "mark");
  // "Granada Nicaragua": of two countries' names the last one is the country.
  const named = [-6, -3, -2, -1].map((from) => countryNamed(words.slice(from))).find((found) => found !== undefined);
  const first = named?.tokens[0];
  if (named === undefined || first === undefined || !isAbroad(named.code)) return undefined;
  if (named.tokens.at(-1) !== words.at(-1)) return undefined;
  // "Suchitoto, Cuscatlán": a division that gave its country a nickname is the division.
  const text = plainText(named.tokens);
  const isDivision = provinceNamed(named.code, text) !== undefined;
  if (isDivision && text !== fold(spanishCountry(named.code) ?? "")) return undefined;
  const at = part.indexOf(first);
  // "Ciudad de México", "Estado de México", "Santiago de Cuba": the place stays, and names its country.
  const isOfName = part[at - 1]?.plain === "de" && at > 1 && !/^(aqui|alla|ya)$/.test(part[at - 2]?.plain ?? "");
  let end = isOfName ? part.length : at;
  while (!isOfName && end > 0 && /^(en|de|del|la|el|alla|aca|ahi|alli|republica)$/.test(part[end - 1]?.plain ?? ""))
    end--;
  return { code: named.code, rest: part.slice(0, end) };
}

function isAbroad(code: string): boolean {
  return code !== "US" && code !== "PR";
}
