import { stateName } from "../../address/grammar/states.ts";
import { spanishCountry } from "../../country/grammar/named.ts";
import type { AddressValue } from "../../interpretation.ts";

/** The parts of a place that have questions of their own, in words those read; empty where they were not told. */
export function toldAlong(place: AddressValue): Readonly<Record<string, string>> {
  if ("foreign" in place) {
    const { city, province, postalCode, country } = place;
    return { city, state: province, zip: postalCode, country: spanishCountry(country) ?? "" };
  }
  const { city, state, zip } = place;
  return { city, zip, ...inState(state) };
}

/** A state of the United States, and its country with it. */
export function inState(code: string): Readonly<Record<string, string>> {
  return code === "" ? {} : { state: stateName(code), country: spanishCountry("US") ?? "" };
}
