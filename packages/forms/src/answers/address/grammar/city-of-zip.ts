import { letterAt } from "../../letters/letters.ts";
import type { Context } from "../../reading.ts";
import { fold, type Token } from "../../words/tokens.ts";
import { likeness } from "./by-ear.ts";
import { cityKey } from "./city.ts";
import { directions } from "./vocabulary.ts";

/** What was said beside a city, and what is known of it. */
interface OfZip {
  readonly zip: string | undefined;
  readonly state: string;
  readonly context: Context;
}

/**
 * The place around a ZIP code, without one of its own, that was named as its city, as it is printed; of a name that is spelled as it
 * is heard, "swetwater", the one that it sounds like where the table has no such city and no other sounds so.
 */
export function acceptedCity(city: string, { zip, state, context: { lookups } }: OfZip): string | undefined {
  const code = zip?.slice(0, 5);
  const place = code === undefined || city === "" ? undefined : lookups?.zip?.(code);
  if (code === undefined || place === undefined || place.state !== state) return undefined;
  const key = cityKey(city);
  const names = lookups?.accepted?.(code) ?? [];
  const exact = names.find((name) => cityKey(name) === key);
  if (exact !== undefined) return exact;
  const isKnown = key === cityKey(place.city) || lookups?.city?.(key, state) || lookups?.elsewhere?.(key, code);
  if (isKnown || likeness(key, cityKey(place.city)) === "heard") return undefined;
  const [only, ...others] = names.filter((name) => likeness(key, cityKey(name)) === "heard");
  return others.length === 0 ? only : undefined;
}

/** Of a city that the state does not have: whether it sounds like that of the ZIP code ("Milguoki"), or nearly does. */
export function likeCityOfZip(city: string, { zip, state, context }: OfZip): ReturnType<typeof likeness> {
  const { lookups } = context;
  const place = zip === undefined ? undefined : lookups?.zip?.(zip.slice(0, 5));
  if (zip === undefined || place === undefined || place.state !== state || city === "") return undefined;
  const key = cityKey(city);
  const isOther = lookups?.city?.(key, state) === true || lookups?.elsewhere?.(key, zip.slice(0, 5)) === true;
  if (key === cityKey(place.city) || isOther || isNamedAfter(city, place.city)) return undefined;
  const like = likeness(key, cityKey(place.city));
  // "E Grand Rapids" is a place of its own, however alike it sounds.
  const isTold = directions.has(fold(city).split(/[ .]/)[0] ?? "");
  const meant =
    isTold || like === "heard" ? undefined : lookups?.meant?.({ heard: fold(city), as: "city" }, zip.slice(0, 5));
  if (meant?.name === place.city) return "heard";
  return like ?? (key.length < shortestName ? "maybe" : undefined);
}

/** "Manassas Park" before a ZIP code of Manassas: a place of its own, and nothing that was misheard. */
export function isNamedAfter(city: string, ofZip: string): boolean {
  const behind = cityKey(city).slice(cityKey(ofZip).length);
  return (
    cityKey(city).startsWith(cityKey(ofZip)) &&
    /^(park|beach|heights|hills|springs|gardens|village|lakes?)$/.test(behind)
  );
}

/** Fewer letters are doubted as a city, unless the state has a city of that name. */
const shortestName = 4;

/** "LA" before a ZIP code of Los Angeles, "ese efe" before one of San Francisco: the first letters of its words. */
export function isShortFor(said: readonly Token[], ofZip: string | undefined): boolean {
  const initials = (ofZip ?? "").split(" ").map((word) => word.charAt(0).toLowerCase());
  if (initials.length < 2) return false;
  let letters = "";
  for (let at = 0; at < said.length; ) {
    const { plain = "", kind } = said[at] ?? {};
    const letter = plain.length > 1 ? letterAt(said, at) : undefined;
    letters += letter?.letter.toLowerCase() ?? (kind === "mark" ? "" : plain);
    at += letter?.length ?? 1;
  }
  return letters === initials.join("");
}
