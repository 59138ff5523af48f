import { letterAt } from "../../letters/letters.ts";
import { ordinalWord } from "../../numbers/vocabulary.ts";
import { wordsOf } from "../../words/phrases.ts";
import type { Token } from "../../words/tokens.ts";
import { strongSuffixes } from "../words.table.ts";
import { withEnding } from "./spoken-numbers.ts";
import { digitsOf, numbersFrom } from "./us-parts.ts";
import { directions, spanishTypes, suffixes } from "./vocabulary.ts";

/** Prints a street as an English address does. Spanish names stay; only the type word and directions are turned. */
export function printStreet(given: readonly Token[], state: string): string {
  const tokens = withLetter(trimmed(given));
  // "Avenida Cesar Chavez Southwest": there such names stand on the signs.
  const isNamed =
    state === "NM" && spanishTypes.has(tokens[0]?.plain ?? "") && directions.has(tokens.at(-1)?.plain ?? "");
  if (state === "PR" || isNamed) return words(tokens).map(title).join(" ");
  if (state === "DC") return withQuadrantBehind(inEnglishOrder(tokens));
  return inEnglishOrder(tokens);
}

/** "Avenue ce": a street named by a letter, told by the letter's name. */
function withLetter(tokens: readonly Token[]): readonly Token[] {
  const [type, name, more] = tokens;
  const letter = /^(avenue|ave|avenida)$/.test(type?.plain ?? "") ? letterAt(tokens, 1)?.letter : undefined;
  if (type === undefined || name === undefined || more !== undefined || letter?.length !== 1) return tokens;
  return [type, { ...name, text: letter.toUpperCase(), plain: letter }];
}

/** Of Washington's four quarters the name stands behind the street: "14th Street Northwest". */
function withQuadrantBehind(street: string): string {
  return street.replace(/^((?:North|South)(?:east|west)) (.+)$/, "$2 $1");
}

function inEnglishOrder(tokens: readonly Token[]): string {
  const turned = spanishStreet(tokens) ?? spanishEnding(tokens);
  if (turned !== undefined) return turned;
  // "sur de la Kedzie": the article goes.
  const { direction, rest } = takeDirection(tokens, true);
  return englishStreet([...tokens.slice(0, direction === undefined ? 0 : 1), ...rest]);
}

function trimmed(given: readonly Token[]): readonly Token[] {
  let from = 0;
  let to = given.length;
  const first = () => given[from]?.plain ?? "";
  while (
    from < to &&
    (given[from]?.kind === "mark" || /^(de|del|en|sobre|por)$/.test(first()) || isArticle(given, from))
  )
    from++;
  while (to > from && (given[to - 1]?.kind === "mark" || /^del?$/.test(given[to - 1]?.plain ?? ""))) to--;
  return given.slice(from, to);
}

function isArticle(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!/^(la|el|las|los)$/.test(token?.plain ?? "")) return false;
  const isTyped =
    spanishTypes.has(next?.plain ?? "") ||
    ordinalWord(next?.plain ?? "") !== undefined ||
    numbersFrom(tokens, at + 1) > 0;
  // "de la Main" drops its article, in capitals too; "de La Cienega" and "Las Vegas" keep theirs.
  const before = tokens[at - 1]?.text ?? "";
  const isSmall = /^(la|el)$/.test(token?.text ?? "") && /^(del?|en)$/i.test(before);
  return isTyped || isSmall || (/^(LA|EL)$/.test(token?.text ?? "") && /^(DEL?|EN)$/.test(before));
}

/**
 * "oeste de la ciento setenta y cuatro", "de la cuarenta southwest": a street told by its direction and its number alone. It may be an
 * avenue as well, but in New York, where those have no east and no west.
 */
export function numberedStreet(given: readonly Token[], state: string): readonly string[] {
  const { direction, rest } = takeDirection(withoutOf(trimmed(given)), true);
  const end = takeDirection(withoutOf(rest), false);
  const heading = direction ?? end.direction;
  const name = numbered(end.rest);
  if (heading === undefined || (direction && end.direction) || name === undefined) return [];
  const types = state === "NY" && /^(East|West)$/.test(heading) ? ["Street"] : ["Street", "Avenue"];
  return types.map((type) => join(heading, name, type));
}

