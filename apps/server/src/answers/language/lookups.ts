import type { Lookups, Place } from "@dilo/forms";
import { isPossiblePhoneNumber } from "libphonenumber-js/min";
import zipcodes from "zipcodes";

/**
 * Opens what only the server knows: the places of US ZIP codes, and which phone numbers can be.
 * A ZIP code has one preferred city here, so another city of the same state is no contradiction.
 */
export function openLookups(): Lookups {
  const places = placesByState();
  return {
    zip: lookUp,
    city: (name, state) => places.get(state)?.has(name) === true,
    phone: (e164) => isPossiblePhoneNumber(e164),
  };
}

/**
 * Tells the place of a ZIP code with all that reading an address in it may ask of the table.
 * @param zip five digits
 */
export function findPlace(zip: string): Place | undefined {
  const place = lookUp(zip);
  if (place === undefined) return undefined;
  const end = foldedName(place.city);
  const names = placesByState().get(place.state) ?? [];
  return { zip, ...place, alike: [...names].filter((name) => name.endsWith(end)) };
}

function lookUp(zip: string): Pick<Place, "city" | "state"> | undefined {
  const place = zipcodes.lookup(zip);
  return place && { city: place.city, state: place.state };
}

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The names of every state's places, folded and without spaces, as the address reader compares. */
function placesByState(): ReadonlyMap<string, ReadonlySet<string>> {
  if (known !== undefined) return known;
  const places = new Map<string, Set<string>>();
  for (const { city, state } of Object.values(zipcodes.codes)) {
    const names = places.get(state) ?? new Set();
    places.set(state, names.add(foldedName(city)));
  }
  known = places;
  return places;
}

function foldedName(city: string): string {
  const name = city
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  return name.replace(/[^a-z0-9]/g, "");
}
