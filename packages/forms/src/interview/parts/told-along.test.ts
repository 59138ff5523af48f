import { describe, expect, test } from "vitest";
import type { FormType } from "../../forms/form-types.ts";
import { fieldsOfPart } from "../../forms/parts/parts.ts";
import { idsOf, person, sample } from "../testing.ts";

/** A person at a question of a part of the N-400; tables before it are begun, other questions passed over. */
function at(part: number, id: string) {
  const rosa = person("N-400", idsOf("N-400"));
  rosa.send({ kind: "extra-wanted", part });
  rosa.send({ kind: "extra-arrived", fields: fieldsOfPart("N-400", part) });
  for (let steps = 0; rosa.at() !== id && steps < 40; steps += 1) {
    if (rosa.at() === id.split(".")[0]) {
      rosa.writes("sí");
      rosa.writes("sí");
    } else rosa.taps("skip");
  }
  return rosa;
}

describe("what an answer tells of the other questions of its row", () => {
  test.each([
    [
      "1208 Oak Street, Houston, Texas 77002",
      { street: "1208 Oak Street", city: "Houston", state: "TX", zip: "77002" },
    ],
    [
      "mil doscientos ocho Oak Street, apartamento tres, Houston, Texas, siete siete cero cero dos",
      { street: "1208 Oak Street Apt 3", city: "Houston", state: "TX", zip: "77002" },
    ],
  ])("of a whole address, '%s', each part is kept", (said, parts) => {
    const rosa = at(4, "past_addresses.1.street");
    rosa.says(said);
    if (rosa.at().endsWith("street")) rosa.says("sí");
    for (const [part, value] of Object.entries(parts)) expect(rosa.english(`past_addresses.1.${part}`)).toBe(value);
    expect(rosa.english("past_addresses.1.country")).toBe("United States");
    expect(rosa.at()).toBe("past_addresses.1.from");
  });

  test("it is said what was noted down", () => {
    const rosa = at(4, "past_addresses.1.street");
    rosa.writes("1208 Oak Street, Houston, Texas 77002");
    expect(rosa.now().reply.prompts).toContainEqual({
      text: "También anoté: Houston, Texas, 77002, Estados Unidos.",
      english: "Also noted: Houston, Texas, 77002, Estados Unidos.",
    });
  });

  test("of an address abroad too", () => {
    const rosa = at(4, "past_addresses.1.street");
    rosa.says("Calle Juárez 24, Cholula, Puebla, 72760, México");
    if (rosa.at().endsWith("street")) rosa.says("sí");
    expect(rosa.english("past_addresses.1.city")).toBe("Cholula");
    expect(rosa.english("past_addresses.1.state")).toBe("Puebla");
    expect(rosa.english("past_addresses.1.country")).toBe("Mexico");
    expect(rosa.at()).toBe("past_addresses.1.from");
  });

  test("a street alone tells nothing else", () => {
    const rosa = at(4, "past_addresses.1.street");
    rosa.says("1208 Oak Street");
    if (rosa.at().endsWith("street")) rosa.says("sí");
    expect(rosa.at()).toBe("past_addresses.1.city");
  });

  test.each([
    [4, "past_addresses.1"],
    [7, "jobs_schools.1"],
  ])("part %i: whoever told a state of the United States is not asked for the country", (part, row) => {
    const rosa = at(part, `${row}.state`);
    rosa.says("Texas");
    if (rosa.at().endsWith("state")) rosa.says("sí");
    expect(rosa.english(`${row}.country`)).toBe("United States");
    rosa.taps("skip");
    expect(rosa.at()).toBe(`${row}.from`);
  });

  test("a town with its state and ZIP code", () => {
    const rosa = at(7, "jobs_schools.1.city");
    rosa.says("en Houston, Texas 77002");
    if (rosa.at().endsWith("city")) rosa.says("sí");
    expect(rosa.english("jobs_schools.1.city")).toBe("Houston");
    expect(rosa.at()).toBe("jobs_schools.1.from");
  });

  test("a province abroad leaves the country to be asked", () => {
    const rosa = at(4, "past_addresses.1.state");
    rosa.says("Jalisco");
    if (rosa.at().endsWith("state")) rosa.says("sí");
    rosa.taps("skip");
    expect(rosa.at()).toBe("past_addresses.1.country");
  });
});

