import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Answers, FormType } from "../../answers/answer.ts";
import { allFields } from "../parts/canonical.ts";
import { carryOver } from "./carry.ts";

const list = fileURLToPath(
  new URL("../../../../../../shared/data/uscis/questions/shared-n-400-i-130.json", import.meta.url),
);
const withoutList = existsSync(list) ? "" : "the shared list is not at hand";
const heardAt = "2026-11-20T15:00:00.000Z";

/** Ids of the official lists whose question is one of ours. */
const ours: Readonly<Record<string, string>> = {
  alien_number: "numero_alien",
  legal_name: "nombre_completo",
  birth_country: "pais_nacimiento",
  birth_date: "fecha_nacimiento",
  sex: "sexo",
  current_address: "direccion_actual",
  mailing_address: "direccion_postal",
  mailing_same: "direccion_postal",
  marital_status: "estado_civil",
  spouse_name: "nombre_conyuge",
  resident_since: "fecha_residencia",
  day_phone: "telefono",
  petitioner_name: "nombre_peticionario",
  petitioner_birth_date: "fecha_nacimiento_peticionario",
  petitioner_sex: "sexo_peticionario",
  petitioner_mailing_address: "direccion_peticionario",
  petitioner_marriage_date: "fecha_matrimonio",
  petitioner_status: "estatus_peticionario",
  petitioner_day_phone: "telefono_peticionario",
  petitioner_email: "email_peticionario",
  "petitioner_spouses.name": "petitioner_spouses.1.name",
};

/** The life of one invented person, as she tells it to each form. */
const n400: Readonly<Record<string, string>> = {
  nombre_completo: "nombres Rosa Elena, apellidos Prado Luna",
  fecha_nacimiento: "quince de marzo de mil novecientos ochenta y cinco",
  pais_nacimiento: "México",
  numero_alien: "089345678",
  direccion_actual: "1234 Main Street, Los Angeles, California 90012",
  telefono: "3055550123",
  email: "no tengo",
  fecha_residencia: "doce de mayo de dos mil quince",
  estado_civil: "casada",
  nombre_conyuge: "nombres José Luis, apellidos Paz",
  sexo: "mujer",
  motivo_solicitud: "b",
  direccion_postal: "77 Oak Street, Los Angeles, California 90012",
  empleo_actual: "Taller López",
  other_names: "sí",
  "other_names.1.family": "Luna",
  "other_names.1.given": "Rosa",
  "other_names.1.middle": "no",
  "other_names.1.another": "no",
  uscis_account: "123456789012",
  ssa_card: "sí",
  ssn: "123456789",
  ethnicity: "hispana",
  race: "blanca",
  height: "cinco pies cuatro pulgadas",
  weight: "140 libras",
  eye_color: "cafés",
  hair_color: "negro",
  current_address_since: "3 de junio de 2022",
  past_addresses: "sí",
  "past_addresses.1.street": "12 Elm Street",
  "past_addresses.1.city": "Houston",
  "past_addresses.1.state": "Texas",
  "past_addresses.1.zip": "77002",
  "past_addresses.1.country": "Estados Unidos",
  "past_addresses.1.from": "1 de enero de 2015",
  "past_addresses.1.to": "2 de junio de 2022",
  "past_addresses.1.another": "no",
  mailing_care_of: "Inés Paz",
  current_care_of: "no",
  times_married: "una",
  marriage_date: "5 de mayo de 2010",
  "jobs_schools.1.city": "Los Angeles",
  "jobs_schools.1.state": "California",
  "jobs_schools.1.zip": "90012",
  "jobs_schools.1.country": "Estados Unidos",
  "jobs_schools.1.from": "4 de abril de 2021",
  "jobs_schools.1.occupation": "costurera",
  "jobs_schools.1.another": "sí",
  "jobs_schools.2.name": "Panadería Sol",
  "jobs_schools.2.city": "Houston",
  "jobs_schools.2.state": "Texas",
  "jobs_schools.2.zip": "77002",
  "jobs_schools.2.country": "Estados Unidos",
  "jobs_schools.2.from": "1 de enero de 2016",
  "jobs_schools.2.to": "3 de abril de 2021",
  "jobs_schools.2.occupation": "cocinera",
  "jobs_schools.2.another": "no",
  mobile_phone: "3055550124",
};

