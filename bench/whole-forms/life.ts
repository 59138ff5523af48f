// An invented person who answers every question of a form: what each answer means, and how it is said.
import type { Field } from "@dilo/forms";
import type { Canonical } from "@dilo/forms/whole";

/** What an answer means and the words it is said in. */
export interface Saying {
  readonly value: Canonical;
  readonly said: string;
}

/** Whole sayings of one kind; each life takes its own. */
type Sayings = readonly (readonly [value: Canonical, said: string])[];

const dates: Sayings = [
  ["2019-03-05", "el cinco de marzo de dos mil diecinueve"],
  ["2012-11-20", "veinte de noviembre del dos mil doce"],
  ["1998-07-01", "primero de julio de mil novecientos noventa y ocho"],
  ["2021-01-14", "catorce de enero del veintiuno"],
];
const us = (line: string, unit: string, city: string, state: string, zip: string) => ({ line, unit, city, state, zip });

/** By the kind of a question, or by its id where a kind has many meanings. */
const sayings: Readonly<Record<string, Sayings>> = {
  name: [
    ["Rosa Elena Prado Luna", "Rosa Elena Prado Luna"],
    ["José Manuel Ortiz", "José Manuel Ortiz"],
    ["Carmen Díaz Robles", "se llama Carmen Díaz Robles"],
  ],
  country: [
    ["MX", "México"],
    ["SV", "de El Salvador"],
    ["CO", "Colombia"],
  ],
  "alien-number": [["089345678", "cero ocho nueve tres cuatro cinco seis siete ocho"]],
  phone: [["+13055550123", "tres cero cinco, cinco cinco cinco, cero uno dos tres"]],
  email: [[null, "no tengo"]],
  address: [
    [
      us("1200 Main Street", "", "Los Angeles", "CA", "90012"),
      "mil doscientos Main Street, Los Ángeles, California, noventa mil doce",
    ],
    [
      us("450 Oak Avenue", "Apt 3", "Miami", "FL", "33125"),
      "cuatrocientos cincuenta Oak Avenue, apartamento tres, Miami, Florida, 33125",
    ],
  ],
  workplace: [["El Sol Bakery", "El Sol Bakery"]],
  town: [["Puebla", "en Puebla"]],
  "country-or-state": [["US-TX", "en Texas"]],
  "mailing-address": [["same", "es la misma dirección"]],
  words: [
    ["Fue en Houston y lo pagué", "fue en Houston y lo pagué"],
    ["Trabajé con mi tío", "trabajé con mi tío"],
  ],
};

/** What a person of this seed answers to a question, in words as they are spoken; undefined where nothing is known to say. */
export function sayingFor(field: Field, seed: number): Saying | undefined {
  const { id, kind } = field;
  const choices = field.extra?.choices ?? [];
  if (kind === "yesno" || choices.some(({ value }) => value === "yes")) return yesOrNo(field, seed);
  if (kind === "marital") return { value: "married", said: "estoy casada" };
  if (kind === "relation") return { value: "spouse", said: "es mi esposo" };
  const known = choices[pick(choices.length, id, seed)];
  if (known !== undefined && typeof known.value === "string") return { value: known.value, said: known.spanish };
  if (/nacimiento|birth/.test(id) && kind === "date") return born(id);
  if (kind === "date") return dateFor(id, seed);
  const some = sayings[kind] ?? byReader(field);
  const [value, said] = some[pick(some.length, id, seed)] ?? [];
  return value === undefined || said === undefined ? undefined : { value, said };
}

function yesOrNo({ id }: Field, seed: number): Saying {
  // Tables end: a second row now and then, never a third.
  const [, row] = /\.(\d+)\.another$/.exec(id) ?? [];
  const isYes = row !== undefined ? Number(row) < 2 && seed % 2 === 0 : pick(4, id, seed) === 0;
  return isYes ? { value: "yes", said: "sí" } : { value: "no", said: "no" };
}

/** Children are born after the others. */
function born(id: string): Saying {
  return /child|hij/.test(id)
    ? { value: "2005-06-09", said: "nueve de junio del dos mil cinco" }
    : { value: "1970-03-05", said: "cinco de marzo del setenta" };
}

/** Whatever begins comes before what ends; a later row is longer ago. */
function dateFor(id: string, seed: number): Saying {
  const [, row, column] = /\.(\d+)\.(from|to|left|returned)$/.exec(id) ?? [];
  if (row === undefined) {
    const [value, said] = dates[pick(dates.length, id, seed)] ?? [];
    return { value: String(value), said: String(said) };
  }
  const isEnd = column === "to" || column === "returned";
  const year = 2026 - Number(row) - (isEnd ? 0 : 1);
  return isEnd
    ? { value: `${year}-01-10`, said: `diez de enero de ${year}` }
    : { value: `${year}-02-12`, said: `doce de febrero de ${year}` };
}

/** Numbers and measures, whose questions are told apart by their ids. */
function byReader({ id, kind }: Field): Sayings {
  const [, sayingsOf] = measures.find(([pattern]) => pattern.test(`${kind} ${id}`)) ?? [];
  return sayingsOf ?? [];
}

const measures: readonly (readonly [RegExp, Sayings])[] = [
  [/\.street$/, [["1208 Oak Street", "mil doscientos ocho Oak Street"]]],
  [/\.state$/, [["TX", "Texas"]]],
  [/\.zip$/, [["77002", "siete siete cero cero dos"]]],
  [/\.occupation$/, [["Cook", "soy cocinera"]]],
  [/nationalities|countries/, [["Mexico, Guatemala", "México y Guatemala"]]],
  [/height/, [["5-7", "cinco pies siete pulgadas"]]],
  [/weight/, [["150", "ciento cincuenta libras"]]],
  [/ssn|social_security/, [["123456789", "uno dos tres, cuatro cinco, seis siete ocho nueve"]]],
  [/account/, [["123456789012", "uno dos tres cuatro, cinco seis siete ocho, nueve cero uno dos"]]],
  [/income/, [["24000", "veinticuatro mil"]]],
  [/(?:size|count|times|many|total|earners)(?:$|_|\.)/, [["2", "dos"]]],
  [/selective_service|number/, [["1234567890", "uno dos tres cuatro cinco seis siete ocho nueve cero"]]],
];

/** A stable choice: the same person answers the same question alike. */
function pick(count: number, id: string, seed: number): number {
  let hash = seed * 7919;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return count === 0 ? 0 : hash % count;
}
