import { expect, test } from "vitest";
import type { FormType } from "../../answers/answer.ts";
import { interpret } from "../../answers/interpret.ts";
import { choicesOf } from "../choices.ts";
import { allFields } from "./canonical.ts";
import { type Canonical, heardFrom } from "./heard-from.ts";

const today = "2026-11-20";
const town = { line: "", unit: "", city: "Houston", state: "TX", zip: "" };

test.each<[FormType, string, Canonical]>([
  ["N-400", "weight", "180"],
  ["I-130", "petitioner_weight", "131"],
  ["N-400", "height", "5-7"],
  ["I-130", "petitioner_race", "white,asian"],
  ["N-400", "race", "pacific_islander"],
  ["N-400", "nombre_completo", "Suharti"],
  ["I-130", "nombre_familiar", "Lin"],
  ["N-400", "past_addresses.1.from", "2021-03"],
  ["N-400", "ssn", "123456789"],
  ["N-400", "times_married", "2"],
  ["N-400", "household_income", "24000"],
  ["N-400", "other_nationalities", "Mexico, Guatemala"],
  ["N-400", "field_office", " Texas - USCIS Houston Field Office"],
  ["N-400", "past_addresses.1.state", "TX"],
  ["N-400", "past_addresses.1.country", "MX"],
  ["N-400", "jobs_schools.2.name", "unemployed"],
  ["N-400", "jobs_schools.2.occupation", "Cook"],
  ["I-130", "adjustment_office", town],
  ["I-130", "beneficiary_stay_until", "D/S"],
  ["I-130", "beneficiary_us_address", "SAME"],
  ["I-130", "last_address_together", "Never lived together"],
  ["I-130", "petitioner_employer", "Unemployed"],
  ["I-130", "beneficiary_passport", "G12345678"],
  ["I-130", "pais_matrimonio", "US-TX"],
])("%s %s: the words for %j are read as that", (form, id, value) => {
  const field = allFields(form).find((one) => one.id === id);
  if (field === undefined) throw new Error(`Nobody asks ${id}.`);
  const { said } = heardFrom(field, value, today);
  expect(interpret({ form, asked: field, heard: said, today })).toMatchObject({ status: "value", value });
});

test("a month and its year are told as such to who asks for the day", () => {
  const field = allFields("N-400").find(({ id }) => id === "fecha_nacimiento");
  if (field === undefined) throw new Error("Nobody asks for the date of birth.");
  const { said } = heardFrom(field, "1985-03", today);
  const { missing, parts } = interpret({ form: "N-400", asked: field, heard: said, today });
  expect([said, missing, parts]).toEqual(["marzo de 1985", ["day"], { month: "3", year: "1985" }]);
});

test("a single choice is said once", () => {
  for (const form of ["N-400", "I-130"] as const)
    for (const field of allFields(form).filter(({ kind }) => kind === "choice"))
      for (const { value, spanish } of choicesOf(field)) expect(heardFrom(field, value, today).said).toBe(spanish);
});
