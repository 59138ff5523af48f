import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boundariesOf, isToldApart, splitName, threeParts, withMiddle } from "./split-name.ts";

describe("splitName", () => {
  test.each([
    ["Rosa Elena Prado", "Rosa Elena", "Prado"],
    ["Guadalupe Ramírez Ochoa", "Guadalupe", "Ramírez Ochoa"],
    ["Íñigo Rafael Peña Agüero", "Íñigo Rafael", "Peña Agüero"],
    ["José de la Cruz Ramírez", "José", "de la Cruz Ramírez"],
    ["Ana del Carmen Rodríguez", "Ana del Carmen", "Rodríguez"],
    ["María de los Ángeles García de León", "María de los Ángeles", "García de León"],
    ["Blanca Estela Núñez viuda de Ortega", "Blanca Estela", "Núñez viuda de Ortega"],
    ["José de Jesús Muñoz", "José de Jesús", "Muñoz"],
    ["Juan Carlos", "Juan", "Carlos"],
    ["Eulalia Ma. Cortés Rosas", "Eulalia Ma.", "Cortés Rosas"],
    ["Suyapa", "", "Suyapa"],
    ["Xóchitl Nayeli Tlapa Cuautle", "Xóchitl Nayeli", "Tlapa Cuautle"],
    ["Prado Ochoa, Rosa Elena", "Rosa Elena", "Prado Ochoa"],
    ["Luis Hiroshi Nakamura Arakaki", "Luis Hiroshi", "Nakamura Arakaki"],
    ["Rosa Keiko Nakamura viuda de Higa", "Rosa Keiko", "Nakamura viuda de Higa"],
    ["Rosa Ochoa Luna Prado", "Rosa", "Ochoa Luna Prado"],
    ["Omar El Sayed", "Omar", "El Sayed"],
    ["María Luisa Josefa Vega", "María Luisa Josefa", "Vega"],
  ])("%s is %s | %s", (name, given, family) => {
    expect(splitName(name)).toEqual({ given, family });
  });

  test("loses no word of a name", () => {
    const word = fc.constantFrom("Rosa", "de", "la", "Luz", "Prado", "del", "Carmen", "Ochoa", "y", "Ñúñez");
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
        const { given, family } = splitName(words.join(" "));
        expect([given, family].filter((part) => part !== "").join(" ")).toBe(words.join(" "));
      }),
    );
  });
});

describe("first and middle name", () => {
  const rosa = { given: "Rosa María del Carmen", family: "Prado" };

  test("are never told apart by their place", () => {
    expect(threeParts(rosa)).toEqual({ given: "Rosa María del Carmen", middle: "", family: "Prado" });
    expect([isToldApart(rosa), isToldApart({ ...rosa, middle: "" })]).toEqual([false, true]);
    expect(isToldApart({ given: "María", family: "Prado" })).toBe(true);
  });

  test("can be told apart in every way, the likeliest first, and lose no word", () => {
    const ways = withMiddle(rosa);
    expect(ways.map(threeParts).map(({ given, middle }) => `${given} | ${middle}`)).toEqual([
      ...["Rosa | María del Carmen", "Rosa María | del Carmen", "Rosa María del Carmen | "],
    ]);
  });
});

describe("boundariesOf", () => {
  test("offers every end of the given names, and parts no particle from its name", () => {
    expect(boundariesOf("José de la Cruz Ramírez")).toEqual([
      { given: "José", family: "de la Cruz Ramírez" },
      { given: "José de la Cruz", family: "Ramírez" },
    ]);
  });

  test("puts the given names first where the family names were said first", () => {
    expect(boundariesOf("Prado, Rosa")).toEqual([{ given: "Rosa", family: "Prado" }]);
  });

  test("has none for one word", () => {
    expect(boundariesOf("Suyapa")).toEqual([]);
  });
});