const i130: Readonly<Record<string, string>> = {
  nombre_peticionario: "nombres Rosa Elena, apellidos Prado Luna",
  fecha_nacimiento_peticionario: "quince de marzo de mil novecientos ochenta y cinco",
  direccion_peticionario: "77 Oak Street, Los Angeles, California 90012",
  telefono_peticionario: "3055550123",
  email_peticionario: "no tengo",
  relacion_familiar: "mi mamá",
  nombre_familiar: "Inés Luna Soto",
  estatus_peticionario: "residente permanente",
  sexo_peticionario: "mujer",
  fecha_matrimonio: "5 de mayo de 2010",
  petitioner_alien_number: "089345678",
  petitioner_uscis_account: "123456789012",
  petitioner_ssn: "123456789",
  petitioner_other_names: "sí",
  "petitioner_other_names.1.name": "nombres Rosa, apellidos Luna",
  "petitioner_other_names.1.another": "no",
  petitioner_birth_country: "México",
  petitioner_in_care_of: "Inés Paz",
  petitioner_mailing_is_physical: "no",
  petitioner_physical_address: "1234 Main Street, Los Angeles, California 90012",
  petitioner_physical_address_since: "3 de junio de 2022",
  petitioner_past_addresses: "sí",
  "petitioner_past_addresses.1.address": "12 Elm Street, Houston, Texas 77002",
  "petitioner_past_addresses.1.from": "1 de enero de 2015",
  "petitioner_past_addresses.1.to": "2 de junio de 2022",
  "petitioner_past_addresses.1.another": "no",
  petitioner_times_married: "una",
  petitioner_marital_status: "casada",
  "petitioner_spouses.1.name": "nombres José Luis, apellidos Paz",
  petitioner_admission_date: "doce de mayo de dos mil quince",
  petitioner_employer: "Taller López",
  petitioner_employer_address: "9 Pine Street, Los Angeles, California 90012",
  petitioner_occupation: "costurera",
  petitioner_job_since: "4 de abril de 2021",
  petitioner_past_employers: "sí",
  "petitioner_past_employers.1.name": "Panadería Sol",
  "petitioner_past_employers.1.address": "8 Elm Street, Houston, Texas 77002",
  "petitioner_past_employers.1.occupation": "cocinera",
  "petitioner_past_employers.1.from": "1 de enero de 2016",
  "petitioner_past_employers.1.to": "3 de abril de 2021",
  petitioner_ethnicity: "hispana",
  petitioner_race: "blanca",
  petitioner_height: "cinco pies cuatro pulgadas",
  petitioner_weight: "140 libras",
  petitioner_eye_color: "cafés",
  petitioner_hair_color: "negro",
  petitioner_mobile_phone: "3055550124",
};

function carried(from: FormType, answers: Readonly<Record<string, string>>, to: FormType) {
  const heard: Answers = Object.fromEntries(Object.entries(answers).map(([id, said]) => [id, { said, heardAt }]));
  return carryOver(
    { formType: from, answers: heard, fields: allFields(from) },
    { formType: to, fields: allFields(to) },
  );
}

const [toI130, toN400] = [carried("N-400", n400, "I-130"), carried("I-130", i130, "N-400")];

interface Shared {
  readonly samePerson: readonly { readonly i130: string; readonly n400: string; readonly fit: string }[];
}

/** Questions of the I-130 that the N-400 asks less of: a place of work has no street there. */
const asksMore = ["petitioner_employer_address"];

describe.skipIf(withoutList)(`what the list says both forms ask of one person ${withoutList}`, () => {
  const { samePerson }: Shared = withoutList ? { samePerson: [] } : JSON.parse(readFileSync(list, "utf8"));
  const isTaken = (ids: readonly string[], id: string) =>
    ids.some((one) => one === (ours[id] ?? id) || one.startsWith(`${id}.`));

  test.each(samePerson.map(({ i130: id, n400: other }) => [id, other]))("%s is taken over from %s", (id) => {
    const ids = Object.keys(toI130?.answers ?? {});
    expect(isTaken(ids, id ?? "")).toBe(!asksMore.includes(id ?? ""));
  });

  test.each(samePerson.map(({ i130: id, n400: other }) => [other, id]))("%s is taken over from %s", (id) => {
    const ids = Object.keys(toN400?.answers ?? {});
    expect(isTaken(ids, id ?? "")).toBe(true);
  });

  test.each(samePerson.filter(({ fit }) => fit === "confirm").map(({ i130: id, n400: other }) => [id, other]))(
    "%s and %s are asked to be right",
    (id = "", other = "") => {
      for (const [told, wanted] of [
        [toI130, id],
        [toN400, other],
      ] as const) {
        const fits = Object.entries(told?.answers ?? {}).filter(([one]) => isTaken([one], wanted));
        expect(fits.some(([, { fit }]) => fit === "confirm")).toBe(true);
      }
    },
  );
});

