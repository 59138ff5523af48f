import { plainWords } from "@dilo/foundation";
import { spanishCountry } from "../../answers/country/grammar/named.ts";
import type { AddressValue } from "../../answers/interpretation.ts";
import { numberWord } from "../../answers/numbers/vocabulary.ts";
import { fold } from "../../answers/words/tokens.ts";
import { contrastIn } from "./contrast.ts";
import { repairLetter } from "./letter-edits.ts";
import { digitsIn } from "./number.ts";
import { removalIn } from "./removal.ts";
import type { Repair } from "./whole-values.ts";

type UsAddress = Extract<AddressValue, { readonly zip: string }>;
type AddressAbroad = Extract<AddressValue, { readonly foreign: true }>;

/** What the parts of an address are called. */
const labels: readonly (readonly [keyof UsAddress | "number", RegExp])[] = [
  ["number", /^(el )?(numero( de (la |mi )?casa)?|numero de la calle|casa)$/],
  ["line", /^(la |el )?(calle|avenida|nombre de la calle)$/],
  [
    "unit",
    /^(el |la )?(apartamento|apartamiento|departamento|depto|apto|apt|unidad|suite|numero de (apartamento|departamento))$/,
  ],
  ["city", /^(la )?ciudad$/],
  ["state", /^(el )?estado$/],
  ["zip", /^(el )?(codigo( postal)?|zip( code)?|sip)$/],
];

const labelled =
  /^(?<label>(?:el |la )?[\p{L} ]+?)\s+(?:e[szt]|era|seria|sería)\s+(?:el |la |en )?(?<part>.+?)[.!]?$/iu;
const unit =
  /^(?:(?:te|le|me|se le|pero)\s+)*(?:(?:falta|falt[oóa]|olvid[oó]|y|es|en|pong[ae]le|agr[eé]gu?[ae]le)\s+)*(?:el |la |mi |un )?(?:apartamento|apartamiento|departamento|depto|apto|apt|unidad|suite)\.?,?\s+(?:que\s+)?(?:es\s+)?(?:el\s+)?(?:n[uú]mero\s+)?(?<part>[\p{L}\d]+(?:[- ][\p{L}\d]{1,2})?)[.!]?$/iu;

/** Hears one part of an address said again: "el apartamento es 6", "la ciudad es San Diego", "1235, no 1234". */
export function repairAddress(text: string, value: AddressValue | string | undefined): Repair | undefined {
  if (typeof value !== "object") return byContrast(text, undefined);
  if ("foreign" in value) return placeAdded(text, value) ?? withoutWords(text, value);
  const less = byRemoval(text, value);
  if (less !== undefined) return less;
  const told = unit.exec(text)?.groups?.["part"];
  if (told !== undefined) return whole({ ...value, unit: `apartamento ${told}` });
  const zipEnd = /(?:zip|c[oó]digo(?: postal)?)\s+(?:es\s+)?(?:termina|acaba)\s+(?:en|con)\s+(?<end>.+?)[.!]?$/iu.exec(
    text,
  )?.groups?.["end"];
  const end = zipEnd === undefined ? undefined : digitsIn(zipEnd);
  if (end !== undefined && end.length < value.zip.length)
    return whole({ ...value, zip: value.zip.slice(0, -end.length) + end });
  const { label, part } = labelled.exec(text)?.groups ?? {};
  const name = label === undefined ? undefined : partNamed(plainWords(label));
  if (name !== undefined && part !== undefined) {
    if (name === "number") return whole({ ...value, line: value.line.replace(/^\S+/, part) });
    if (name === "line")
      return whole({ ...value, line: /^\d/.test(part) ? part : `${/^\S+/.exec(value.line)?.[0] ?? ""} ${part}` });
    if (name === "zip") return whole({ ...value, zip: digitsIn(part) ?? part });
    return whole({ ...value, [name]: name === "unit" ? `apartamento ${part}` : part });
  }
  return houseNumber(text, value) ?? byContrast(text, value) ?? byLetterOf(text, value);
}

const added =
  /^(?:(?:s[ií]|no|pero|y|le|me|falta|falt[oó]|agr[eé]gu?[ae]le|p[oó]ng[ae]le)[,\s]+)*(?<place>\p{L}[\p{L} ]{2,30}?)[,\s]+(?:que\s+)?es\s+(?:el|la)\s+(?:departamento|provincia|estado)[.!]?$/iu;

/** "Y Caldas, que es el departamento": a place more, behind the others. */
function placeAdded(text: string, { text: told, country, province }: AddressAbroad): Repair | undefined {
  const place = added.exec(text)?.groups?.["place"];
  if (place === undefined || province !== "") return undefined;
  return { texts: [`${told}, ${place}, ${spanishCountry(country) ?? ""}`] };
}

/** What is said behind a removal of what is to stay: "quite eso, nada más la calle". */
const staying = /[,\s]+(?:nada m[aá]s|nom[aá]s|s[oó]lo) (?:la|el) (?:calle|direcci[oó]n|barrio)\b.*$/iu;

