// How ten people say names, places and words: some as a recogniser writes them down, some as they type. None of it is the
// project's own wording.
import { spellDigits, spellNumber } from "../../packages/forms/src/answers/numbers/spell.ts";
import type { Ways } from "./said-by.ts";

const lower = (text: string) => text.toLocaleLowerCase("es");

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
interface UsAddress {
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
interface ForeignAddress {
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
