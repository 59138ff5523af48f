import { countryNamed } from "../../../country/grammar/named.ts";
import { ordinalWord } from "../../../numbers/vocabulary.ts";
import { wordsOf } from "../../../words/phrases.ts";
import { isPause, plainText, type Token } from "../../../words/tokens.ts";
import { joiningWords, namedAreas, noNumber, partBeginnings, stickingWords } from "../../provinces.table.ts";
import { numbersFrom } from "../us-parts.ts";
import { provinceNamed } from "./provinces.ts";

type Words = readonly Token[];

const isBeginning = wordsOf(partBeginnings);
const isArea = wordsOf(namedAreas);
const joins = wordsOf(joiningWords);
const sticks = wordsOf(stickingWords);

/** The parts of an address abroad said with no pause, and whether one was cut where another might be. */
interface SpokenParts {
  readonly parts: readonly Words[];
  readonly isGuessed: boolean;
}

/**
 * Cuts an address abroad that was said with no pause: at its country, before the words that begin a part ("calle",
 * "municipio de", "zona"), behind a house's number, and between a part of a town and the town.
 * @returns undefined where it has pauses of its own, or names no other country and no such part
 */
export function spokenParts(given: Words): SpokenParts | undefined {
  if (given.slice(0, -1).some((token) => isPause(token) && token.plain !== ".")) return undefined;
  const said = withoutLead(given.filter((token) => !isPause(token)));
  const country = countryAt(said);
  if (country === undefined || !said.some(({ plain }) => isBeginning.has(plain))) return undefined;
  const { from, to, code } = country;
  const name = said.slice(from, to);
  const before = cut(said.slice(0, from)).flatMap((part) => cutProvinces(code, part));
  const behind = cut(said.slice(to)).flatMap((part, at) => cutProvinces(code, part, at === 0));
  if ([...before, ...behind].some((part) => isTalk.test(plainText(part)))) return undefined;
  // "Guatemala ciudad": the capital, called as its country.
  if (plainText(behind[0] ?? []) === "ciudad") behind[0] = name;
  const isPlaced = [...before, ...behind].some(
    (part) => !isPostal.test(plainText(part)) && (!isOfStreet(part) || isTownNamed.test(plainText(part))),
  );
  const areas = [before, behind].map((parts) => (isPlaced ? parts : parts.flatMap((part) => cutArea(code, part))));
  const [ahead = [], after = []] = areas;
  return {
    parts: [...ahead, name, ...after],
    isGuessed: ahead.length + after.length > before.length + behind.length,
  };
}

/** Words that tell, and are of no place's name. */
const isTalk =
  /\b(pero|vivo|vive|viven|vivimos|soy|somos|es|esta|estan|estoy|mi|mis|naci|nacio|familia|antes|ahora|que|porque|tengo|no)\b/;
const isThere = /^(alla|aca|ahi|alli|aqui)$/;
const isIn = /^(en|in)$/;
const isArriving = /^(llegan?|mandan?)$/;
const isWho = /^(mi|mis|su|sus|my)$/;
const isPostal = /^((cp|c p|codigo( postal)?) )?\d+$/;
const isTownNamed = /^(el |la )?(municipio|distrito|ciudad|pueblo) /;
const isLiving =
  /^(vive|viven|viviendo|esta|estan|sigue|siguen|reside|residen|radica|radican|quedo|quedaron|anda|andan)$/;

/** "mi esposa sigue en ...", "los dejé viviendo en ...": who lives there. */
export function withoutLead(said: Words): Words {
  const at = said
    .slice(0, 8)
    .findIndex(
      ({ plain }, place) => isIn.test(plain) || (plain === "a" && isArriving.test(said[place - 1]?.plain ?? "")),
    );
  const before = said.slice(0, Math.max(at, 0));
  const isTold = before.some(({ plain }) => isLiving.test(plain)) || isWho.test(before[0]?.plain ?? "");
  const isLead = isTold && !before.some(({ plain }) => isBeginning.has(plain));
  return isLead ? said.slice(at + 1) : said;
}