/** "Quite eso de Paula", "quítele el al fin": words that are none of the address, and what leads to them. */
function withoutWords(text: string, { text: told, country }: AddressAbroad): Repair | undefined {
  const said = text.replace(staying, "").replace(/[.!\s]+$/u, "");
  const what = removalIn(said)?.what;
  if (what === undefined) return undefined;
  const words = told.split(" ");
  // "Al fin" is no place of the address here, but the words themselves.
  for (const part of [said.slice(said.indexOf(what)), what].map((one) => plainWords(one))) {
    const from = words.findIndex((_, at) =>
      part.every((word, step) => plainWords(words[at + step] ?? "").join(" ") === word),
    );
    if (from < 0) continue;
    const lead = from - words.slice(0, from).findLastIndex((word) => !/^(?:del?|el|la)$/i.test(word)) - 1;
    const [before, behind] = [words.slice(0, from - lead).join(" "), words.slice(from + part.length).join(" ")];
    const rest = `${before} ${behind}`.replace(/,\s*$/u, "").trim();
    if (rest !== "") return { texts: [`${rest}, ${spanishCountry(country) ?? ""}`] };
  }
  return undefined;
}

const unitNamed = /^(?:numero de )?(?:apartamento|apartamiento|departamento|depto|apto|apt|unidad|suite|interior)\b/;

/** "No lleva apartamento", "quítele el West": a part, or a word of the street or the city, too many. */
function byRemoval(text: string, value: UsAddress): Repair | undefined {
  const said = removalIn(text)?.what;
  if (said === undefined) return undefined;
  const plain = fold(said);
  if (unitNamed.test(plain)) return value.unit === "" ? undefined : whole({ ...value, unit: "" });
  for (const name of ["line", "city"] as const) {
    const words = value[name].split(" ");
    const rest = words.filter((word) => fold(word) !== plain);
    if (rest.length === words.length - 1 && rest.length > 0) return whole({ ...value, [name]: rest.join(" ") });
  }
  return undefined;
}

/** "Mil doscientos treinta y cinco", for a house of as many digits: no ZIP code is so short. */
function houseNumber(text: string, value: UsAddress): Repair | undefined {
  const [old = ""] = /^\d{2,4}(?= )/.exec(value.line) ?? [];
  const told = /^(?:no[,\s]+)?(?:es |el )*(?<number>[\p{L}\d ]+?)[.!]?$/iu.exec(text)?.groups?.["number"] ?? "";
  const isNumber = plainWords(told).every(
    (word) => /^\d+$/.test(word) || word === "y" || numberWord(word) !== undefined,
  );
  const now = isNumber && old !== "" ? digitsIn(told) : undefined;
  return now?.length === old.length ? whole({ ...value, line: value.line.replace(old, now) }) : undefined;
}

/** The part of an address that some words name; a short word before them may be a "pero" that was misheard. */
function partNamed(words: readonly string[]): (typeof labels)[number][0] | undefined {
  const [first = "", ...rest] = words;
  const found = labels.find(([, pattern]) => pattern.test(words.join(" ")))?.[0];
  return (
    found ??
    (first.length <= 5 && rest.length > 0 ? labels.find(([, pattern]) => pattern.test(rest.join(" ")))?.[0] : undefined)
  );
}

/** "Cedar con ce", "sin hache": how a word of the street or the city is written. */
function byLetterOf(text: string, value: UsAddress): Repair | undefined {
  for (const name of ["line", "city"] as const) {
    const [now, other] = repairLetter(text, value[name])?.texts ?? [];
    // Of several places nobody could choose by ear.
    if (now !== undefined && other === undefined && now !== value[name]) return whole({ ...value, [name]: now });
  }
  return undefined;
}

function byContrast(text: string, value: UsAddress | undefined): Repair | undefined {
  const contrast = contrastIn(text);
  if (contrast === undefined || value === undefined) return undefined;
  const old = fold(contrast.old).replace(/^(la |el )?(calle|avenida|ciudad|numero) (de )?/, "");
  const entries = Object.entries(value) as [keyof UsAddress, string][];
  const found = entries.filter(([, one]) => ` ${fold(one)} `.includes(` ${old} `));
  const [only, other] = found;
  if (only === undefined || other !== undefined) return undefined;
  const [name, one] = only;
  const at = fold(one).indexOf(old);
  const before = withoutOverlap(one.slice(0, at), contrast.now);
  return whole({ ...value, [name]: before + contrast.now + one.slice(at + old.length) });
}

/** "Es Oak Drive, no Street": the words before what is replaced, without those that are said again with the new ones. */
function withoutOverlap(before: string, now: string): string {
  const words = before.trimEnd().split(" ");
  const again = now.split(" ").map(fold);
  for (let count = Math.min(words.length, again.length - 1); count > 0; count -= 1)
    if (fold(words.slice(-count).join(" ")) === again.slice(0, count).join(" "))
      return words
        .slice(0, -count)
        .map((word) => `${word} `)
        .join("");
  return before;
}

function whole({ line, unit: at, city, state, zip }: UsAddress): Repair {
  const inWords = /^(#|apt|apartamento|unit|suite|ste)/i.test(at) || at === "" ? at : `apartamento ${at}`;
  return {
    texts: [
      [line, inWords.replace(/^#\s*/, "apartamento "), city, `${state} ${zip}`.trim()].filter(Boolean).join(", "),
    ],
  };
}
