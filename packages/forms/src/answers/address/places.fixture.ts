import type { Lookups } from "../interpretation.ts";

const cities: Readonly<Record<string, readonly [city: string, state: string]>> = {
  "10005": ["New York", "NY"],
  "10009": ["New York", "NY"],
  "11103": ["Astoria", "NY"],
  "20500": ["Washington", "DC"],
  "33135": ["Miami", "FL"],
  "60601": ["Chicago", "IL"],
  "75201": ["Dallas", "TX"],
  "77081": ["Houston", "TX"],
  "78045": ["Laredo", "TX"],
  "85009": ["Phoenix", "AZ"],
  "90012": ["Los Angeles", "CA"],
  "90013": ["Los Angeles", "CA"],
  "90015": ["Los Angeles", "CA"],
  "90033": ["Los Angeles", "CA"],
  "92101": ["San Diego", "CA"],
  "92672": ["San Clemente", "CA"],
  "93701": ["Fresno", "CA"],
  "94621": ["Oakland", "CA"],
};

/** The few ZIP codes the examples need. */
export const places: Lookups = {
  zip: (zip) => {
    const [city, state] = cities[zip] ?? [];
    return city !== undefined && state !== undefined ? { city, state } : undefined;
  },
};
