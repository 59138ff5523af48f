import { expect, test } from "vitest";
import { expectedAnswers } from "./expected-answers.ts";

const expected = expectedAnswers({ clock: () => new Date("2026-11-20T15:00:00Z"), lookups: {} });

test.each([
  ["numero_alien", "cero ocho nueve tres cuatro cinco seis siete ocho", true],
  ["numero_alien", "cero ocho nueve tres cuatro cinco", false],
  ["numero_alien", "ocho nueve tres cuatro cinco seis siete ocho", false],
  ["telefono", "tres cero cinco cinco cinco cinco", false],
  ["telefono", "tres cero cinco cinco cinco cinco cero uno dos tres", true],
  ["fecha_nacimiento", "quince de marzo", false],
  ["fecha_nacimiento", "quince de marzo de mil novecientos ochenta y cinco", true],
  ["email", "no tengo", true],
  ["estado_civil", "casada", true],
  ["nombre_completo", "Rosa Elena", false],
  ["direccion_actual", "1234 Main Street, Los Angeles, California 90012", false],
  ["sexo", "mujer", true],
  ["motivo_solicitud", "la be", true],
  ["motivo_solicitud", "por mi esposo", false],
  ["otro_nombre", "María Soto", false],
  ["pais_matrimonio", "en Estados Unidos", false],
  ["command", "sí, está bien", true],
  ["command", "corregir", true],
  ["command", "pues mire", false],
  ["no such field", "casada", false],
])("while %s is expected, «%s» is whole: %s", (expecting, text, isWhole) => {
  expect(expected.isWhole(expecting, text)).toBe(isWhole);
});

test("numbers, addresses, dates and e-mails have pauses in them", () => {
  expect(
    ["direccion_actual", "direccion_postal", "telefono", "numero_alien", "fecha_matrimonio"].every(expected.hasPauses),
  ).toBe(true);
  expect(["estado_civil", "command", "no such field"].some(expected.hasPauses)).toBe(false);
});
