import { whole } from "../../../words/phrases.ts";
import { fold } from "../../../words/tokens.ts";
import { cityProvinces, provinces } from "../../provinces.table.ts";

/** The divisions of each country: folded name to the printed one. */
const byCountry = new Map(
  provinces
    .trim()
    .split("\n")
    .map((line) => {
      const [code = "", ...names] = line.split("|");
      const entries = names.flatMap((name) => {
        const [printed = "", ...others] = name.split("/");
        return [fold(printed), ...others].map((one) => [one, printed] as const);
      });
      return [code, new Map(entries)] as const;
    }),
);

/** The printed name of a country's first-level division, by its folded name. */
export function provinceNamed(country: string, plain: string): string | undefined {
  return byCountry.get(country)?.get(plain);
}

/** Tells whether any country has a division of that folded name. */
export function isProvince(plain: string): boolean {
  return [...byCountry.values()].some((names) => names.has(plain));
}

const isCity = whole(cityProvinces);

/** Tells whether a division is one city, as "Ciudad de México" is. */
export function isCityProvince(plain: string): boolean {
  return isCity.test(plain);
}
