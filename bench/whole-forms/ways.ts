// How ten people say the same: some as a recogniser writes them down, some as they type. None of it is the project's own wording.
import { spellDigits, spellNumber } from "../../packages/forms/src/answers/numbers/spell.ts";

/** Whose answer it is: one says "me llamo" of oneself, "se llama" of another. */
export interface Told {
  readonly isOwn: boolean;
  readonly id: string;
}

/** Ten ways to say one sort of answer; the n-th is the n-th person's. */
export type Ways<T = string> = readonly ((value: T, told: Told) => string)[];

const lower = (text: string) => text.toLocaleLowerCase("es");
const monthName = (month: number) =>
  new Intl.DateTimeFormat("es", { month: "long", timeZone: "UTC" }).format(new Date(Date.UTC(2020, month - 1, 15)));
const dayName = (day: number) => (day === 1 ? "primero" : spellNumber(day));

interface Day {
  readonly day: number;
  readonly month: string;
  readonly year: number;
  readonly inFigures: string;
}

function day(iso: string): Day {
  const [year = 0, month = 0, date = 0] = iso.split("-").map(Number);
  const two = (value: number) => String(value).padStart(2, "0");
  return { day: date, month: monthName(month), year, inFigures: `${two(month)}/${two(date)}/${year}` };
}

const ofDay = (say: (of: Day) => string) => (iso: string) => say(day(iso));

export const dates: Ways = [
  ofDay(({ day: d, month, year }) => `el ${dayName(d)} de ${month} de ${spellNumber(year)}`),
  ofDay(({ day: d, month, year }) => `${d} de ${month} de ${year}`),
  ofDay(({ day: d, month, year }) => `fue el ${dayName(d)} de ${month} del ${spellNumber(year)}`),
  ofDay(({ day: d, month, year }) => `${month} ${d} de ${year}`),
  ofDay(({ day: d, month, year }) => `${dayName(d)} de ${month} ${spellNumber(year)}`),
  ofDay(({ day: d, month, year }) => `el día ${dayName(d)} de ${month} del año ${spellNumber(year)}`),
  ofDay(({ day: d, month, year }) => `${d} ${month} ${year}`),
  ofDay(({ day: d, month, year }) => `pues, el ${d} de ${month} del ${year}`),
  ofDay(({ inFigures }) => inFigures),
  ofDay(({ day: d, month, year }) => `este, el ${dayName(d)} de ${month} de ${year}`),
];

const groups = (digits: string, size: number) => digits.match(new RegExp(`.{1,${size}}`, "g")) ?? [];
const inPairs = (digits: string) =>
  groups(digits, 2)
    .map((pair) => (pair.length < 2 || pair.startsWith("0") ? spellDigits(...pair) : spellNumber(Number(pair))))
    .map((words) => words.replaceAll(",", ""))
    .join(", ");

export const digits: Ways = [
  (value) => spellDigits(value),
  (value) => groups(value, 3).join(" "),
  (value) => `es el ${value}`,
  (value) => spellDigits(...groups(value, 3)),
  (value) => inPairs(value),
  (value) => `es ${groups(value, 3).join("-")}`,
  (value) => `el número es ${spellDigits(value)}`,
  (value) => [...value].join(" "),
  (value) => value,
  (value) => `mire, es ${spellDigits(...groups(value, 3))}`,
];

const threeThreeFour = (value: string) => [value.slice(2, 5), value.slice(5, 8), value.slice(8)] as const;
const ofPhone = (say: (area: string, middle: string, last: string) => string) => (value: string) =>
  say(...threeThreeFour(value));

export const phones: Ways = [
  ofPhone((area, middle, last) => spellDigits(area, middle, last)),
  ofPhone((area, middle, last) => `${area}-${middle}-${last}`),
  ofPhone((area, middle, last) => `(${area}) ${middle} ${last}`),
  ofPhone((area, middle, last) => `${area} ${middle} ${last.slice(0, 2)} ${last.slice(2)}`),
  ofPhone((area, middle, last) => `${spellDigits(area, middle)}, ${inPairs(last)}`),
  ofPhone((area, middle, last) => `es el ${area}${middle}${last}`),
  ofPhone((area, middle, last) => `+1 ${area} ${middle} ${last}`),
  ofPhone((area, middle, last) => `uno, ${spellDigits(area, middle, last)}`),
  ofPhone((area, middle, last) => `${area}${middle}${last}`),
  ofPhone((area, middle, last) => `apunte: ${spellDigits(area, middle, last)}`),
];