/** Without "de la", which leads to the number. */
function withoutOf(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ plain }) => !/^(de|la)$/.test(plain));
  return at > 0 ? tokens.slice(at) : tokens;
}

/** "calle Main" is Main Street; "oeste calle segunda" is West 2nd Street; "Calle Ocho" keeps its name. */
function spanishStreet(tokens: readonly Token[]): string | undefined {
  const { direction, rest } = takeDirection(tokens, true);
  const first = rest[0]?.plain ?? "";
  // Before the name a "boulevard" is Spanish too; "Boulevard of the Allies" is not.
  const type = spanishTypes.get(first === "boulevard" && rest[1]?.plain !== "of" ? "bulevar" : first);
  const name = trimmed(rest.slice(1));
  if (type === undefined || name.length === 0) return undefined;
  // "Calle del Sol" is a name as it stands; "calle de la Main" is Main Street.
  if (rest[1]?.plain === "del") return join(direction, plainName(rest));
  const last = name.at(-1)?.plain ?? "";
  if (/^(carretera|autopista|ruta)$/.test(rest[0]?.plain ?? "") && numbersFrom(name, 0) === name.length) {
    return join(direction, "Highway", digitsOf(name, 4)[0]);
  }
  const front = direction === undefined && (name[0]?.plain.length ?? 0) > 2 ? takeDirection(name, true) : undefined;
  const end = takeDirection(front?.direction === undefined ? name : front.rest, false);
  // "calle Este Palmer" is East Palmer Street.
  const heading = direction ?? front?.direction ?? end.direction;
  const isOcho = type === "Street" && name.length === 1 && last === "ocho" && direction === undefined;
  if (isOcho) return "Calle Ocho";
  // "avenida Western Avenue": the type was said twice; "la calle West Fifth Street", in English whole.
  const ending = suffixes.get(end.rest.at(-1)?.plain ?? "");
  if (ending === type && directions.has(end.rest[0]?.plain ?? "")) return join(heading, englishStreet(end.rest));
  // "la calle River Road": said of any street, and the sign has its own word.
  const isSigned = first === "calle" && end.rest.length > 1 && isSuffix.has(end.rest.at(-1)?.plain ?? "");
  if (isSigned && ending !== type) return join(heading, englishStreet(end.rest));
  const core = ending === type ? end.rest.slice(0, -1) : end.rest;
  // "la avenida B" is Avenue B: a letter alone stands behind.
  const [letter] = core;
  if (core.length === 1 && letter?.kind === "word" && letter.plain.length === 1)
    return join(heading, type, letter.text.toUpperCase());
  return join(heading, numbered(core) ?? plainName(core), type);
}

const isSuffix = wordsOf(strongSuffixes);

/** "treinta y cuatro avenida", "quinta avenida", "segunda calle". */
function spanishEnding(tokens: readonly Token[]): string | undefined {
  const { direction, rest } = takeDirection(tokens, true);
  const end = takeDirection(rest, false);
  const type = spanishTypes.get(end.rest.at(-1)?.plain ?? "");
  const name = end.rest.slice(0, -1);
  if (type === undefined || name.length === 0) return undefined;
  return join(direction ?? end.direction, numbered(name) ?? plainName(name), type);
}

/** "segunda" 2nd, "treinta y cuatro" 34th, "42" 42nd. */
function numbered(tokens: readonly Token[]): string | undefined {
  const [token] = tokens;
  const ordinal = tokens.length === 1 && token ? ordinalWord(token.plain) : undefined;
  if (ordinal !== undefined) return withEnding(ordinal);
  const count = numbersFrom(tokens, 0);
  if (count === tokens.length && count > 0) {
    const [digits] = digitsOf(tokens, 3);
    return digits === undefined ? undefined : withEnding(Number(digits));
  }
  const isEnded = tokens.length === 2 && token?.kind === "digits" && tokens[1]?.isGlued;
  return isEnded ? withEnding(Number(token.text)) : undefined;
}

