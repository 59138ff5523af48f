import { atOnce, type Lookups, type Meant, type NameHeard, type Place, type Steps } from "@dilo/forms";
import { isPossiblePhoneNumber } from "libphonenumber-js/min";
import { acceptedPlaces } from "./accepted-places.table.ts";
import { isCityHeard, streetMeantInSteps } from "./names-heard/meant-name.ts";
import { zipTable } from "./zip-table.ts";

/**
 * Opens what only the server knows: the places of US ZIP codes, and which phone numbers can be.
 * A ZIP code has one preferred city here, so another city of the same state is no contradiction.
 */
export function openLookups(): Lookups {
  return {
    zip: lookUp,
    hasEveryZip: true,
    city: (name, state) => placesByState().get(state)?.has(name) === true || isAccepted(name, state),
    elsewhere: (name, zip) => citiesElsewhere(zip).includes(name),
    accepted: acceptedAt,
    meant: (name, zip) => atOnce(meant(name, zip)),
    phone: (e164) => isPossiblePhoneNumber(e164),
  };
}

/** Reads the tables of places, which takes a tenth of a second: at the start, when nobody waits. */
export function prepareLookups(): void {
  placesByState();
  zipsByCity();
}

/**
 * Tells the place of a ZIP code with all that reading an address in it may ask of the table.
 * @param zip five digits
 * @param heard names of that address, to be looked up by their sound and letters
 */
export function findPlace(zip: string, heard?: readonly NameHeard[]): Place | undefined {
  return atOnce(findPlaceInSteps(zip, heard));
}

/** The same, one word of a name after the other: to look one up takes tens of milliseconds. */
export function* findPlaceInSteps(zip: string, heard: readonly NameHeard[] = []): Steps<Place | undefined> {
  const place = lookUp(zip);
  if (place === undefined) return undefined;
  const end = foldedName(place.city);
  const names = placesByState().get(place.state) ?? [];
  const alike = [...names].filter((name) => name.endsWith(end));
  const accepted = acceptedAt(zip);
  const elsewhere = citiesElsewhere(zip);
  yield;
  const found: (NameHeard & Meant)[] = [];
  for (const one of heard) found.push({ ...one, ...(yield* meant(one, zip)) });
  return {
    ...{ zip, ...place, alike, elsewhere },
    ...(accepted.length > 0 && { accepted }),
    ...(heard.length > 0 && { meant: found }),
  };
}

/** The name that was meant by one that may be written by ear, or mistyped: of a city only that of its ZIP code. */
function* meant({ heard, as }: NameHeard, zip: string): Steps<Meant> {
  if (as !== "city") return yield* streetMeantInSteps(heard, as === "street-by-ear");
  const place = lookUp(zip);
  const names = place === undefined ? [] : [place.city, ...acceptedAt(zip)];
  for (const name of names) {
    if (isCityHeard(heard, name)) return { name };
    yield;
  }
  return { name: null };
}

/** The names of each region, the first three digits of its ZIP codes behind its state. */
const acceptedIn: ReadonlyMap<string, readonly string[]> = new Map(
  acceptedPlaces
    .trim()
    .split("\n")
    .map((line) => {
      const [state = "", region = "", ...names] = line.split("|");
      return [`${state} ${region}`, names] as const;
    }),
);

/** Tells whether some region of a state has a place of that folded name without a ZIP code of its own. */
function isAccepted(name: string, state: string): boolean {
  return [...acceptedIn].some(([key, names]) => key.startsWith(state) && names.some((one) => foldedName(one) === name));
}

/** Places of a ZIP code's region that have no ZIP code of their own and may be written all the same. */
function acceptedAt(zip: string): readonly string[] {
  return acceptedIn.get(`${lookUp(zip)?.state ?? ""} ${zip.slice(0, 3)}`) ?? [];
}

/** From so many ZIP codes on, a city is known well enough to tell that one of them is not its own. */
const fewestZips = 4;

let cities: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> | undefined;

/** The cities of a ZIP code's state none of whose ZIP codes begin with the same three digits: the post office's regions. */
function citiesElsewhere(zip: string): readonly string[] {
  const state = lookUp(zip)?.state;
  const ofState = state === undefined ? undefined : zipsByCity().get(state);
  if (ofState === undefined) return [];
  const region = zip.slice(0, 3);
  return [...ofState]
    .filter(([, zips]) => zips.length >= fewestZips && !zips.some((one) => one.startsWith(region)))
    .map(([name]) => name);
}

function zipsByCity(): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> {
  if (cities !== undefined) return cities;
  const found = new Map<string, Map<string, string[]>>();
  for (const { zip, city, state } of zipTable().values()) {
    const ofState = found.get(state) ?? new Map<string, string[]>();
    const name = foldedName(city);
    ofState.set(name, [...(ofState.get(name) ?? []), zip]);
    found.set(state, ofState);
  }
  cities = found;
  return found;
}

function lookUp(zip: string): Pick<Place, "city" | "state"> | undefined {
  const place = zipTable().get(zip);
  return place && { city: place.city, state: place.state };
}

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The names of every state's places, folded and without spaces, as the address reader compares. */
function placesByState(): ReadonlyMap<string, ReadonlySet<string>> {
  if (known !== undefined) return known;
  const places = new Map<string, Set<string>>();
  for (const { city, state } of zipTable().values()) {
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
