// An invented person who answers every question of a form: what each answer means, and how this person says it.
import type { AddressValue, Field } from "@dilo/forms";
import type { Canonical } from "@dilo/forms/whole";
import { foreignPlaces, people, places, sayingsById, works } from "./lives.table.ts";
import type { SaidBy, Ways } from "./said-by.ts";
import * as sayings from "./sayings.ts";
import * as numbers from "./sayings-of-numbers.ts";

/** What an answer means and the words it is said in. */
export interface Saying {
  readonly value: Canonical;
  readonly said: string;
}

/** What a question is asked of: who answers, and how that person speaks. */
interface Person {
  readonly field: Field;
  readonly seed: number;
}

/** What a person of this seed answers to a question, in this person's words; undefined where nothing is known to say. */
export function sayingFor(field: Field, seed: number): Saying | undefined {
  const person: Person = { field, seed };
  const { id, kind } = field;
  const choices = field.extra?.choices ?? [];
  if (/^(?:name|marital|relation)$/.test(kind)) return personal(person);
  const [, byId] = sayingsById.find(([pattern]) => pattern.test(id)) ?? [];
  if (byId !== undefined) return saidBy(person, byId);
  if (kind === "yesno" || choices.some(({ value }) => value === "yes")) return yesOrNo(person);
  const known = choices[pick(person, choices.length)];
  if (typeof known?.value === "string") return { value: known.value, said: said(person, sayings.words, known.spanish) };
  if (kind === "date") return dateOf(person);
  return byKind(person);
}

function personal(person: Person): Saying {
  const { field, seed } = person;
  if (field.kind === "name") {
    if (/care_of/.test(field.id)) return { value: null, said: "nadie" };
    const name = people[pick(person, people.length)] ?? "";
    return { value: name, said: said(person, sayings.names, name) };
  }
  if (field.kind === "relation") {
    const relations = [
      ["spouse", "es mi esposo"],
      ["parent", "es mi mamá"],
      ["child", "es mi hijo"],
      ["sibling", "es mi hermano"],
    ] as const;
    const [value, words] = relations[seed % relations.length] ?? relations[0];
    return { value, said: words };
  }
  const states = Object.entries(sayings.married);
  const [value = "", [own, other] = ["", ""]] = states[(seed * 3 + field.id.length) % states.length] ?? [];
  return { value, said: field.about === "relative" || /familiar/.test(field.id) ? other : own };
}

/** One of those meanings, in this person's way. */
function saidBy<T>(person: Person, { of, way, words }: SaidBy<T>): Saying {
  const at = pick(person, of.length);
  const value = of[at] as Canonical;
  if (value === null) return { value, said: said(person, sayings.nothing, "") };
  return { value, said: said(person, way as Ways<unknown>, words?.[at] ?? value) };
}

function byKind(person: Person): Saying | undefined {
  const { id, kind } = person.field;
  switch (kind) {
    case "address":
    case "mailing-address":
      return addressOf(person);
    case "phone":
      return saidBy(person, { of: ["+13055550123", "+12135550187", "+17135550164"], way: numbers.phones });
    case "email":
      return saidBy(person, { of: ["rosa.prado@gmail.com", "jortiz75@yahoo.com", null], way: sayings.emails });
    case "alien-number":
      return saidBy(person, { of: ["089345678", "201456789"], way: numbers.digits });
    case "number":
      return saidBy(person, { of: ["2", "1", "3"], way: numbers.counts });
    case "words":
      return saidBy(person, { of: ["Fue en Houston y lo pagué", "Trabajé con mi tío"], way: sayings.asIs });
    case "country":
      return saidBy(person, {
        of: ["MX", "SV", "GT", "CO"],
        way: sayings.words,
        words: ["México", "El Salvador", "Guatemala", "Colombia"],
      });
    case "country-or-state":
      return saidBy(person, { of: ["US-TX", "US-CA"], way: sayings.places, words: ["Texas", "California"] });
    case "workplace":
      return saidBy(person, { of: works, way: sayings.workplaces });
    case "town":
      return townOf(person, id);
    default:
      return undefined;
  }
}

