import { cityKey } from "./address/grammar/city.ts";
import type { Place } from "./answer.ts";
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
    city: (name, state) => places.some((place) => place.state === state && namesOf(place).includes(name)),
  };
}

/** The names of a place that are cities of its state, as `cityKey` writes them. */
function namesOf({ alike, accepted = [] }: Place): readonly string[] {
  return [...alike, ...accepted.map(cityKey)];
}

/** The ZIP codes whose places bear on how an answer is read: five digits each, none where it holds no US address. */
export function zipsIn(utterance: Utterance): readonly string[] {
  const zips = new Set<string>();
  const zip: Lookups["zip"] = (code) => {
    zips.add(code);
    return utterance.lookups?.zip?.(code);
  };
  interpret({ ...utterance, lookups: { ...utterance.lookups, zip } });
  return [...zips];
}
