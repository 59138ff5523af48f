import { isOneLetterAway } from "../../words/distance.ts";
import { fold, type Token } from "../../words/tokens.ts";
import { title, words } from "./street.ts";
import { endOfStreet } from "./us-parts.ts";
import { directions, exonyms, shortWords } from "./vocabulary.ts";

/** Prints a city in English. */
export function printCity(tokens: readonly Token[]): string {
  const [first, ...more] = words(tokens);
  const isCut = first !== undefined && directions.has(fold(first)) && tokens[1]?.plain === "." && tokens[1].isGlued;
  const list = first === undefined ? [] : [isCut ? `${first}.` : first, ...more];
  const known = exonyms.get(fold(list.join(" ")));
  return known ?? list.map((word) => title(word.normalize("NFD").replace(/[\u0300-\u036f]/g, ""))).join(" ");
}

/** A city's name for comparing: folded, abbreviations written out, no spaces. */
export function cityKey(name: string): string {
  const said = fold(name).replace(/[.'-]/g, " ").trim();
  const whole = fold(exonyms.get(said) ?? said);
  return whole
    .replace(/\./g, " ")
    .split(/\s+/)
    .map((word) => shortWords.get(word) ?? word)
    .join("");
}

/** "St. Louis", "N. Little Rock": a point that belongs to a short word of a name, and ends nothing. */
export function isOfShortWord(point: Token, at: number, tokens: readonly Token[]): boolean {
  return point.isGlued && shortWords.has(tokens[at - 1]?.plain ?? "") && tokens[at + 1]?.kind === "word";
}

/** Knows the cities of a ZIP code or state. */
export interface CityKnowledge {
  readonly ofZip?: string;
  readonly isCity?: (name: string) => boolean;
}

/** Where the city begins in words with no comma before it: known by the ZIP code, by the state, or by the street's end. */
export function startOfCity(tokens: readonly Token[], { ofZip, isCity }: CityKnowledge): number | undefined {
  const starts = tokens.flatMap((token, at) => (token.kind === "word" && at > 0 && !token.isGlued ? [at] : []));
  const near = starts.filter((at) => tokens.length - at <= 8);
  const nameFrom = (at: number) => words(tokens.slice(at)).join(" ");
  if (ofZip !== undefined) {
    const key = cityKey(ofZip);
    const exact =
      near.find((at) => cityKey(nameFrom(at)) === key) ??
      near.find((at) => isOneLetterAway(cityKey(nameFrom(at)), key));
    if (exact !== undefined) return withDirection(tokens, exact, isCity);
  }
  const streetEnd = endOfStreet(tokens);
  if (isCity !== undefined) {
    const known = near.filter((at) => at >= 2 && isCity(nameFrom(at)));
    const afterStreet = known.find((at) => at >= streetEnd);
    if (afterStreet !== undefined) return afterStreet;
  }
  if (streetEnd > 0 && streetEnd < tokens.length) {
    let at = streetEnd;
    while (at + 1 < tokens.length && (tokens[at]?.plain === "." || isOfStreet(tokens, at, isCity))) at++;
    return at < tokens.length ? at : undefined;
  }
  return undefined;
}

/** "SE E Grand Rapids": a direction before the city is the city's where the street has one of its own. */
function withDirection(tokens: readonly Token[], at: number, isCity: CityKnowledge["isCity"]): number {
  const before = tokens[at - 1]?.plain === "." ? at - 2 : at - 1;
  if (before < 2 || !isDirection(tokens[before]) || tokens[before]?.plain.length === 2) return at;
  const behind = tokens[before - 1]?.plain === "." ? before - 2 : before - 1;
  const leads = tokens.findIndex((token, index) => index > 0 && token.kind === "word");
  if (isDirection(tokens[behind])) return before;
  const isLed = leads < before && isDirection(tokens[leads]);
  const isNamed = isCity === undefined || isCity(words(tokens.slice(before)).join(" "));
  return isLed && isNamed ? before : at;
}

function isDirection(token: Token | undefined): boolean {
  return token !== undefined && directions.has(token.plain);
}

/** A direction behind a street is the street's, unless the state has a city of that name: "Main Street | East Orange". */
function isOfStreet(tokens: readonly Token[], at: number, isCity: CityKnowledge["isCity"]): boolean {
  if (!isDirection(tokens[at])) return false;
  return isCity?.(words(tokens.slice(at)).join(" ")) !== true;
}
