import type { Lookups } from "../interpretation.ts";

const cities: Readonly<Record<string, readonly [city: string, state: string]>> = {
  "00901": ["San Juan", "PR"],
  "01852": ["Lowell", "MA"],
  "10005": ["New York", "NY"],
  "10009": ["New York", "NY"],
  "10031": ["New York", "NY"],
  "10035": ["New York", "NY"],
  "10065": ["New York", "NY"],
  "10128": ["New York", "NY"],
  "11103": ["Astoria", "NY"],
  "11206": ["Brooklyn", "NY"],
  "11372": ["Jackson Heights", "NY"],
  "20500": ["Washington", "DC"],
  "33125": ["Miami", "FL"],
  "33135": ["Miami", "FL"],
  "33155": ["Miami", "FL"],
  "52336": ["Springville", "IA"],
  "60601": ["Chicago", "IL"],
  "60639": ["Chicago", "IL"],
  "75201": ["Dallas", "TX"],
  "77002": ["Houston", "TX"],
  "77081": ["Houston", "TX"],
  "78045": ["Laredo", "TX"],
  "85009": ["Phoenix", "AZ"],
  "85302": ["Glendale", "AZ"],
  "87501": ["Santa Fe", "NM"],
  "90012": ["Los Angeles", "CA"],
  "90013": ["Los Angeles", "CA"],
  "90015": ["Los Angeles", "CA"],
  "90023": ["Los Angeles", "CA"],
  "90033": ["Los Angeles", "CA"],
  "90045": ["Los Angeles", "CA"],
  "91502": ["Burbank", "CA"],
  "91773": ["San Dimas", "CA"],
  "92101": ["San Diego", "CA"],
  "92672": ["San Clemente", "CA"],
  "93701": ["Fresno", "CA"],
  "94621": ["Oakland", "CA"],
  "95050": ["Santa Clara", "CA"],
  "97477": ["Springfield", "OR"],
};

/** The few ZIP codes the examples need. */
export const places: Lookups = {
  hasEveryZip: true,
  zip: (zip) => {
    const [city, state] = cities[zip] ?? [];
    return city !== undefined && state !== undefined ? { city, state } : undefined;
  },
};
