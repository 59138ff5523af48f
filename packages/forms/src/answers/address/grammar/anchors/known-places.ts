import { isTalk } from "../../../name/grammar/word-classes.ts";
import { digitStrings } from "../../../numbers/digit-strings.ts";
import type { Context } from "../../../reading.ts";
import { onceAt } from "../../../words/once-at.ts";
import { plainText, type Token } from "../../../words/tokens.ts";
import { cityKey } from "../city.ts";
import { isShortFor } from "../city-of-zip.ts";
import { type StateFound, stateAtEnd } from "../states.ts";
import { numbersFrom } from "../us-parts.ts";

type Words = readonly Token[];

/** What the table knows of the places that some words name. */
export interface KnownPlaces {
  /** The states of the ZIP codes, and those that were said. */
  readonly states: ReadonlySet<string>;
  /** The city of each ZIP code, as `cityKey` writes it, by its five digits. */
  readonly cities: ReadonlyMap<string, string>;
  readonly isCity: (key: string) => boolean;
  /** Tells whether some words are the first letters of a ZIP code's city: "L.A." */
  readonly isShort: (run: Words) => boolean;
  /** How many tokens the longest known city takes that begins at a place; 0 where none does. */
  readonly cityAt: (tokens: Words, at: number) => number;
  /** A ZIP code stands there, and its own city or state. */
  readonly isInUs: boolean;
}

/** Looks up every ZIP code and state that stands anywhere in some words. */
export function knownPlaces(tokens: Words, { lookups }: Context): KnownPlaces {
  const found = new Map<string, { readonly city: string; readonly state: string }>();
  const said = new Set<string>();
  for (let at = 0; at < tokens.length; at++) {
    for (const zip of zipsAt(tokens, at)) {
      const place = lookups?.zip?.(zip);
      if (place === undefined) continue;
      found.set(zip, place);
    }
    const state = stateAt(tokens, at);
    if (state !== undefined && state.length + (tokens[at]?.plain.length ?? 0) > 3) said.add(state.code);
  }
  // "El número es 339": of several numbers that may be a ZIP code those of a state that was said.
  const fitting = [...found].filter(([, { state }]) => said.has(state));
  const places = fitting.length > 0 ? fitting : [...found];
  const cities = new Map(places.map(([zip, { city }]) => [zip, cityKey(city)] as const));
  const states = new Set([...said, ...places.map(([, { state }]) => state)]);
  const isShort = (run: Words) =>
    places.some(([, { city, state }]) => isShortFor(run, city) && stateAtEnd(run, true)?.code !== state);
  const ofZips = new Set(cities.values());
  const isCity = (key: string) => ofZips.has(key) || [...states].some((state) => lookups?.city?.(key, state) === true);
  const citiesAt = (isKnown: (key: string) => boolean) =>
    onceAt((words, at) => cityAt(words, at, { isKnown, isShort, ofZips }));
  const ofZipAt = citiesAt((key) => ofZips.has(key));
  const isInUs = fitting.length > 0 || tokens.some((_, at) => ofZipAt(tokens, at) > 0);
  return { states, cities, isCity, isShort, cityAt: citiesAt(isCity), isInUs };
}

/** The readings of five digits of the run of numbers that begins at a place, best first. */
export function zipsAt(tokens: Words, at: number): readonly string[] {
  const count = numbersFrom(tokens, at);
  if (count === 0 || numbersFrom(tokens, at - 1) > count) return [];
  const [first] = tokens.slice(at);
  // Digits written together are whole: "2150 7" is no ZIP code.
  if (first?.kind === "digits" && first.text.length > 3) return first.text.length === 5 ? [first.text] : [];
  const found = digitStrings(tokens.slice(at, at + count), { longest: 5 }).filter(({ digits }) => digits.length === 5);
  return found.filter(({ cost }) => cost < (found[0]?.cost ?? 0) + 1.5).map(({ digits }) => digits);
}

const longestState = 4;
const longestCity = 5;

/** The state whose name begins at a place, and how many tokens it takes. */
export const stateAt = onceAt((tokens, at): StateFound | undefined => {
  for (let length = longestState; length > 0; length--) {
    const run = tokens.slice(at, at + length);
    if (run.length < length) continue;
    const next = tokens[at + length]?.plain === "," ? at + length + 1 : at + length;
    const found = stateAtEnd(run, zipsAt(tokens, next).length > 0);
    if (found?.length === length) return found;
  }
  return undefined;
});

function cityAt(
  tokens: Words,
  at: number,
  {
    isKnown,
    isShort,
    ofZips,
  }: Pick<KnownPlaces, "isShort"> & {
    readonly isKnown: (key: string) => boolean;
    readonly ofZips: ReadonlySet<string>;
  },
): number {
  for (let length = longestCity; length > 0; length--) {
    const run = tokens.slice(at, at + length);
    const isWhole =
      run.length === length && run[0]?.kind === "word" && (run.at(-1)?.kind === "word" || run.at(-1)?.plain === ".");
    if (!isWhole || run.some(({ plain, kind }) => kind === "digits" || plain === ",")) continue;
    const key = cityKey(plainText(run));
    const [only] = run;
    const isWord = length === 1 && only !== undefined && isTalk(only) && !ofZips.has(key);
    if (isShort(run) || (key.length > 2 && !isWord && isKnown(key))) return length;
  }
  return 0;
}