export const names: Ways = [
  (name) => lower(name),
  (name) => name,
  (name, { isOwn }) => `${isOwn ? "me llamo" : "se llama"} ${lower(name)}`,
  (name) => `${name}.`,
  (name) => `es ${lower(name)}`,
  (name, { isOwn }) => `${isOwn ? "mi" : "su"} nombre es ${name}`,
  (name) => name,
  (name) => `pues ${name}`,
  (name) => name,
  (name) => `${name}, por favor`,
];

/** Own words, which everybody says alike. */
export const asIs: Ways = Array.from({ length: 10 }, () => (text: string) => text);

/** One word, as it stands alone. */
export const words: Ways = [
  (text) => lower(text),
  (text) => text,
  (text) => `es ${text}`,
  (text) => `${text}.`,
  (text) => lower(text),
  (text) => text,
  (text) => text,
  (text) => `pues ${text}`,
  (text) => text,
  (text) => `este, ${lower(text)}`,
];

/** Places one answers with "en". */
export const places: Ways = [
  (town) => `en ${lower(town)}`,
  (town) => town,
  (town) => `en ${town}`,
  (town) => `${town}.`,
  (town) => `fue en ${lower(town)}`,
  (town) => `en la ciudad de ${town}`,
  (town) => town,
  (town) => `pues en ${town}`,
  (town) => town,
  (town) => `ahí en ${town}`,
];

/** An address in the United States, with the name of its state. */
export interface UsAddress {
  readonly number: string;
  readonly street: string;
  readonly unit: string;
  readonly city: string;
  readonly stateName: string;
  readonly state: string;
  readonly zip: string;
}

const ofUnit = (unit: string, say: (number: string) => string) => (unit === "" ? "" : say(unit));

export const usAddresses: Ways<UsAddress> = [
  ({ number, street, unit, city, stateName, zip }) =>
    `${spellNumber(Number(number))} ${street}${ofUnit(unit, (n) => `, apartamento ${spellNumber(Number(n))}`)}, ${city}, ${stateName}, ${spellDigits(zip)}`,
  ({ number, street, unit, city, state, zip }) =>
    `${number} ${street}${ofUnit(unit, (n) => ` Apt ${n}`)}, ${city}, ${state} ${zip}`,
  ({ number, street, unit, city, stateName, zip }) =>
    `${number} ${street}${ofUnit(unit, (n) => ` apartamento ${n}`)} ${city} ${stateName} ${zip}`,
  ({ number, street, unit, city, stateName, zip }) =>
    lower(
      `${number} ${street}${ofUnit(unit, (n) => ` apartamento ${n}`)} en ${city} ${stateName} código postal ${zip}`,
    ),
  ({ number, street, unit, city, stateName, zip }) =>
    `es el ${number} de ${street}${ofUnit(unit, (n) => `, apartamento ${n}`)}, en ${city}, ${stateName}, ${zip}`,
  ({ number, street, unit, city, stateName, zip }) =>
    `${number} ${street}${ofUnit(unit, (n) => ` Apt #${n}`)}, ${city}, ${stateName} ${zip}`,
  ({ number, street, unit, city, stateName, zip }) =>
    `número ${number} ${street}${ofUnit(unit, (n) => `, apartamento número ${n}`)}, ciudad de ${city}, estado de ${stateName}, código postal ${zip}`,
  ({ number, street, unit, city, state, zip }) =>
    `${number} ${street}${ofUnit(unit, (n) => `, Apt. ${n}`)}, ${city} ${state} ${zip}`,
  ({ number, street, unit, city, state, zip }) =>
    lower(`${number} ${street}${ofUnit(unit, (n) => ` apt ${n}`)} ${city} ${state} ${zip}`),
  ({ number, street, unit, city, stateName, zip }) =>
    `${number} ${street}${ofUnit(unit, (n) => `, departamento ${n}`)}, ${city}, ${stateName}, ${spellDigits(zip)}`,
];

/** An address of another country, its country by name. */
export interface ForeignAddress {
  readonly line: string;
  readonly city: string;
  readonly province: string;
  readonly postalCode: string;
  readonly country: string;
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== "").join(", ");

