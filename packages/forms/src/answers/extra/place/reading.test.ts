import { describe, expect, test } from "vitest";
import { fieldsOfPart } from "../../../forms/parts/parts.ts";
import { interpret } from "../../interpret.ts";

const read = (id: string, heard: string) => {
  const asked = fieldsOfPart("I-130", 4).find((field) => field.id === id);
  if (asked === undefined) throw new Error(`Nobody asks ${id}.`);
  return interpret({ form: "I-130", asked, heard, today: "2026-11-20" });
};

describe("a town with its state or country", () => {
  test.each([
    ["Houston, Texas", "Houston, TX"],
    ["houston texas", "Houston, TX"],
    ["en El Paso, Texas", "El Paso, TX"],
    ["en la oficina de San Antonio, Texas, Estados Unidos", "San Antonio, TX"],
    ["Albuquerque, Nuevo México", "Albuquerque, NM"],
    ["Los Ángeles California", "Los Ángeles, CA"],
    ["Ciudad Juárez, Chihuahua, México", "Ciudad Juárez, Chihuahua, Mexico"],
    ["en Guadalajara Jalisco México", "Guadalajara, Jalisco, Mexico"],
    ["el consulado de Ciudad de México, México", "Ciudad de México, Mexico"],
    ["San Salvador, El Salvador", "San Salvador, El Salvador"],
    ["Monterrey, Nuevo León, México", "Monterrey, Nuevo León, Mexico"],
    ["nos casamos en Puebla, México", "Puebla, Mexico"],
    ["St. Louis, Missouri.", "St. Louis, MO"],
    ["en St. George's, Grenada", "St. George's, Grenada"],
    ["Houston. Texas", "Houston, TX"],
  ])("%s is %s", (heard, printed) =>
    expect(read("beneficiary_marriage_place", heard)).toMatchObject({ status: "value", english: printed }),
  );

  test.each(["Houston", "en México", "Texas", "cerca de mi casa", "no me casé", "donde nací"])(
    "'%s' is asked",
    (heard) => expect(read("beneficiary_marriage_place", heard).status).not.toBe("value"),
  );

  test("is an address without a street", () => {
    expect(read("proceedings_place", "Houston, Texas").value).toEqual({
      ...{ line: "", unit: "", city: "Houston", state: "TX", zip: "" },
    });
  });
});
