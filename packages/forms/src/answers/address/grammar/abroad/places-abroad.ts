import { digitStrings } from "../../../numbers/digit-strings.ts";
import { atStart, leadIn, wordsOf } from "../../../words/phrases.ts";
import { asSaid, fold, plainText, type Token } from "../../../words/tokens.ts";
import { lineBeginnings, provinceLabels, townLabels, wayEnds, wayMeasures } from "../../provinces.table.ts";
import { numbersFrom } from "../us-parts.ts";
import { inFigures } from "./in-figures.ts";
import { bareOf } from "./parts-abroad.ts";
import { withoutPostalCode } from "./postal-code.ts";
import { hasDivisions, isCityProvince, provinceAtEnd, provinceNamed } from "./provinces.ts";
import { cutTown, isKnownTown } from "./towns.ts";

/** The parts of an address abroad, empty where they were not said. */
export interface PlacesAbroad {
  readonly line: string;
  readonly city: string;
  readonly province: string;
  readonly postalCode: string;
  /** Which of two places is the city is not sure. */
  readonly isGuessed: boolean;
  /** The same, where another of its places is the city, which it may be as well: "San Bartolomé, Tlacolula, Oaxaca". */
  readonly other?: Pick<PlacesAbroad, "line" | "city" | "province">;
}

type Part = readonly Token[];

const isLine = atStart(lineBeginnings);
const measuresWay = wordsOf(wayMeasures);
const endsWay = wordsOf(wayEnds);
const provinceLabel = leadIn(provinceLabels);
const townLabel = leadIn(townLabels);

/**
 * Tells city and province of an address abroad by its grammar: a part is a place where it neither begins like a street
 * or a part of a town nor holds a number; the last place that is a division of the country is the province.
 * @param given the words between the pauses, without the country
 * @param told which of them is the town, where its country was said right behind it
 */
export function placesAbroad(country: string, given: readonly Part[], told?: number): PlacesAbroad {
  const found = withoutPostalCode(country, given);
  const { parts: said, postalCode } = found;
  const town = found.town ?? (postalCode === "" ? told : undefined);
  const parts = town === undefined ? said.flatMap((part) => cutTown(country, part)) : said;
  const cut = cutBehind(country, parts, town ?? 0);
  const places = cut.parts.flatMap((part, at) => (isPlace(part) ? [at] : []));
  const cityAt = town ?? cityIn(country, cut, places);
  const city = cityAt === undefined ? undefined : cut.parts[cityAt];
  const line = cut.parts.filter((_, at) => at !== cityAt && !isOfNamed(cut.parts, cityAt, at));
  const isFarther = places.some((at) => at !== cityAt && at > 0);
  return {
    line: lineOf(country, line),
    city: city === undefined ? "" : printed(city),
    province: cut.province,
    postalCode,
    isGuessed: town === undefined && isFarther && places.length > 1,
    ...(town === undefined && otherCity(country, cut, cityAt)),
  };
}

/** "Ciudad de Quialana, Tlacolula": a place behind a town that is called one is where that lies, and no street of it. */
function isOfNamed(parts: readonly Part[], cityAt: number | undefined, at: number): boolean {
  return cityAt !== undefined && at > cityAt && isNamedTown(parts[cityAt]) && isPlace(parts[at] ?? []);
}

function isNamedTown(part: Part = []): boolean {
  const text = plainText(bareOf(part));
  return isTown.test(text) && !isCityProvince(text);
}

function lineOf(country: string, parts: readonly Part[]): string {
  return parts
    .map((part) => asSaid(inFigures(country, bareOf(part))))
    .filter((text) => text !== "")
    .join(", ");
}

/** The parts of an address if another of its places is the city; undefined where none may well be. */
function otherCity(country: string, cut: Cut, cityAt: number | undefined): Pick<PlacesAbroad, "other"> {
  const city = cityAt === undefined ? undefined : cut.parts[cityAt];
  if (cityAt === undefined || city === undefined || isNamedTown(city)) return {};
  const { parts, province } = cut;
  const line = parts.filter((_, at) => at !== cityAt);
  const [first] = line;
  const before = parts[cityAt - 1];
  const isAlone = first !== undefined && line.length === 1 && isPlace(first);
  // "Jalan Merdeka 12, Bandung, Jawa Barat": the divisions of that country are not known to us.
  const isBeforeDivision = !hasDivisions(country) && before !== undefined && isPlace(before);
  const behind = province === "" ? printed(city) : province;
  if (isAlone) return { other: { line: "", city: printed(first), province: behind } };
  if (isBeforeDivision) {
    const street = line.filter((part) => part !== before);
    return { other: { line: lineOf(country, street), city: printed(before), province: behind } };
  }
  // "Villa Fátima, calle 3, La Paz": a part of the town before the street, or a town of that division.
  const isApart = parts.some((part, at) => at > cityAt && at < cut.at && !isPlace(part));
  const isEither = isApart && isKnownTown(country, fold(province)) && !isKnownTown(country, plainText(city));
  return isEither ? { other: { line: lineOf(country, parts), city: province, province: "" } } : {};
}

interface Cut {
  readonly parts: readonly Part[];
  readonly province: string;
  /** Where the province stood among the parts; what follows it is no city. */
  readonly at: number;
}

/** The same from a part on: behind a town that is known, only what follows it is its province. */
function cutBehind(country: string, parts: readonly Part[], from: number): Cut {
  const cut = cutProvince(country, parts.slice(from));
  return { ...cut, parts: [...parts.slice(0, from), ...cut.parts], at: cut.at + from };
}

