import { describe, expect, test } from "vitest";
import { fieldsOfPart } from "../../forms/parts/parts.ts";
import { idsOf, person } from "../testing.ts";

/** Who petitions for somebody and takes a part, at a question of it: those before are passed over. */
function at(relation: string, part: number, id: string) {
  const rosa = person(
    "I-130",
    idsOf("I-130").filter((one) => one !== "relacion_familiar"),
  );
  rosa.says(relation);
  for (let steps = 0; rosa.now().phase === "asking" && steps < 9; steps += 1) rosa.taps("skip");
  rosa.send({ kind: "extra-wanted", part });
  rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("I-130", part) });
  for (let steps = 0; rosa.at() !== id && steps < 60; steps += 1) rosa.taps("skip");
  return rosa;
}

describe("the first row of a table that is known", () => {
  test.each([
    [2, "petitioner_spouses.1.another", "Además de su familiar"],
    [4, "beneficiary_spouses.1.another", "Además de usted"],
    [4, "beneficiary_family.1.another", "Además de usted, ¿tiene su familiar hijos"],
  ])("part %i: of a wife only others are asked for, %s", (part, id, words) => {
    const rosa = at("mi esposa", part, id);
    expect(rosa.at()).toBe(id);
    expect(rosa.asked()).toContain(words);
  });

  test.each([
    [2, "petitioner_spouses.1.name"],
    [4, "beneficiary_spouses.1.name"],
    [4, "beneficiary_family"],
  ])("part %i: of a sister the table begins, %s", (part, id) => {
    expect(at("mi hermana", part, id).at()).toBe(id);
  });
});

test.each([
  [2, "petitioner_parents.1.residence_city", "vive en Puebla", "Puebla"],
  [2, "petitioner_parents.1.birth_country", "nació en México", "Mexico"],
  [2, "petitioner_parents.1.birth_date", "nació el 3 de mayo de 1950", "05/03/1950"],
  [4, "beneficiary_birth_city", "nació en Puebla", "Puebla"],
  [4, "beneficiary_foreign_address", "la misma", "SAME"],
])("part %i, %s: '%s' answers it, and not a question before the parts", (part, id, words, english) => {
  const rosa = at("mi hermana", part, id);
  rosa.writes(words);
  expect(rosa.english(id)).toBe(english);
});

test.each([
  ["conmigo, en la misma casa", "1234 Main Street, Los Angeles, CA 90012"],
  ["la misma que yo", "1234 Main Street, Los Angeles, CA 90012"],
  ["la misma", "SAME"],
])("where the relative will live: '%s' is %s", (words, english) => {
  const rosa = at("mi hermana", 4, "beneficiary_us_address");
  rosa.writes(words);
  if (rosa.at() === "beneficiary_us_address") rosa.says("sí");
  expect(rosa.english("beneficiary_us_address")).toBe(english);
});

test.each([
  [4, "beneficiary_passport", "todavía no tiene pasaporte", "beneficiary_travel_document"],
  [2, "petitioner_employer", "estoy jubilada", "petitioner_past_employers"],
])("part %i, %s: after '%s' comes %s", (part, id, words, following) => {
  const rosa = at("mi hermana", part, id);
  rosa.writes(words);
  expect(rosa.at()).toBe(following);
  expect(rosa.asking().answers[id]?.said).toBe(words);
});
