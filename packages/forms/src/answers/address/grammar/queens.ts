/** The ZIP codes of Queens, where the number of a house on a numbered street tells the cross street before its hyphen. */
const ofQueens = /^11(?:004|005|1(?:0[1-9])|3(?:[5-7]\d|85)|4(?:[12]\d|3[0-6])|69[1-7])/;
const numberedStreet = /(?:^| )\d+(?:st|nd|rd|th) (?:street|avenue|road|drive|place|lane|terrace|court|crescent)$/i;

/** "3752" on 84th Street of Queens is 37-52; any other number stays as it was said. */
export function withHyphen(number: string, { street, zip = "" }: { readonly street: string; readonly zip?: string }) {
  const isPlain = /^\d{4,5}$/.test(number) && ofQueens.test(zip) && numberedStreet.test(street);
  return isPlain ? `${number.slice(0, -2)}-${number.slice(-2)}` : number;
}
