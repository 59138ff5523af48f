import { cityKey } from "./address/grammar/city.ts";
import type { NameHeard, Place } from "./answer.ts";
import { interpret } from "./interpret.ts";
import type { Lookups } from "./interpretation.ts";
import type { Utterance } from "./utterance.ts";

/** A few known places as the readers look them up. */
export function lookupsOf(places: readonly Place[]): Lookups {
  if (places.length === 0) return {};
  return {
    zip: (zip) => places.find((place) => place.zip === zip),
    elsewhere: (name, zip) => places.some((place) => place.zip === zip && place.elsewhere?.includes(name) === true),
    accepted: (zip) => places.find((place) => place.zip === zip)?.accepted ?? [],
    meant: (name, zip) => placeOfName(places, name, zip)?.meant?.find((one) => isSameName(one, name)),
    city: (name, state) => places.some((place) => place.state === state && namesOf(place).includes(name)),
  };
}

/** The names of a place that are cities of its state, as `cityKey` writes them. */
function namesOf({ alike, accepted = [] }: Place): readonly string[] {
  return [...alike, ...accepted.map(cityKey)];
}

/** A place to be looked up, and the names of an address in it. */
export interface WantedPlace {
  /** Five digits. */
  readonly zip: string;
  readonly names: readonly NameHeard[];
}

/** The places that bear on how an answer is read, with the names in it that may be written otherwise: none where it holds no US address. */
export function placesIn(utterance: Utterance): readonly WantedPlace[] {
  const names = new Map<string, NameHeard[]>();
  const namesOfZip = (code: string): NameHeard[] => {
    const known = names.get(code) ?? [];
    names.set(code, known);
    return known;
  };
  const zip: Lookups["zip"] = (code) => {
    namesOfZip(code);
    return utterance.lookups?.zip?.(code);
  };
  const meant: Lookups["meant"] = (name, code) => {
    const list = namesOfZip(code);
    if (!list.some((one) => isSameName(one, name))) list.push(name);
    return utterance.lookups?.meant?.(name, code);
  };
  interpret({ ...utterance, lookups: { ...utterance.lookups, zip, meant } });
  return [...names].map(([code, list]) => ({ zip: code, names: list }));
}

/** Those of some places, or of their names, that are not among the known ones. */
export function unknownOf(wanted: readonly WantedPlace[], known: readonly Place[]): readonly WantedPlace[] {
  return wanted
    .map(({ zip, names }) => ({ zip, names: names.filter((name) => placeOfName(known, name, zip) === undefined) }))
    .filter(({ zip, names }) => names.length > 0 || !known.some((place) => place.zip === zip));
}

/** Places with what was found of them later: of a ZIP code one, with the names of both. */
export function withPlaces(known: readonly Place[], found: readonly Place[]): readonly Place[] {
  const joined = found.map((place) => {
    const before = known.find(({ zip }) => zip === place.zip)?.meant ?? [];
    const names = [...before, ...(place.meant ?? [])];
    return { ...place, ...(names.length > 0 && { meant: names }) };
  });
  return [...known.filter(({ zip }) => !found.some((place) => place.zip === zip)), ...joined];
}

function placeOfName(places: readonly Place[], name: NameHeard, zip: string): Place | undefined {
  return places.find((place) => place.zip === zip && place.meant?.some((one) => isSameName(one, name)));
}

function isSameName(one: NameHeard, other: NameHeard): boolean {
  return one.heard === other.heard && one.as === other.as;
}
