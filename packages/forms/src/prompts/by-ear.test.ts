import { describe, expect, test } from "vitest";
import { givenNamesAlike } from "./by-ear.table.ts";
import { addressHints, emailHints, hintOf, nameHints, spelling } from "./by-ear.ts";

describe("what has to be told of a word", () => {
  test.each([
    ["Villalobos", "con ve chica, doble ele, be grande y ese"],
    ["Hernández", "con hache y zeta"],
    ["Prado", ""],
    ["Luna", ""],
    ["Muñoz", "con zeta"],
  ])("%s: %s", (word, hint) => {
    expect(hintOf(word)).toBe(hint);
  });

  test.each([
    ["Salazar", "Salasar"],
    ["Benavides", "Venavides"],
    ["Zavala", "Savala"],
    ["Jiménez", "Giménez"],
    ["Herrera", "Errera"],
    ["Yáñez", "Llañez"],
    ["Reyes", "Relles"],
  ])("%s is never told as %s is", (word, other) => {
    expect(hintOf(word)).not.toBe(hintOf(other));
  });

  test("letters of one kind are counted, since 'con ese' fits Salazar too", () => {
    expect(hintOf("Salasar")).toBe("con dos eses");
  });

  test("a missing h is told, but for words that everybody writes without", () => {
    expect(hintOf("Errera")).toBe("sin hache");
    expect(hintOf("Ernández")).toBe("sin hache y con zeta");
    expect(hintOf("Ochoa")).toBe("");
    expect(hintOf("Ortega")).toBe("");
  });

  test("a word with more doubtful letters than one can remember is spelled", () => {
    expect(hintOf("Velázquezbis")).toMatch(/^se escribe ve chica, e, ele/);
  });
});

describe("names", () => {
  test("given names with one spelling are not told; those with two are", () => {
    expect(nameHints("José Luis Prado Luna")).toBe("");
    expect(nameHints("Martha Prado")).toBe("Martha, se escribe eme, a, erre, te, hache, a");
    expect(nameHints("Marta Prado")).toBe("Marta, se escribe eme, a, erre, te, a");
  });

  test("a given name in a spelling that is not known is told like a family name", () => {
    expect(nameHints("Víctor Jorje Luna")).toBe("Jorje, con dos jotas");
  });

  test("a word that stands twice is told once", () => {
    expect(nameHints("Luis Flores Flores")).toBe("Flores, con ese");
  });
});

test("an address is told by the letters of its street and its city, common words left out", () => {
  expect(addressHints({ line: "1200 Oak Street", city: "Houston" })).toBe("");
  expect(addressHints({ line: "8766 Bergen Avenue", city: "Ouston" })).toMatch(/^Bergen, .+; Ouston, /);
});

test("an e-mail address is told by the letters of its own part, domains left out", () => {
  expect(emailHints("tomas.benavides@hotmail.com")).toBe("benavides, con be grande, ve chica y ese");
});

describe("spelling after a refusal", () => {
  test("a word is spelled whole", () => {
    expect(spelling("Prado")).toBe("Se escribe: pe, erre, a, de, o");
  });

  test("of a name, the words that may be written otherwise, and not more letters than one can follow", () => {
    expect(spelling("Sofía Inés Muñoz Hernández")).toBe(
      "Muñoz, se escribe eme, u, eñe, o, zeta; Hernández, se escribe hache, e, erre, ene, a con acento, ene, de, e, zeta",
    );
    expect(spelling("Rosa María Villalobos Hernández").split(",").length).toBeLessThan(20);
  });
});

test("the table of given names that sound alike is folded", () => {
  expect(givenNamesAlike).toMatch(/^[a-z\s]+$/);
});
