import { describe, expect, test } from "vitest";
import { interpret } from "../../../interpret.ts";

const read = (heard: string) =>
  interpret({ kind: "address", heard, today: "2026-11-20", form: "I-130", field: "direccion_familiar" });

/** Which town each candidate is of, and what it is once it is chosen and read again. */
const chosen = (heard: string) => read(heard).candidates.map(({ value, spanish }) => [value, read(spanish)] as const);

describe("where one of two places may be the town, and the country's divisions are not known", () => {
  test.each([
    ["Jalan Merdeka 12, Bandung, Jawa Barat, Indonesia", "¿La ciudad es Bandung o Jawa Barat?"],
    ["Jalan Merdeka 12, Bandung, Jawa Barat 40111, Indonesia", "¿La ciudad es Bandung o Jawa Barat?"],
    ["Musterstrasse 5, Kreuzberg, Berlín, Alemania", "¿La ciudad es Kreuzberg o Berlín?"],
  ])("it is asked which, and what is chosen is kept whole: %s", (heard, question) => {
    expect(read(heard).question).toBe(question);
    const [first, second] = chosen(heard);
    for (const [value, again] of [first, second].flatMap((one) => (one ? [one] : []))) {
      const { line, city, province, postalCode, country } = value as never as Record<string, string>;
      expect(again).toMatchObject({ status: "value", value: { line, city, province, postalCode, country } });
    }
    expect(first?.[0]).not.toEqual(second?.[0]);
  });

  test("of a town with its division the street is what is missing then", () => {
    const [[, first] = [], [, second] = []] = chosen("Bandung, Jawa Barat, Indonesia");
    expect(first).toMatchObject({ status: "ask", missing: ["street"] });
    expect(first?.parts).toEqual({ country: "ID", city: "Bandung", province: "Jawa Barat", postalCode: "" });
    expect(second).toMatchObject({ status: "value", value: { line: "Bandung", city: "Jawa Barat" } });
  });

  test("a village chosen as the town has no street of its district's name", () => {
    const [[, first] = [], [, second] = []] = chosen("San Bartolomé Quialana, Tlacolula, Oaxaca, México");
    expect(first?.parts).toMatchObject({ city: "San Bartolomé Quialana", province: "Oaxaca" });
    expect(second).toMatchObject({
      status: "value",
      value: { line: "San Bartolomé Quialana", city: "Tlacolula", province: "Oaxaca" },
    });
  });
});

describe("what is told not to be known is no part of an address abroad", () => {
  test.each([
    ["en Holguín, Cuba, no sé la calle", "Holguín", "CU"],
    ["no sé la calle, en Holguín, Cuba", "Holguín", "CU"],
    ["Camagüey, Cuba, no me acuerdo de la calle ni del número", "Camagüey", "CU"],
    ["Quetzaltenango, Guatemala, la calle no me la sé", "Quetzaltenango", "GT"],
    ["no sé la calle pero es en Matagalpa, Nicaragua", "Matagalpa", "NI"],
  ])("and its town is kept: %s", (heard, city, country) => {
    const { value, missing, parts } = read(heard);
    expect(value).toBeUndefined();
    expect(missing).toEqual(["street"]);
    expect(parts).toMatchObject({ country, city });
  });
});

describe("a postal code behind its country", () => {
  test.each([
    ["12 MG Road, Pune, India 411001", "IN", "411001"],
    ["avenida Paulista 1000, São Paulo, Brasil 01310-100", "BR", "01310-100"],
    ["calle 5 número 12, Puebla, México 72000", "MX", "72000"],
    ["221 Baker Street, Londres, Inglaterra NW1 6XE", "GB", "NW1 6XE"],
  ])("is none of its name: %s", (heard, country, postalCode) =>
    expect(read(heard).value).toMatchObject({ foreign: true, country, postalCode }),
  );

  test("that is no ZIP code of a state is not taken for a country's", () =>
    expect(read("1210 Lamar Avenue, Austin, Texas 78703").value).toMatchObject({ zip: "78703" }));
});