describe("a trip that is told at once", () => {
  test.each([
    ["salí el 3 de marzo y regresé el 20 de marzo del 2024", "03/03/2024", "03/20/2024", undefined],
    ["del 3 al 20 de marzo de 2024 a México", "03/03/2024", "03/20/2024", "Mexico"],
    [
      "me fui a Guatemala el 5 de enero del 2024 y volví el 8 de mayo del 2024",
      "01/05/2024",
      "05/08/2024",
      "Guatemala",
    ],
    ["3 de marzo de 2024", "03/03/2024", undefined, undefined],
  ])("'%s': each day stands where it belongs", (said, left, returned, countries) => {
    for (const channel of ["says", "writes"] as const) {
      const rosa = at(8, "trips.1.left");
      rosa[channel](said);
      for (let steps = 0; rosa.asking().turn.kind === "confirming" && steps < 5; steps += 1) rosa.says("sí");
      expect(rosa.english("trips.1.left")).toBe(left);
      expect(rosa.english("trips.1.returned") || undefined).toBe(returned);
      expect(rosa.english("trips.1.countries") || undefined).toBe(countries);
    }
  });

  test("a month alone is asked for its day", () => {
    const rosa = at(8, "trips.1.left");
    rosa.says("de marzo a abril de 2024");
    expect(rosa.asked()).toContain("¿Qué día de marzo de 2024?");
  });
});

describe("the answer to whether there is a row", () => {
  test.each([
    [4, "past_addresses", "sí, en el 1208 de Oak Street en Houston Texas 77002", "street", "1208 Oak Street"],
    [4, "past_addresses", "viví en el 1208 de Oak Street en Houston Texas 77002", "street", "1208 Oak Street"],
    [8, "trips", "fui a México del 3 al 20 de marzo de 2024", "left", "03/03/2024"],
    [2, "other_names", "sí, de soltera me llamaba Luna", "family", "Luna"],
  ])("part %i, %s: '%s' tells of the row too", (part, table, words, column, english) => {
    const rosa = at(part, table);
    rosa.says(words);
    for (let steps = 0; rosa.asking().turn.kind === "confirming" && steps < 3; steps += 1) rosa.says("sí");
    expect(rosa.english(table)).toBe("Yes");
    expect(rosa.english(`${table}.1.${column}`)).toBe(english);
  });

  test.each(["sí", "sí, unas veces", "sí, claro que sí"])("'%s' tells of none", (words) => {
    const rosa = at(2, "other_names");
    rosa.says(words);
    rosa.says("sí");
    expect(rosa.at()).toBe("other_names.1.family");
    expect(rosa.asking().turn.kind).toBe("waiting");
  });

  test("'sí, otro en 2020' tells of no street", () => {
    const rosa = at(4, "past_addresses");
    rosa.says("sí, otro en 2020");
    expect(rosa.at()).toBe("past_addresses.1.street");
    expect(rosa.asking().turn.kind).toBe("waiting");
  });

  test.each(["no, siempre aquí", "no siempre aquí"])("'%s' is a no that is read back", (words) => {
    const rosa = at(4, "past_addresses");
    rosa.says(words);
    expect(rosa.asked()).toContain("Usted dice que no: vivió en otro lugar en los últimos cinco años. ¿Es así?");
    rosa.says("sí");
    expect(rosa.english("past_addresses")).toBe("No");
  });
});

describe("who takes the letters", () => {
  const home = "1234 Main Street, Los Angeles, California 90012";
  test.each<[FormType, number, string, string]>([
    ["N-400", 4, "direccion_actual", "current_care_of"],
    ["I-130", 2, "direccion_peticionario", "petitioner_in_care_of"],
  ])("is asked in part %2$s of the %1$s only where the address did not tell it", (form, part, address, question) => {
    const askedOf = (told: string) => {
      const rosa = person(form, idsOf(form), { ...sample, [address]: told });
      rosa.send({ kind: "extra-wanted", part });
      rosa.send({ kind: "extra-arrived", fields: fieldsOfPart(form, part) });
      const asked = [];
      for (let steps = 0; rosa.now().phase === "asking" && steps < 80; steps += 1) {
        asked.push(rosa.at());
        rosa.taps("skip");
      }
      return asked;
    };
    expect(askedOf(home)).toContain(question);
    expect(askedOf(`${home}, a cargo de Inés Paz`)).not.toContain(question);
  });
});
