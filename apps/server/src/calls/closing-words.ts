import { type Interpretation, isGivenName } from "@dilo/forms";

/** Words inside a family name that never end one. */
const particles = new Set([
  "de",
  "del",
  "la",
  "las",
  "los",
  "y",
  "e",
  "san",
  "santa",
  "da",
  "do",
  "dos",
  "viuda",
  "vda",
]);

/** Words before a name that are none of it. */
const opening =
  /^(?:(?:eh+|este|pues|bueno|mire|a ver|si|yo)[\s,.…]+)*(?:(?:yo )?me llamo|mi nombre(?: completo)? es|soy|se llama)?[\s,:]*/i;

/**
 * Tells whether a name is complete: given names that are known, and two family names behind them. What ends in "de la"
 * goes on, and so may a given name with one family name.
 */
export function isFullName(text: string): boolean {
  const said = text.trim().replace(opening, "");
  const words = said.match(/\p{L}+/gu) ?? [];
  const given = words.findIndex((word) => !isGivenName(word));
  if (given < 1 || /[,.…-]$|\.\.\.?$/.test(said.replace(/\.$/, ""))) return false;
  const rest = words.slice(given).map((word) => word.toLocaleLowerCase("es"));
  // "María del Carmen": what follows the particle is still a given name.
  const isGiven = (word: string, at: number) => particles.has(rest[at - 1] ?? "") && isGivenName(word);
  const families = rest.filter((word, at) => !particles.has(word) && !isGiven(word, at));
  return families.length >= 2 && !particles.has(rest.at(-1) ?? "");
}

/** Last words of a number that may have more behind them: "dos mil" quince, "noventa" y seis, "ninety" five. */
const mayGrow =
  /(?:^|[\s-])(?:mil|cien|\p{L}*cient[oa]s|quinient[oa]s|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)[\s.]*$/iu;
/** Transcribers write a year in digits: 2000 may become 2015. */
const roundYear = /(?:^|\D)\d{3}0[\s.]*$/;
/** Last words that have more behind them. */
const goesOn = /(?:^|\s)(?:y|and|ciento)[\s.,…]*$/i;

/** Tells whether the number at the end of an answer is over, may have more words behind it, or is sure to have them. */
export function endOfNumber(text: string, { isDate }: { readonly isDate: boolean }): "over" | "may-grow" | "goes-on" {
  if (goesOn.test(text)) return "goes-on";
  return mayGrow.test(text) || (isDate && roundYear.test(text)) ? "may-grow" : "over";
}

/** Tells whether an address was read whole, and its last word is what closed it: the last of its ZIP code. */
export function endsInZip(read: (heard: string) => Interpretation, text: string): boolean {
  const whole = zipOf(read(text));
  if (whole === undefined) return false;
  const words = text.trim().split(/\s+/);
  return zipOf(read(words.slice(0, -1).join(" "))) !== whole;
}

function zipOf({ status, needsConfirmation, value }: Interpretation): string | undefined {
  if (status !== "value" || needsConfirmation || typeof value !== "object" || value === null) return undefined;
  const zip: unknown = Reflect.get(value, "zip");
  return typeof zip === "string" && zip !== "" ? zip : undefined;
}