/** "distrito de comas | lima", "departamento de cortés | san pedro sula", and behind the country "michoacán | morelia". */
function cutProvinces(country: string, part: Words, isBehindCountry = false): readonly Words[] {
  const text = plainText(part);
  const capital =
    ["la habana", "cdmx", "capital federal"].find((name) => text.endsWith(` ${name}`))?.split(" ").length ?? 0;
  const centre = /^(el )?centro( historico)? (?=.)/.exec(text)?.[0].trim().split(" ").length ?? 0;
  if (centre > 0 || (capital > 0 && !isOfStreet(part))) {
    const at = centre > 0 ? centre : part.length - capital;
    return [part.slice(0, at), ...(centre > 0 ? cutProvinces(country, part.slice(at)) : [part.slice(at)])];
  }
  const own = /^(el )?distrito /.test(text) ? provinceAt(country, part) : undefined;
  if (own !== undefined) return [part.slice(0, own), part.slice(own)];
  const label =
    /^(el |la )?(departamento|provincia|estado)( de la| de| del)? /.exec(text)?.[0].trim().split(" ").length ?? 0;
  const isLed = label > 0 || (isBehindCountry && !sticks.has(part[0]?.plain ?? ""));
  for (let end = Math.min(part.length - 1, label + 4); isLed && end > label; end--) {
    const name = provinceNamed(country, plainText(part.slice(label, end)));
    if (name === undefined || /^(de|del)$/.test(part[end]?.plain ?? "")) continue;
    const rest = part.slice(end);
    return label > 0 || provinceNamed(country, plainText(rest)) === undefined ? [rest, part.slice(0, end)] : [part];
  }
  return [part];
}

/** The last name of another country that is not the name of a street or a part of another place's name. */
function countryAt(said: Words): { readonly from: number; readonly to: number; readonly code: string } | undefined {
  for (let to = said.length; to > 0; to--) {
    for (let from = Math.max(0, to - 4); from < to; from++) {
      const named = countryNamed(said.slice(from, to));
      if (named === undefined || named.tokens.length !== to - from || /^(US|PR)$/.test(named.code)) continue;
      const before = said[from - 1]?.plain ?? "";
      // "col. centro": a colonia, and no Colombia.
      if (said[from]?.plain === "col" && to < said.length) continue;
      const isName = isBeginning.has(before) || /^(de|del|la|y|nueva|nuevo|new)$/.test(before);
      if (!isName) return { from, to, code: named.code };
    }
  }
  return undefined;
}

/** Cuts before the words that begin a part, at "en", and behind the number of a street or house. */
function cut(said: Words): readonly Words[] {
  const parts: Token[][] = [[]];
  for (let at = 0; at < said.length; at++) {
    const token = said[at] as Token;
    const part = parts.at(-1) ?? [];
    if (/^(en|in)$/.test(token.plain)) {
      // "placetas villa clara allá | en cuba": there leads to what follows.
      while (part.length > 1 && isThere.test(part.at(-1)?.plain ?? "")) part.pop();
      parts.push([]);
      continue;
    }
    if (part.length > 0 && (beginsPart(said, at) || isBehindNumber(said, at, part))) parts.push([token]);
    else part.push(token);
  }
  const isBare = (part: Words) =>
    part.every(({ plain }) => /^(el|la|los|las|de|del|alla|aca|ahi|aqui|una?|rancho|pueblo|y)$/.test(plain));
  return parts.filter((part) => !isBare(part));
}

/** Tells whether a part begins at a word, said with no pause before it. */
export function beginsPart(said: Words, at: number): boolean {
  const [before, token, next] = [said[at - 1]?.plain ?? "", said[at]?.plain ?? "", said[at + 1]?.plain ?? ""];
  if (joins.has(before)) return false;
  // "la quinta calle", "la casa 4": what leads to the word begins the part.
  const isLed = /^(el|la)$/.test(token) && (isBeginning.has(next) || ordinalWord(next) !== undefined);
  if (isLed) return beginsPart(said, at + 1) || isBeginning.has(next);
  const isOrdinal = ordinalWord(token) !== undefined && /^(calle|avenida)$/.test(next);
  if (isOrdinal || isNumberOfStreet(said, at)) return true;
  if (/^(calle|avenida)$/.test(token) && isNumberOfStreet(said, startOfNumber(said, at))) return false;
  if (!isBeginning.has(token)) return false;
  // "colonia Ciudad Jardín": the name of a part of a town.
  if (isArea.has(before) && /^(ciudad|residencial|reparto|rancho|finca|distrito)$/.test(token)) return false;
  if (/^(el|la)$/.test(before) || ordinalWord(before) !== undefined) return false;
  // "casa 4" and "zona tres" have their number; "casa blanca" is a name.
  if (/^(casa|zona|lote|numero)$/.test(token)) return token !== "numero" && isNumbered(said, at + 1);
  return next !== "";
}

