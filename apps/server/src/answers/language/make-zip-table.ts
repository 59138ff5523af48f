import zipcodes from "zipcodes";

/** Every postal code with its place, one a line: "90012|CA|Los Angeles". */
export function makeZipTable(): string {
  return Object.values(zipcodes.codes)
    .map(({ zip, state, city }) => `${zip}|${state}|${city}`)
    .join("\n");
}
