import { expect, test } from "vitest";
import type { Interpretation } from "../answers/interpretation.ts";
import type { Field } from "../forms/definition.ts";
import { n400 } from "../forms/n-400/n-400.ts";
import { spelledPart } from "./read-back.ts";

const fieldOf = (id: string): Field => {
  const field = n400.fields.find((one) => one.id === id);
  if (field === undefined) throw new Error(`no field ${id}`);
  return field;
};
const reading = (value: NonNullable<Interpretation["value"]>): Interpretation => ({
  status: "value",
  value,
  candidates: [],
  warnings: [],
  needsConfirmation: false,
  confidence: 0.9,
  missing: [],
  spans: [],
});

test("while one word of a name is spelled, the others are told by their letters", () => {
  expect(spelledPart(fieldOf("nombre_completo"), reading("Luis Prado Hacevedo"), "Prado")).toBe(
    "Se escribe: pe, erre, a, de, o. Hacevedo, con hache, ce y ve chica.",
  );
});

test("the same of an e-mail address and of a street", () => {
  expect(spelledPart(fieldOf("email"), reading("prado.ayala@gmail.com"), "prado")).toMatch(/\. ayala, con i griega\.$/);
  const place = { line: "12 Vernon Bergen Street", unit: "", city: "Houston", state: "TX", zip: "77002" };
  expect(spelledPart(fieldOf("direccion_actual"), reading(place), "Vernon")).toMatch(/\. Bergen, .*ge/);
});

test("they are told as well where the word is one that the person spelled", () => {
  expect(spelledPart(fieldOf("nombre_completo"), reading("Rosa Campos Hacevedo"), "Rosa", true)).toBe(
    "Se escribe: erre, o, ese, a. Campos, con ese; Hacevedo, con hache, ce y ve chica.",
  );
});

test("nothing is told of a value without letters", () => {
  expect(spelledPart(fieldOf("telefono"), reading("+13055550123"), undefined)).toBe("");
});