export const foreignAddresses: Ways<ForeignAddress> = [
  ({ line, city, province, country }) => lower(joined(line, city, province, country)),
  ({ line, city, province, postalCode, country }) => joined(line, city, province, postalCode, country),
  ({ line, city, province, country }) => `${line} en ${city}, ${province}, ${country}`,
  ({ line, city, province, postalCode, country }) =>
    joined(line, city, province, `código postal ${postalCode}`, country),
  ({ line, city, province, country }) => `es ${joined(line, city, province, country)}`,
  ({ line, city, province, country }) => `vive en ${joined(line, city, province, country)}`,
  ({ line, city, province, country }) => joined(line, `ciudad de ${city}`, `estado de ${province}`, country),
  ({ line, city, province, postalCode, country }) => joined(line, city, province, country, postalCode),
  ({ line, city, province, country }) => joined(line, city, province, country),
  ({ line, city, province, country }) => `pues es ${joined(line, city, province)}, en ${country}`,
];

/** A town and its state, or its province and country. */
export const townAndState: Ways<readonly [town: string, state: string]> = [
  ([town, state]) => lower(`en ${town} ${state}`),
  ([town, state]) => `${town}, ${state}`,
  ([town, state]) => `en ${town}, ${state}`,
  ([town, state]) => `${town} ${state}`,
  ([town, state]) => lower(`fue en ${town} ${state}`),
  ([town, state]) => `en la ciudad de ${town}, en ${state}`,
  ([town, state]) => `${town}, ${state}`,
  ([town, state]) => `pues en ${town}, ${state}`,
  ([town, state]) => lower(`${town}, ${state}`),
  ([town, state]) => `fue ahí en ${town}, ${state}`,
];

export const yeses: Ways = [
  () => "sí",
  () => "sí, señorita",
  () => "sí, así es",
  () => "claro que sí",
  () => "pues sí",
  () => "sí, correcto",
  () => "si",
  () => "Sí.",
  () => "si",
  () => "sí, eso sí",
];

const isEver = (id: string) => !/another|same|mailing|support|consent|now|in_us|income|head/.test(id);

export const noes: Ways = [
  () => "no",
  () => "no, señorita",
  (_, { id }) => (isEver(id) ? "no, nunca" : "no"),
  () => "claro que no",
  () => "pues no",
  () => "no, para nada",
  () => "no",
  () => "No.",
  () => "nop",
  (_, { id }) => (id.endsWith(".another") ? "no, es todo" : "no, eso no"),
];

const letterNames: Readonly<Record<string, string>> = {
  ...{ A: "a", B: "be", C: "ce", D: "de", E: "e", F: "efe", G: "ge", H: "hache", I: "i", J: "jota", K: "ka", L: "ele" },
  ...{ M: "eme", N: "ene", O: "o", P: "pe", Q: "cu", R: "erre", S: "ese", T: "te", U: "u", V: "ve", W: "doble u" },
  ...{ X: "equis", Y: "i griega", Z: "zeta" },
};
const letterOf = (letter: string) => letterNames[letter] ?? spellDigits(letter);
const runs = (code: string) => code.match(/\p{L}|\d+/gu) ?? [];

/** Letters and digits: a passport, a certificate, an I-94. */
export const codes: Ways = [
  (code) => [...code].map(letterOf).join(" "),
  (code) => code,
  (code) => runs(code).join(" "),
  (code) => [...code].map(letterOf).join(", "),
  (code) => `es ${[...code].map(letterOf).join(" ")}`,
  (code) => runs(code).join("-"),
  (code) => `es el ${code}`,
  (code) => [...code].join(" "),
  (code) => lower(code),
  (code) => `el número es ${[...code].map(letterOf).join(" ")}`,
];

const feetAndInches = (value: string) => value.split("-").map(Number) as [number, number];
const centimetres = (value: string) => {
  const [feet, inches] = feetAndInches(value);
  return Math.round((feet * 12 + inches) * 2.54);
};

