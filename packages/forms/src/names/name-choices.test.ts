import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { interpret } from "../answers/interpret.ts";
import { confirmationOf, confirmedParts, guessedName, isSameName, nameChoices, openSplits } from "./name-choices.ts";

const today = "2026-11-20";

describe("nameChoices", () => {
  test("offers every boundary of a name, and the guess is one of them", () => {
    expect(nameChoices("Rosa Elena Prado Luna")).toEqual([
      { given: "Rosa", family: "Elena Prado Luna" },
      { given: "Rosa Elena", family: "Prado Luna", middle: "Elena" },
      { given: "Rosa Elena", family: "Prado Luna", middle: "" },
      { given: "Rosa Elena Prado", family: "Luna", middle: "Elena Prado" },
      { given: "Rosa Elena Prado", family: "Luna", middle: "Prado" },
      { given: "Rosa Elena Prado", family: "Luna", middle: "" },
    ]);
    const guess = { given: "Rosa Elena", family: "Prado Luna", middle: "Elena" };
    expect(guessedName("Rosa Elena Prado Luna")).toEqual(guess);
  });

  test.each([
    "Segundo Prado",
    "Ana-María O'Connor",
    "María de los Ángeles García-López",
    "Íñigo Peña y Agüero",
    "De la Cruz José",
  ])("what is confirmed of %s reads as the same name", (name) => {
    const choices = nameChoices(name);
    expect(choices.length).toBeGreaterThan(0);
    for (const choice of choices) {
      const reading = interpret({ kind: "name", heard: confirmationOf(choice), today });
      expect(reading).toMatchObject({ status: "value", english: name, needsConfirmation: false });
    }
  });

  test("never offers words that would be read as another name", () => {
    const word = fc.constantFrom(
      "Rosa",
      "de",
      "la",
      "no",
      "apellidos",
      "son",
      "Segundo",
      "perdón",
      "Luna",
      "-",
      "y",
      "7",
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        for (const choice of nameChoices(words.join(" "))) {
          const parts = confirmedParts(interpret({ kind: "name", heard: confirmationOf(choice), today }));
          expect(parts && isSameName(parts, choice)).toBe(true);
        }
      }),
    );
  });
});

describe("openSplits", () => {
  test("are the ways that nobody has told yet: of a family name that was told, only its given names", () => {
    const [likeliest] = openSplits("Rosa Elena Prado Luna", undefined);
    expect(likeliest).toEqual({ given: "Rosa Elena", family: "Prado Luna", middle: "Elena" });
    const told = { given: "Rosa Elena", family: "Prado Luna" };
    expect(openSplits("Rosa Elena Prado Luna", told).map(({ middle }) => middle)).toEqual(["Elena", ""]);
    expect(openSplits("Rosa Elena Prado Luna", { ...told, middle: "" })).toEqual([]);
    expect(openSplits("Rosa Prado", undefined)).toEqual([]);
  });
});

describe("confirmedParts", () => {
  test("are there when the person told the parts apart, and not otherwise", () => {
    const parts = (heard: string) => confirmedParts(interpret({ kind: "name", heard, today }));
    expect(parts("mi apellido es Prado y mi nombre Rosa Elena")).toEqual({ given: "Rosa Elena", family: "Prado" });
    expect(parts("Rosa Elena Prado")).toBeUndefined();
    expect(parts("nombres Rosa, apellidos de la Cruz")).toEqual({ given: "Rosa", family: "de la Cruz" });
    const told = { given: "Rosa Elena", family: "Prado", middle: "Elena" };
    expect(parts("nombres Rosa, segundo nombre Elena, apellidos Prado")).toEqual(told);
    expect(parts("primer nombre Rosa, segundo nombre Elena, apellido Prado")).toEqual(told);
    expect(parts("nombres Rosa Elena, sin segundo nombre, apellidos Prado")).toEqual({ ...told, middle: "" });
  });
});
