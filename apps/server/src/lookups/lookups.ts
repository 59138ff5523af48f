import type { Lookups } from "@dilo/forms";
import { isPossiblePhoneNumber } from "libphonenumber-js/min";
import zipcodes from "zipcodes";

/**
 * Opens what only the server knows: the places of US ZIP codes, and which phone numbers can be.
 * A ZIP code has one preferred city here, so another city of the same state is no contradiction.
 */
export function openLookups(): Lookups {
  cities ??= citiesByState();
  const known = cities;
  return {
    zip: (zip) => {
      const place = zipcodes.lookup(zip);
      return place && { city: place.city, state: place.state };
    },
    city: (name, state) => known.has(`${state}/${name}`),
    phone: (e164) => isPossiblePhoneNumber(e164),
  };
}

let cities: ReadonlySet<string> | undefined;

/** Every place of the ZIP table as "state/name", the name folded and without spaces, as the address reader compares. */
function citiesByState(): ReadonlySet<string> {
  const known = new Set<string>();
  for (const { city, state } of Object.values(zipcodes.codes)) {
    const name = city
      .normalize("NFD")
      .replace(/[\u0300-\u036f]/g, "")
      .toLowerCase();
    known.add(`${state}/${name.replace(/[^a-z0-9]/g, "")}`);
  }
  return known;
}
