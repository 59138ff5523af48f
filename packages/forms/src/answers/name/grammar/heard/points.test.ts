import { describe, expect, test } from "vitest";
import { interpret } from "../../../interpret.ts";

const read = (heard: string) => interpret({ kind: "name", heard, today: "2026-11-20" });

describe("a name that is written with a point", () => {
  test.each([
    ["nombres Jean, apellidos St. Louis", "Jean St. Louis"],
    ["nombre José, apellidos St. John", "José St. John"],
    ["José St. John Paz", "José St. John Paz"],
    ["J. Jesús Ramírez Ochoa", "J. Jesús Ramírez Ochoa"],
    ["me llamo J. Jesús Ramírez Ochoa", "J. Jesús Ramírez Ochoa"],
    ["Ramírez Ochoa, J. Jesús", "J. Jesús Ramírez Ochoa"],
    ["José R. Mendoza Luna", "José R. Mendoza Luna"],
    ["Elena Torres Vda. de León", "Elena Torres Vda. de León"],
    ["Ana Sta. Cruz Luna", "Ana Sta. Cruz Luna"],
    ["nombres Ma. del Carmen, sin segundo nombre, apellidos Ruiz Soto", "Ma. del Carmen Ruiz Soto"],
    ["nombres Ma. Guadalupe, apellidos O'Brien Paz", "Ma. Guadalupe O'Brien Paz"],
    ["nombres J. Jesús, apellidos Pérez Luna", "J. Jesús Pérez Luna"],
    ["primer nombre J., segundo nombre Jesús, apellido Pérez", "J Jesús Pérez"],
    ["Robert O'Brien Jr.", "Robert O'Brien Jr"],
    ["nombres José, apellidos Luna Jr.", "José Luna Jr."],
    ["Juan Pérez Sr.", "Juan Pérez Sr"],
    ["Sr. Juan Pérez Luna", "Juan Pérez Luna"],
    ["soy la Sra. Ana Paz Luna. Gracias", "Ana Paz Luna"],
  ])("%s is %s", (heard, value) => {
    const reading = read(heard);
    expect(reading).toMatchObject({ status: "value", value, spanishReadback: value });
  });

  test.each([
    ["Ma. del Carmen Ruiz Soto", ["María del Carmen Ruiz Soto", "Ma. del Carmen Ruiz Soto"]],
    ["Ma. Elena St. Clair", ["María Elena St. Clair", "Ma. Elena St. Clair"]],
  ])("is offered with it, and with every word: %s", (heard, values) => {
    expect(read(heard).candidates.map(({ value }) => value)).toEqual(values);
  });
});