/** "colonia Atlántida | quince avenida": a number that the street is called by, not one that was begun before it. */
function isNumberOfStreet(said: Words, at: number): boolean {
  const count = numbersFrom(said, at);
  const before = said[at - 1]?.plain ?? "";
  if (count === 0 || !/^(calle|avenida)$/.test(said[at + count]?.plain ?? "")) return false;
  const label = said.slice(0, at).findLastIndex(({ plain }) => isBeginning.has(plain));
  const isInArea = label < 0 || isArea.has(said[label]?.plain ?? "");
  return (
    isInArea &&
    !isBeginning.has(before) &&
    !joins.has(before) &&
    before !== "numero" &&
    numbersFrom(said, at - 1) <= count
  );
}

function startOfNumber(said: Words, end: number): number {
  let from = end;
  while (from > 0 && numbersFrom(said, from - 1) >= end - from + 1) from--;
  return from;
}

function isNumbered(said: Words, at: number): boolean {
  return numbersFrom(said, at) > 0 || said[at]?.plain.length === 1 || said[at]?.plain === "numero";
}

/** "número ochenta y ocho guion treinta | Bogotá", "sin número | la palma"; "5 | de mayo", "300 | metros" go on. */
function isBehindNumber(said: Words, at: number, part: Words): boolean {
  const [before, token] = [said[at - 1], said[at]];
  if (before?.plain === "numero") return /^(sin)$/.test(said[at - 2]?.plain ?? "");
  // Before a street its number was looked at: "quince avenida".
  if (
    token?.kind !== "word" ||
    token.isGlued ||
    /^(calle|avenida)$/.test(token.plain) ||
    joins.has(token.plain) ||
    token.plain.length === 1
  )
    return false;
  const isEnd = numbersFrom(said, at - 1) === 1 && numbersFrom(said, at) === 0;
  return isEnd && token.plain !== "numero" && (isOfStreet(part) || part.length > 2);
}

function isOfStreet(part: Words): boolean {
  const first = part.findIndex(({ plain }) => !/^(el|la|los|las)$/.test(plain));
  const plain = part[first]?.plain ?? "";
  const isNumber = numbersFrom(part, 0) > 0 || ordinalWord(plain) !== undefined;
  return isBeginning.has(plain) || isNumber || /^(sin numero|domicilio)/.test(plainText(part));
}

/** "barrio san jacinto | salcajá", "urbanización santa rosa | trujillo la libertad": a part of a town, and the town. */
function cutArea(country: string, part: Words): readonly Words[] {
  if (!isArea.has(part[0]?.plain ?? "")) return [part];
  const own = provinceAt(country, part);
  const end = own ?? part.length;
  let at = 1;
  while (at < end - 1 && sticks.has(part[at]?.plain ?? "")) at++;
  at++;
  while (at < end && /^(de|del|y)$/.test(part[at]?.plain ?? "")) {
    at++;
    while (at < end - 1 && sticks.has(part[at]?.plain ?? "")) at++;
    at++;
  }
  while (at < end && isSide.test(part[at]?.plain ?? "")) at++;
  const town = part.slice(at, end);
  const isOne = town.length === 1 || (town.length > 1 && town.slice(0, -1).every(({ plain }) => sticks.has(plain)));
  if (isOne) return [part.slice(0, at), part.slice(at)];
  return own !== undefined && town.length === 0 ? [part.slice(0, own), part.slice(own)] : [part];
}

const isSide =
  /^(norte|sur|oriente|poniente|este|oeste|alt[oa]|baj[oa]|centro|viej[oa]|nuev[oa]|abajo|arriba|verdes?|grande|chic[oa])$/;

function provinceAt(country: string, part: Words): number | undefined {
  for (let from = Math.max(2, part.length - 4); from < part.length; from++)
    if (provinceNamed(country, plainText(part.slice(from))) !== undefined && !sticks.has(part[from - 1]?.plain ?? ""))
      return from;
  return undefined;
}

const lacksNumber = new RegExp(`(?:${noNumber.trim().replaceAll("\n", "|")})`);

/** The words without "la casa no tiene número", at whose place nothing is printed. */
export function withoutNoNumber(given: Words): Words {
  for (let from = 1; from < given.length; from++) {
    for (let to = Math.min(given.length, from + 8); to > from + 2; to--) {
      if (isPause(given[from]) || isPause(given[to - 1])) continue;
      const match = lacksNumber.exec(plainText(given.slice(from, to)));
      if (match?.[0] === plainText(given.slice(from, to))) return [...given.slice(0, from), ...given.slice(to)];
    }
  }
  return given;
}