/** A town alone, or with its state where the form has boxes for that. */
function townOf(person: Person, id: string): Saying {
  if (id === "consulate") {
    const [line, city, country] = ["", "Ciudad Juárez", "MX"];
    const value: AddressValue = { foreign: true, country, text: city, line, city, province: "", postalCode: "" };
    return { value, said: said(person, sayings.townAndState, [city, "México"]) };
  }
  if (!/place|office/.test(id)) {
    return saidBy(person, { of: ["Puebla", "San Miguel", "Guadalajara"], way: sayings.places });
  }
  const place = places[pick(person, places.length)] ?? places[0];
  const { city, state, stateName } = place;
  const value = { line: "", unit: "", city, state, zip: "" };
  return { value, said: said(person, sayings.townAndState, [city, stateName]) };
}

function addressOf(person: Person): Saying {
  const { id } = person.field;
  if (/direccion_postal|beneficiary_us_address/.test(id) && person.seed % 2 === 0)
    return { value: id === "direccion_postal" ? "same" : "SAME", said: "es la misma dirección" };
  if (/foreign|familiar/.test(id)) {
    const place = foreignPlaces[pick(person, foreignPlaces.length)] ?? foreignPlaces[0];
    const { code, ...told } = place;
    const { line, city, province, postalCode } = place;
    const value: AddressValue = { foreign: true, country: code, text: "", line, city, province, postalCode };
    return { value, said: said(person, sayings.foreignAddresses, told) };
  }
  const place = places[pick(person, places.length)] ?? places[0];
  const { number, street, unit, city, state, zip } = place;
  const value = { line: `${number} ${street}`, unit: unit === "" ? "" : `Apt ${unit}`, city, state, zip };
  return { value, said: said(person, sayings.usAddresses, place) };
}

function yesOrNo(person: Person): Saying {
  const { field, seed } = person;
  // Tables end: some people tell of one row, others of as many as the form has not.
  const [, row] = /\.(\d+)\.another$/.exec(field.id) ?? [];
  const rows = [1, 2, 1, 4, 1, 2, 3, 1, 2, 9][seed % 10] ?? 1;
  const isYes = row !== undefined ? Number(row) < rows : pick(person, 4) === 0;
  return isYes
    ? { value: "yes", said: said(person, sayings.yeses, "") }
    : { value: "no", said: said(person, sayings.noes, "") };
}

/** Children are born after the others; whatever begins comes before what ends, and a later row is longer ago. */
function dateOf(person: Person): Saying {
  const { id } = person.field;
  const [, row, column] = /\.(\d+)\.(from|to|left|returned|filed|ended)$/.exec(id) ?? [];
  const day = 1 + pick(person, 27);
  const iso = (year: number, month: number) =>
    `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  const value = (() => {
    if (/expires|stay/.test(id)) return iso(2030, 1 + pick(person, 12));
    if (/child.*birth|family.*birth/.test(id)) return iso(2010 + pick(person, 5), 6);
    if (/parent.*birth/.test(id)) return iso(1940 + pick(person, 9), 3);
    if (/nacimiento|birth/.test(id)) return iso(1965 + pick(person, 9), 1 + pick(person, 12));
    // What ends is no earlier than what it ends.
    if (row === undefined && person.field.notBefore !== undefined) return iso(2020 + pick(person, 5), 1);
    if (row === undefined) return iso(2000 + pick(person, 20), 1 + pick(person, 12));
    const isEnd = column === "to" || column === "returned";
    const year = 2026 - Number(row) - (isEnd ? 0 : 1);
    return isEnd ? iso(year, 1) : iso(year, 3);
  })();
  return { value, said: said(person, numbers.dates, value) };
}

function said<T>({ field, seed }: Person, way: Ways<T>, value: T): string {
  const isOwn = field.about === undefined && !/\.\d+\./.test(field.id);
  return (way[seed % way.length] ?? way[0])?.(value, { isOwn, id: field.id }) ?? "";
}

/** A stable choice: the same person answers the same question alike. */
function pick({ field, seed }: Person, count: number): number {
  let hash = seed * 7919;
  for (const letter of field.id) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return count === 0 ? 0 : hash % count;
}