const rowsOf = (of: ReturnType<typeof carried>, table: string) =>
  Object.fromEntries(
    Object.entries(of?.answers ?? {})
      .filter(([id]) => id.startsWith(`${table}.`))
      .map(([id, { answer }]) => [id.slice(table.length + 1), answer.said]),
  );

test("rows are told in the pieces that the other form asks for", () => {
  expect(rowsOf(toN400, "past_addresses")).toMatchObject({
    "1.street": "12 Elm Street",
    "1.city": "Houston",
    "1.state": "TX",
    "1.zip": "77002",
    "1.another": "no",
  });
  expect(rowsOf(toN400, "other_names")).toMatchObject({ "1.family": "Luna", "1.given": "Rosa" });
  expect(rowsOf(toI130, "petitioner_past_addresses")).toMatchObject({
    "1.address": "12 Elm Street, Houston, TX 77002",
  });
  expect(rowsOf(toI130, "petitioner_past_employers")).toMatchObject({
    "1.name": "Panadería Sol",
    "1.occupation": "cocinera",
    "1.another": "no",
  });
});

test("what was passed over or not understood, and another person's form, tell nothing", () => {
  const told = carried("N-400", { ...n400, telefono: "el de siempre", uscis_account: "no aplica" }, "I-130");
  expect(told?.answers).not.toHaveProperty("telefono_peticionario");
  expect(told?.answers).not.toHaveProperty("petitioner_uscis_account");
  expect(carried("N-400", n400, "N-400")).toBeUndefined();
});

test("times without work are no earlier employer", () => {
  const told = carried("N-400", { ...n400, "jobs_schools.2.name": "sin empleo" }, "I-130");
  expect(rowsOf(told, "petitioner_past_employers")).toEqual({});
  expect(told?.answers["petitioner_past_employers"]?.answer.said).toBe("no");
});

test("of a second petition the petitioner is the same one, and the relative another", () => {
  const parents = {
    "petitioner_parents.1.name": "Inés Luna",
    citizenship_through: "no aplica",
    ciudad_matrimonio: "Puebla",
  };
  const told = carried("I-130", { ...i130, ...parents }, "I-130");
  expect(told?.answers).toHaveProperty(["petitioner_parents.1.name"]);
  expect(told?.answers).toHaveProperty("ciudad_matrimonio");
  expect(told?.answers).not.toHaveProperty("citizenship_through");
  for (const id of Object.keys(i130).filter((one) => !/familiar/.test(one))) expect(told?.answers).toHaveProperty([id]);
  expect(told?.answers).not.toHaveProperty("nombre_familiar");
});

test("a child of the N-400 who is whom the petition is for is known by the name, and no other one", () => {
  const children = {
    children_count: "dos",
    "children.1.name": "nombres Ana María, apellidos Paz",
    "children.1.birth_date": "3 de mayo de 2012",
    "children.2.name": "nombres Luis, apellidos Paz",
    "children.2.birth_date": "9 de junio de 2015",
  };
  const told = carried("N-400", { ...n400, ...children }, "I-130");
  expect(told?.answers).not.toHaveProperty("nombre_familiar");
  expect(told?.answers).not.toHaveProperty("fecha_nacimiento_familiar");
  expect(told?.ofOthers?.map(({ field, fit, answer, where }) => [field, fit, answer.said, where.answer.said])).toEqual([
    ["fecha_nacimiento_familiar", "confirm", "3 de mayo de 2012", "nombres Ana María, apellidos Paz"],
    ["fecha_nacimiento_familiar", "confirm", "9 de junio de 2015", "nombres Luis, apellidos Paz"],
  ]);
});

test("the child whom a petition is for is proposed as the N-400's first one; other relatives are not", () => {
  const child = {
    relacion_familiar: "mi hija",
    nombre_familiar: "Ana María Paz",
    fecha_nacimiento_familiar: "3 de mayo de 2012",
  };
  const told = carried("I-130", { ...i130, ...child }, "N-400");
  expect(told?.answers["children.1.name"]).toMatchObject({ fit: "confirm", answer: { said: "Ana María Paz" } });
  expect(told?.answers["children.1.birth_date"]).toMatchObject({ goesWith: "children.1.name" });
  expect(Object.keys(toN400?.answers ?? {}).filter((id) => id.startsWith("children"))).toEqual([]);
});
