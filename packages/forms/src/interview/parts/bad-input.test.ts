import { describe, expect, test } from "vitest";
import type { FormType } from "../../forms/form-types.ts";
import { fieldsOfPart } from "../../forms/parts/parts.ts";
import { idsOf, person, sample } from "../testing.ts";

/** A person in a part who answered the first questions so. */
function inPart(form: FormType, part: number, told: Readonly<Record<string, string>> = {}) {
  const rosa = person(form, idsOf(form), { ...sample, ...told });
  rosa.send({ kind: "extra-wanted", part });
  rosa.send({ kind: "extra-arrived", fields: fieldsOfPart(form, part) });
  return rosa;
}

/** Passes over what is asked until a question comes. */
function skipTo(rosa: ReturnType<typeof inPart>, id: string) {
  for (let steps = 0; rosa.at() !== id && steps < 80; steps += 1) rosa.taps("skip");
  expect(rosa.at()).toBe(id);
}

/** Comes to the end of the part. */
function toReview(rosa: ReturnType<typeof inPart>) {
  for (let steps = 0; rosa.now().phase === "asking" && steps < 80; steps += 1) rosa.taps("skip");
  expect(rosa.now().phase).toBe("reviewing");
}

const toCheck = (rosa: ReturnType<typeof inPart>) =>
  rosa.lines().flatMap(({ field, against }) => (against === undefined ? [] : [[field.id, against.id]]));

describe("of trips", () => {
  test("forty are told, each is kept, and nobody is asked for one more", () => {
    const rosa = inPart("N-400", 8);
    rosa.writes("sí");
    rosa.writes("sí");
    for (let row = 1; row <= 40; row += 1) {
      expect(rosa.at()).toBe(`trips.${row}.left`);
      const month = String(12 - (row % 12)).padStart(2, "0");
      const year = 2026 - Math.ceil(row / 12) - 1;
      rosa.writes(`${year}-${month}-05`);
      rosa.writes(`${year}-${month}-09`);
      rosa.writes("México");
      for (let yes = 0; rosa.at() === `trips.${row}.another` && yes < 2; yes += 1) rosa.writes("sí");
    }
    expect(rosa.now().phase).toBe("reviewing");
    const told = rosa
      .lines()
      .filter(({ field, status }) => /^trips\.\d+\.countries$/.test(field.id) && status === "read");
    expect(told).toHaveLength(40);
  });
});

describe("a time that ends before it begins", () => {
  test.each<[FormType, number, string, string]>([
    ["N-400", 4, "past_addresses.1.from", "past_addresses.1.to"],
    ["N-400", 7, "jobs_schools.2.from", "jobs_schools.2.to"],
    ["N-400", 8, "trips.1.left", "trips.1.returned"],
    ["I-130", 2, "petitioner_past_addresses.1.from", "petitioner_past_addresses.1.to"],
    ["I-130", 2, "petitioner_past_employers.1.from", "petitioner_past_employers.1.to"],
  ])("is not kept: part %2$i of the %1$s, %4$s", (form, part, from, to) => {
    const rosa = inPart(form, part);
    for (let steps = 0; rosa.at() !== from && steps < 80; steps += 1) {
      const id = rosa.at() ?? "";
      // The row that the date belongs to is there.
      if (from.startsWith(id) || id === "jobs_schools.1.another") rosa.writes("sí");
      else rosa.taps("skip");
    }
    expect(rosa.at()).toBe(from);
    rosa.writes("2024-03-05");
    for (let steps = 0; rosa.at() !== to && steps < 4; steps += 1) rosa.taps("skip");
    rosa.writes("2023-01-10");
    expect(rosa.at()).toBe(to);
    expect(rosa.kept().map(([id]) => id)).not.toContain(to);
    rosa.writes("2024-06-10");
    expect(rosa.asking().answers).toHaveProperty([to]);
  });
});

