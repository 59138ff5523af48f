import { atOnce, type Meant, type Steps } from "@dilo/forms";
import { bySound } from "./costs.ts";
import { cityWays } from "./english-names.ts";
import { type Likely, openNames } from "./find-name.ts";
import { openNearest } from "./nearest.ts";
import { spanishSounds } from "./spanish-sounds.ts";

let opened: ReturnType<typeof openNames> | undefined;

function names(): ReturnType<typeof openNames> {
  opened ??= openNames();
  return opened;
}

/** Opens the names that there are, which takes a tenth of a second: at the start, when nobody waits. */
export function prepareNames(): void {
  names();
}

/** A word of a name, as it was meant. */
type Word = Pick<Likely, "name" | "apart"> & Pick<Meant, "isUnsure">;

/**
 * The name of a street that was meant, folded: itself where it is one, null where nobody knows a name like it.
 * @param heard folded, its words apart
 * @param isByEar other words of the address are written as a Spanish ear hears them: this one may be as well, also where it is a name
 */
export function streetMeant(heard: string, isByEar: boolean): Meant {
  return atOnce(streetMeantInSteps(heard, isByEar));
}

/** The same, one word after the other. */
export function* streetMeantInSteps(heard: string, isByEar: boolean): Steps<Meant> {
  const words = heard.split(" ");
  if (words.length > mostWords || words.some(({ length }) => length > longest)) return { name: null };
  const each: (Word | undefined)[] = [];
  for (const word of words) {
    each.push(wordMeant(word, isByEar));
    yield;
  }
  const whole = words.join("");
  const joined = words.length > 1 && whole.length <= longest && isByEar ? joinedMeant(whole) : undefined;
  yield;
  const apart = each.reduce((sum, one) => sum + (one?.apart ?? Number.POSITIVE_INFINITY), 0);
  if (joined !== undefined && joined.apart < apart) return { name: joined.name };
  if (each.includes(undefined)) return { name: null };
  const isUnsure = each.some((one) => one?.isUnsure);
  return { name: each.map((one) => one?.name).join(" "), ...(isUnsure && { isUnsure }) };
}

/** No street is called by more: words that are looked up for nothing keep everybody else waiting. */
const mostWords = 5;
/** No word of a name has more letters. */
const longest = 24;
/** Words of fewer letters are no names by themselves; of less than five a slip of the thumb leaves too little. */
const [shortest, shortestTyped] = [3, 5];

function wordMeant(word: string, isByEar: boolean): Word | undefined {
  const itself = { name: word, apart: 0 };
  if (word.length < shortest) return itself;
  if (isByEar) return heardAs(word) ?? (names().weightOf(word) === undefined ? undefined : itself);
  if (names().isSettled(word)) return itself;
  const meant = word.length < shortestTyped ? undefined : typedAs(word);
  return meant ?? (names().weightOf(word) === undefined && !names().isCompound(word) ? undefined : itself);
}

/** So much of a word's sounds may differ where other words are written by ear, and so much of a word's that was typed. */
const [mostOfSounds, mostOfTyped] = [0.28, 0.1];
/** So much of a typed word's letters may differ: more where a very common name was meant, and least in a rare name. */
const [mostOfLetters, mostOfCommon, mostOfName] = [0.13, 0.18, 0.06];
/** Who types mistypes more than they write by ear. */
const soundsTyped = 0.3;
/** How common a name must be to be meant by a typed word that is none; and to be taken for it, where another is asked. */
const [common, veryCommon] = [0.02, 0.3];

function heardAs(word: string): Likely | undefined {
  const [first] = names().bySound(word);
  return first !== undefined && first.apart <= mostOfSounds * spanishSounds(word).length ? first : undefined;
}

/** What is put together of words, or a rare family name, may be a slip as well, of a very common name alone. */
function typedAs(word: string): Word | undefined {
  const isName = names().weightOf(word) !== undefined;
  const isPut = names().isCompound(word);
  const least = isName || isPut ? veryCommon : common;
  const near = (all: readonly Likely[], most: number, ofCommon: number): readonly Likely[] =>
    all.filter(
      ({ name, weight, apart }) =>
        name !== word &&
        weight >= least &&
        apart <= word.length * (isName ? mostOfName : weight >= veryCommon && !isPut ? ofCommon : most),
    );
  const sounding = isPut ? [] : near(names().bySound(word), mostOfTyped, mostOfTyped);
  const [first] = [
    ...near(names().byLetters(word), isPut ? mostOfTyped : mostOfLetters, mostOfCommon),
    ...sounding.map((one) => ({ ...one, cost: one.cost + soundsTyped })),
  ].sort((one, other) => one.cost - other.cost);
  return first && { ...first, ...(first.weight < veryCommon && { isUnsure: true }) };
}

/** "jolli wud": two words that are one name. */
function joinedMeant(word: string): Likely | undefined {
  const [first] = names().bySound(word);
  return first !== undefined && first.apart <= 0.1 * word.length ? first : undefined;
}

/** So far may a city's name be from that of its ZIP code's city, for each sound. */
const mostOfCity = 0.25;

/** Tells whether a city was written by ear that is called so, as ZIP codes and their neighbourhoods have it. */
export function isCityHeard(heard: string, city: string): boolean {
  const signs = spanishSounds(heard);
  return openNearest([...cityWays(city)].sort(), bySound)(signs, mostOfCity * Math.max(signs.length, 4)).length > 0;
}