function englishStreet(given: readonly Token[]): string {
  const list = words(given);
  let end = list.length;
  // "Paseo del Norte" is a name, as it stands.
  while (end > 1 && directions.has(bare(list[end - 1])) && list[end - 2]?.toLowerCase() !== "del") end--;
  return list
    .map((word, at) => {
      const plain = bare(word);
      // "1242 E Street": the letter is the name.
      const isName = at === 0 && word.length === 1 && list.length === 2 && suffixes.has(bare(list[1]));
      if (isName) return word.toUpperCase();
      const isEdge = at === 0 || at >= end;
      if (isEdge && list.length > 1 && directions.has(plain)) return directions.get(plain) ?? word;
      const isSuffix = at === end - 1 && at > 0;
      const isLead = at === 0 && list.length === 2 && bare(list[1]).length === 1 && plain !== "st";
      if ((isSuffix || isLead) && suffixes.has(plain)) return suffixes.get(plain) ?? word;
      // "176 st": the number of a street is an ordinal.
      if (/^\d{1,3}$/.test(word) && at < end - 1 && isCounted.has(bare(list[at + 1]))) return withEnding(Number(word));
      return at > 0 && particles.test(word) ? word : title(word);
    })
    .join(" ");
}

const isCounted = wordsOf("street st avenue ave av place pl road rd drive dr court ct lane ln terrace ter way");

/** Small words inside a name that stay small: "Paseo de Peralta". */
const particles = /^(de|del|la|las|los|y|of|the|and)$/;

function takeDirection(tokens: readonly Token[], isFront: boolean) {
  const last = tokens.length - 1;
  const token = isFront ? tokens[0] : tokens[last];
  // "8 SW", "42 W"; a letter alone beside a name may be its initial.
  const isBeside = isFront ? spanishTypes.has(tokens[1]?.plain ?? "") : tokens[last - 1]?.kind === "digits";
  const isInitial = token?.plain.length === 1 && !isBeside;
  const direction = isInitial ? undefined : directions.get(token?.plain ?? "");
  if (direction === undefined || tokens.length < 2) return { direction: undefined, rest: tokens };
  return { direction, rest: trimmed(isFront ? tokens.slice(1) : tokens.slice(0, last)) };
}

function plainName(tokens: readonly Token[]): string {
  return words(tokens)
    .map((word, at) => (at > 0 && particles.test(word) ? word : title(unaccented(word))))
    .join(" ");
}

function join(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== "").join(" ");
}

/** The words of some tokens, what was written together kept together, commas dropped, and dots but those of "St. Louis". */
export function words(tokens: readonly Token[]): readonly string[] {
  const list: string[] = [];
  let isOpen = false;
  for (const [at, token] of tokens.entries()) {
    if (/^[.,;]$/.test(token.plain)) {
      const isOfName = token.isGlued && isCutShort.has(tokens[at - 1]?.plain ?? "") && tokens[at + 1]?.kind === "word";
      if (token.plain === "." && isOfName) list.push(`${list.pop() ?? ""}.`);
      isOpen = false;
      continue;
    }
    if (isOpen && token.isGlued && list.length > 0) list[list.length - 1] += token.text;
    else list.push(token.text);
    isOpen = true;
  }
  return list;
}

/** What a dot behind a name's first word cuts short. */
const isCutShort = wordsOf("st ste sta sto ft mt");

function bare(word: string | undefined): string {
  return (word ?? "").toLowerCase().replace(/\./g, "");
}

function unaccented(word: string): string {
  return word.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
}

/** Capital first, the rest as it was; words all in small letters only. */
export function title(word: string): string {
  return /^\p{Ll}/u.test(word) ? word[0]?.toLocaleUpperCase("es") + word.slice(1) : word;
}

/** "la sawyer street, número 208": the article that a street has in Spanish. */
export function hasArticle([article, name, ...rest]: readonly Token[]): boolean {
  return (
    /^(la|el)$/.test(article?.text ?? "") && name?.kind === "word" && rest.some(({ plain }) => suffixes.has(plain))
  );
}

/** "la cienega boulevard": with "el", or before a word that may be Spanish, the article may be the name's. */
export function isMaybeOfName([article, name]: readonly Token[]): boolean {
  return article?.plain === "el" || /[aeoz]s?$/.test(name?.plain ?? "");
}