describe("a child that is as old as the parent, or older", () => {
  test("is not kept as one of the N-400's children", () => {
    const rosa = inPart("N-400", 6);
    rosa.writes("una");
    skipTo(rosa, "children.1.birth_date");
    rosa.writes("1980-02-01");
    expect(rosa.at()).toBe("children.1.birth_date");
    expect(rosa.asking().answers).not.toHaveProperty(["children.1.birth_date"]);
  });

  test.each([
    ["mi hijo", "3 de mayo de 1980", true],
    ["mi hijo", "3 de mayo de 2010", false],
    ["mi mamá", "3 de mayo de 1990", true],
    ["mi mamá", "3 de mayo de 1955", false],
    ["mi hermano", "3 de mayo de 1980", false],
  ])("as relative of the I-130 is named in the review: %s, born %s", (relation, born, isNamed) => {
    const told = { relacion_familiar: relation, fecha_nacimiento_familiar: born };
    const rosa = person("I-130", idsOf("I-130"), { ...sample, ...told });
    const named = ["fecha_nacimiento_familiar", "fecha_nacimiento_peticionario"];
    expect(toCheck(rosa)).toEqual(isNamed ? [named] : []);
  });

  test("as parent of the I-130's petitioner is named in the review of the part", () => {
    const rosa = inPart("I-130", 2);
    skipTo(rosa, "petitioner_parents.1.birth_date");
    rosa.writes("1990-02-01");
    if (rosa.at() === "petitioner_parents.1.birth_date") rosa.writes("sí");
    toReview(rosa);
    expect(toCheck(rosa)).toEqual([["petitioner_parents.1.birth_date", "fecha_nacimiento_peticionario"]]);
  });
});

describe("a marriage that is not in the marital status", () => {
  test.each<[FormType, number, string, string, Readonly<Record<string, string>>, string]>([
    ["N-400", 5, "times_married", "cero", { estado_civil: "casada" }, "estado_civil"],
    ["N-400", 5, "times_married", "cero", { estado_civil: "divorciada", nombre_conyuge: "no aplica" }, "estado_civil"],
    [
      "I-130",
      2,
      "petitioner_marital_status",
      "soltera",
      { relacion_familiar: "mi esposo", estado_civil_familiar: "casado" },
      "relacion_familiar",
    ],
  ])("is named in the review: %s part %i, %s %s", (form, part, id, words, told, other) => {
    const rosa = inPart(form, part, told);
    skipTo(rosa, id);
    rosa.writes(words);
    if (rosa.at() === id) rosa.writes("sí");
    toReview(rosa);
    expect(toCheck(rosa)).toContainEqual([id, other]);
  });

  test("of a wife or a husband is named with the first questions too", () => {
    const told = { relacion_familiar: "mi esposo", estado_civil_familiar: "soltero" };
    const rosa = person("I-130", idsOf("I-130"), { ...sample, ...told });
    expect(toCheck(rosa)).toEqual([["estado_civil_familiar", "relacion_familiar"]]);
  });
});

test("what contradicts is asked about before the form is saved, and kept as it was told", () => {
  const told = { relacion_familiar: "mi esposo", estado_civil_familiar: "soltero" };
  const rosa = person("I-130", idsOf("I-130"), { ...sample, ...told });
  rosa.send({ kind: "review-accepted" });
  expect(rosa.asked()).toContain("No va con la relación con su familiar.");
  expect(rosa.now()).toMatchObject({ phase: "reviewing", point: { field: "estado_civil_familiar" } });
  for (let presses = 0; rosa.now().phase === "reviewing" && presses < 9; presses += 1)
    rosa.send({ kind: "review-accepted" });
  expect(rosa.now().phase).toBe("complete");
  expect(rosa.english("estado_civil_familiar")).toBe("Single");
});

describe("an answer that says less, or something else, than it seems", () => {
  test.each(["tengo tres, uno ya grande", "tres, pero uno ya es mayor de edad"])(
    "'%s' is not one child under 18",
    (words) => {
      const rosa = inPart("N-400", 6);
      rosa.says(words);
      expect(rosa.at()).toBe("children_count");
      expect(rosa.asking().turn.kind).not.toBe("confirming");
      expect(rosa.asked()).toContain("¿Cuántos hijos e hijas menores de 18 años tiene");
    },
  );

  test("who is at home with the children has no job", () => {
    const rosa = inPart("N-400", 7);
    skipTo(rosa, "empleo_actual");
    rosa.says("no trabajo, estoy en mi casa con los niños");
    if (rosa.asking().turn.kind === "confirming") rosa.says("sí");
    expect(rosa.english("empleo_actual")).toBe("Unemployed");
  });
});
