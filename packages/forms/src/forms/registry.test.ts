import { describe, expect, test } from "vitest";
import type { Field } from "./definition.ts";
import { fieldOf, formDefinition, forms, isFormType } from "./registry.ts";

describe("the forms", () => {
  test("N-400 asks the specification's ten fields in order", () => {
    expect(forms["N-400"].fields.map((field) => [field.id, field.type, field.required])).toEqual([
      ["nombre_completo", "text", true],
      ["fecha_nacimiento", "date", true],
      ["pais_nacimiento", "text", true],
      ["numero_alien", "text", true],
      ["direccion_actual", "text", true],
      ["telefono", "text", true],
      ["email", "text", false],
      ["fecha_residencia", "date", true],
      ["estado_civil", "text", true],
      ["nombre_conyuge", "text", false],
    ]);
  });

  test("I-130 asks the specification's eleven fields in order", () => {
    expect(forms["I-130"].fields.map((field) => [field.id, field.type, field.required])).toEqual([
      ["nombre_peticionario", "text", true],
      ["fecha_nacimiento_peticionario", "date", true],
      ["direccion_peticionario", "text", true],
      ["telefono_peticionario", "text", true],
      ["email_peticionario", "text", false],
      ["nombre_familiar", "text", true],
      ["relacion_familiar", "text", true],
      ["fecha_nacimiento_familiar", "date", true],
      ["pais_nacimiento_familiar", "text", true],
      ["direccion_familiar", "text", true],
      ["estado_civil_familiar", "text", true],
    ]);
  });

  test("every field has a label in each language and a question", () => {
    for (const { label, labelSpanish, question } of Object.values(forms).flatMap((form) => form.fields)) {
      for (const text of [label, labelSpanish, question]) expect(text.trim()).not.toBe("");
      expect(labelSpanish).not.toBe(label);
    }
  });

  const questions = Object.values(forms).flatMap((form) => form.fields.map((field) => [field.id, field.question]));

  test.each(questions)("%s is asked in at most 20 words, with paired marks", (_, question = "") => {
    expect(question.split(/\s+/).length).toBeLessThanOrEqual(20);
    expect(question.split("¿").length).toBe(question.split("?").length);
  });

  test("an optional field says what to answer when there is none", () => {
    const optional = Object.values(forms).flatMap((form) =>
      form.fields.filter((field: Field) => !field.required && field.when === undefined),
    );
    expect(optional).toHaveLength(2);
    for (const field of optional) expect(field.question).toMatch(/diga: no tengo/);
  });

  test("an unknown form type is refused in the specification's words", () => {
    expect(() => formDefinition("I-485")).toThrow("Unknown form type");
    expect(() => formDefinition("toString")).toThrow("Unknown form type");
    expect(isFormType(undefined)).toBe(false);
    expect(fieldOf("N-400", "nombre_peticionario")).toBeUndefined();
  });
});
