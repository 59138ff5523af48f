import { interpret } from "./interpret.ts";
import type { Lookups, Utterance } from "./interpretation.ts";

/** What the server's table says of one ZIP code. */
export interface Place {
  /** Five digits. */
  readonly zip: string;
  /** The city the post office prefers. */
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  /** Those places of the state whose names end like the city's, itself included; folded and without spaces. */
  readonly alike: readonly string[];
}

/** A few known places as the readers look them up. */
export function lookupsOf(places: readonly Place[]): Lookups {
  if (places.length === 0) return {};
  return {
    zip: (zip) => places.find((place) => place.zip === zip),
    city: (name, state) => places.some((place) => place.state === state && place.alike.includes(name)),
  };
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