/** Takes the province out of the parts: named as one, or a division of the country behind another place. */
function cutProvince(country: string, parts: readonly Part[]): Cut {
  for (let at = parts.length - 1; at >= 0; at--) {
    const part = bareOf(parts[at] ?? []);
    const labelled = labelledProvince(country, part);
    if (labelled !== undefined) return { parts: parts.filter((_, index) => index !== at), province: labelled, at };
  }
  for (let at = parts.length - 1; at >= 0; at--) {
    const part = bareOf(parts[at] ?? []);
    const text = plainText(part);
    if (isCityProvince(text)) return { parts, province: "", at: at + 1 };
    const name = provinceNamed(country, text);
    const hasCity = parts.some((other, index) => index < at && isPlace(other));
    if (name !== undefined && hasCity) return { parts: parts.filter((_, index) => index !== at), province: name, at };
    if (name !== undefined) return { parts, province: "", at: at + 1 };
    const inside = provinceAtEnd(country, part);
    if (inside !== undefined && isPlace(part)) {
      const rest = part.slice(0, part.length - inside.length);
      return { parts: parts.map((other, index) => (index === at ? rest : other)), province: inside.name, at: at + 1 };
    }
  }
  return { parts, province: "", at: parts.length };
}

/** "provincia del Cañar", "estado de Oaxaca", "Estado de México". */
function labelledProvince(country: string, part: Part): string | undefined {
  const text = plainText(part);
  const known = provinceNamed(country, text);
  if (known !== undefined && provinceLabel.test(`${text} `)) return known;
  const count = provinceLabel.exec(`${text} `)?.[0].trim().split(" ").length;
  const words = part.filter(({ kind }) => kind !== "mark");
  const first = count === undefined ? undefined : words[count];
  if (first === undefined) return undefined;
  const name = part.slice(part.indexOf(first));
  return provinceNamed(country, plainText(name)) ?? titled(name);
}

/** The city: what is called a town, the place right before the province, or the last one; a canton where no other is. */
function cityIn(country: string, { parts, province, at }: Cut, places: readonly number[]): number | undefined {
  const before = places.filter((place) => place < at);
  const [first] = places;
  const [named, ...alsoNamed] = places.filter((place) => isNamedTown(parts[place]));
  if (named !== undefined && alsoNamed.length === 0) return named;
  // "en Buenos Aires, ..., calle Thames 1748, Palermo": a known place said first, before its street.
  const isKnown = first !== undefined && provinceNamed(country, plainText(bareOf(parts[first] ?? []))) !== undefined;
  if (province === "" && isKnown && first === 0 && parts.length > 1) return first;
  return before.at(-1) ?? places.at(-1) ?? townIn(parts);
}

/** "cantón Cañar", "municipio de Mixco". */
function townIn(parts: readonly Part[]): number | undefined {
  const at = parts.findLastIndex((part) => /^(el )?(canton|municipio|distrito)\b/.test(plainText(bareOf(part))));
  return at < 0 ? undefined : at;
}

/** No street, house or part of a town, and no number. */
function isPlace(part: Part): boolean {
  const bare = bareOf(part);
  const text = plainText(bare);
  if (isTown.test(text)) return true;
  if (isOfWay(bare) || isOfGrid(bare)) return false;
  return (
    text !== "" &&
    !isLine.test(text.replace(/^(el|la|los|las) /, "")) &&
    bare.every((token, at) => token.kind !== "digits" && !isNumber(bare, at))
  );
}

/** "Doscientos metros al norte", "una abajo": a stretch of the way to a house. */
function isOfWay(part: Part): boolean {
  const [first, last] = [part[0]?.plain ?? "", part.at(-1)?.plain ?? ""];
  const isCounted = /^(una?|media)$/.test(first) || numbersFrom(part, 0) > 0;
  return part.some(({ plain }) => measuresWay.has(plain)) || (isCounted && part.length > 1 && endsWay.has(last));
}

/** "cuatro avenida siete guion treinta y uno": a street called by its number. */
function isOfGrid(part: Part): boolean {
  const count = numbersFrom(part, 0);
  return count > 0 && /^(calle|avenida)$/.test(part[count]?.plain ?? "");
}

const isTown = /^(la )?ciudad (de|del) |^(el )?municipio (de|del) /;

function isNumber(part: Part, at: number): boolean {
  const token = part[at];
  // "Tres Ríos", "Dos Ríos" are towns.
  if (token?.kind === "word" && part.length === 1) return digitStrings([token], { longest: 6 }).length > 0;
  // "Córdoba mil doscientos cuarenta": a street and its number.
  const [digits] =
    at > 0 && numbersFrom(part, at) > 1 ? digitStrings(part.slice(at, at + numbersFrom(part, at)), { longest: 6 }) : [];
  return (digits?.digits.length ?? 0) > 2;
}

function printed(part: Part): string {
  const bare = bareOf(part);
  const text = plainText(bare);
  // "la Ciudad de México" keeps its name, "la ciudad de Puebla" is Puebla.
  const isName = /ciudad de (mexico|guatemala|panama)$/.test(text);
  const count = isName
    ? text.startsWith("la ")
      ? 1
      : 0
    : (townLabel.exec(`${text} `)?.[0].trim().split(" ").length ?? 0);
  const words = bare.filter(({ kind }) => kind !== "mark");
  const first = words[count];
  return titled(first === undefined ? bare : bare.slice(bare.indexOf(first)));
}

/** Capital first in each word but the small ones inside. */
function titled(part: Part): string {
  return asSaid(part)
    .split(" ")
    .map((word, at) => (at > 0 && /^(de|del|la|las|los|el|y|e)$/.test(word) ? word : capital(word)))
    .join(" ");
}

function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase("es") + word.slice(1);
}