export const heights: Ways = [
  (value) => `${feetAndInches(value).map(spellNumber).join(" pies ")} pulgadas`,
  (value) => `${value.replace("-", " pies ")} pulgadas`,
  (value) => feetAndInches(value).map(spellNumber).join(" pies con "),
  (value) => `${value.replace("-", "'")}"`,
  (value) => `un metro ${spellNumber(centimetres(value) - 100)}`,
  (value) => (centimetres(value) / 100).toFixed(2),
  (value) => `mido ${feetAndInches(value).map(spellNumber).join(" pies y ")} pulgadas`,
  (value) => `${value.replace("-", " pies ")}`,
  (value) => value.replace("-", "'"),
  (value) => `${centimetres(value)} centímetros`,
];

const kilos = (pounds: string) => Math.round(Number(pounds) / 2.20462);

export const weights: Ways = [
  (value) => `${spellNumber(Number(value))} libras`,
  (value) => `${value} libras`,
  (value) => `peso ${spellNumber(Number(value))} libras`,
  (value) => `${value} lbs`,
  (value) => `${spellNumber(kilos(value))} kilos`,
  (value) => `${kilos(value)} kg`,
  (value) => `como ${value} libras`,
  (value) => `${value} pounds`,
  (value) => `${value} lb`,
  (value) => `unas ${spellNumber(Number(value))} libras`,
];

export const counts: Ways = [
  (value) => spellNumber(Number(value)),
  (value) => value,
  (value, { id }) =>
    `${spellNumber(Number(value)).replace(/uno$/, "una")} ${id.includes("times") ? "veces" : ""}`.trim(),
  (value) => `son ${spellNumber(Number(value))}`,
  (value) => `nomás ${spellNumber(Number(value))}`,
  (value) => `${value}.`,
  (value) => value,
  (value) => `pues ${spellNumber(Number(value))}`,
  (value) => value,
  (value) => `somos ${spellNumber(Number(value))}`,
];

const thousands = (value: string) => Number(value) / 1000;

export const money: Ways = [
  (value) => `${spellNumber(thousands(value))} mil`,
  (value) => value,
  (value) => `${spellNumber(thousands(value))} mil dólares`,
  (value) => `$${thousands(value)},000`,
  (value) => `como ${spellNumber(thousands(value))} mil al año`,
  (value) => `${thousands(value)} mil dólares`,
  (value) => `${thousands(value)},000`,
  (value) => `unos ${spellNumber(thousands(value))} mil dólares`,
  (value) => value,
  (value) => `${thousands(value)} mil`,
];

const one = (id: string, own: string, other: string) => (/beneficiary|familiar/.test(id) ? other : own);

export const workplaces: Ways = [
  (name) => name,
  (name) => name,
  (name, { id }) => `${one(id, "trabajo", "trabaja")} en ${name}`,
  (name) => `${name}.`,
  (name) => `en ${name}`,
  (name) => `se llama ${name}`,
  (name) => name,
  (name) => `pues en ${name}`,
  (name) => name,
  (name) => `para ${name}`,
];

export const occupations: Ways = [
  (work) => `soy ${work}`,
  (work) => work,
  (work) => `trabajo de ${work}`,
  (work) => `${work}.`,
  (work) => `de ${work}`,
  (work) => `trabajo como ${work}`,
  (work) => work,
  (work) => `pues de ${work}`,
  (work) => work,
  (work) => `yo era ${work}`,
];

const [at, dot] = [" arroba ", " punto "];
const spoken = (email: string) => email.replace("@", at).replaceAll(".", dot);

export const emails: Ways = [
  (email) => spoken(email),
  (email) => email,
  (email) => `mi correo es ${spoken(email)}`,
  (email) => email.toUpperCase(),
  (email) => spoken(email),
  (email) => ` ${email} `,
  (email) => `es ${spoken(email)}`,
  (email) => email,
  (email) => email,
  (email) => `apunte ${spoken(email)}`,
];

export const married: Readonly<Record<string, readonly [own: string, other: string]>> = {
  married: ["estoy casada", "está casado"],
  single: ["soy soltera", "es soltero"],
  divorced: ["estoy divorciada", "es divorciado"],
  widowed: ["soy viuda", "es viudo"],
  separated: ["estamos separados", "está separado"],
};

export const nothing: Ways = [
  () => "no tengo",
  () => "no aplica",
  () => "no tengo",
  () => "ninguno",
  () => "no tengo ninguno",
  () => "no aplica",
  () => "no tengo",
  () => "N/A",
  () => "no tengo",
  () => "no, no tengo",
];
