import { whole } from "../../../words/phrases.ts";
import { fold, plainText, type Token } from "../../../words/tokens.ts";
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

/** Tells whether a country's first-level divisions are known here. */
export function hasDivisions(country: string): boolean {
  return byCountry.has(country);
}

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

/** "Huajuapan de León Oaxaca": a division behind a town, with no pause; "San Miguel de Tucumán" is a town. */
export function provinceAtEnd(
  country: string,
  part: readonly Token[],
): { readonly name: string; readonly length: number } | undefined {
  for (let length = Math.min(4, part.length - 1); length > 0; length--) {
    const name = provinceNamed(country, plainText(part.slice(-length)));
    const before = part[part.length - length - 1]?.plain ?? "";
    if (
      name !== undefined &&
      !/^(de|del|la|las|los|el|y|san|santa|santo|nueva|nuevo|puerto|villa|ciudad)$/.test(before)
    )
      return { name, length };
  }
  return undefined;
}

/** The one country that has a division of that folded name; undefined where none or several have. */
export function countryOfDivision(plain: string): string | undefined {
  const [code, ...others] = [...byCountry].flatMap(([country, names]) => (names.has(plain) ? [country] : []));
  return others.length === 0 ? code : undefined;
}
