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
  ["fecha_residencia", "doce de mayo de dos mil", false],
  ["fecha_residencia", "12 de mayo de 2000.", false],
  ["fecha_residencia", "doce de mayo de dos mil quince", true],
  ["fecha_nacimiento", "quince de marzo de mil novecientos noventa", false],
  ["fecha_nacimiento", "quince de marzo de mil novecientos noventa y", false],
  ["fecha_nacimiento", "quince de marzo de mil novecientos noventa y seis", true],
  ["telefono", "tres cero cinco cinco cinco cinco doce treinta", false],
  ["telefono", "305 555 0120", true],
  ["email", "no tengo", true],
  ["estado_civil", "casada", true],
  ["nombre_completo", "Rosa Elena", false],
  ["direccion_actual", "1234 Main Street, Los Angeles, California 90012", false],
  ["sexo", "mujer", true],
  ["motivo_solicitud", "la be", true],
  ["motivo_solicitud", "por mi esposo", false],
  ["pais_matrimonio", "en Estados Unidos", false],
  ["command", "sí, está bien", true],
  ["command", "corregir", true],
  ["command", "pues mire", false],
  ["no such field", "casada", false],
])("while %s is expected, «%s» is whole: %s", (expecting, text, isWhole) => {
  expect(expected.isWhole(expecting, text)).toBe(isWhole);
});

test("what is longer than an answer may be is not read", () => {
  const long = (said: string) => `${"mm ".repeat(134)}${said}`;
  for (const [expecting, said] of [
    ["estado_civil", "casada"],
    ["command", "corregir"],
    ["nombre_completo", "Rosa Elena Soto Ruiz"],
  ] as const) {
    expect(expected.isWhole(expecting, long(said))).toBe(false);
    expect(expected.isClosed(expecting, long(said))).toBe(false);
  }
});

test.each([
  ["direccion_actual", "mil doscientos", "usual"],
  ["direccion_postal", "", "usual"],
  ["telefono", "tres cero cinco", "long"],
  ["numero_alien", "cero ocho", "long"],
  ["fecha_matrimonio", "quince de marzo", "long"],
  ["fecha_matrimonio", "", "usual"],
  ["nombre_completo", "zeta a eme", "usual"],
  ["nombre_completo", "Zamora: zeta, a, eme", "usual"],
  ["nombre_completo", "Rosa de la", "short"],
  ["nombre_completo", "Rosa Elena", "short"],
  ["estado_civil", "pues", "short"],
  ["command", "", "short"],
  ["no such field", "tres cero cinco", "short"],
] as const)("while %s is expected, «%s» is followed by pauses that are %s", (expecting, text, pauses) => {
  expect(expected.pausesIn(expecting, text)).toBe(pauses);
});

/** Answers as older people give them, each "|" a pause to think or to look: none but the last may end the answer. */
const withPauses: readonly (readonly [field: string, answer: string])[] = [
  ["nombre_completo", "Rosa | Elena | Prado | Luna"],
  ["nombre_completo", "María Guadalupe | Hernández | Martínez"],
  ["nombre_completo", "José | Luis | de la | Cruz | Paz"],
  ["nombre_completo", "Ana | Sofía | Villalobos | Quiñones"],
  ["nombre_completo", "Juan Carlos | Pérez | Gómez"],
  ["nombre_completo", "Me llamo | Rosa María | Ortega | Salas"],
  ["nombre_completo", "Eh, | Luisa | Fernanda | Castro | Ríos"],
  ["nombre_completo", "Mi nombre completo es | Pedro | Antonio | Ramírez | Soto"],
  ["nombre_completo", "Carmen | del | Carmen | Lozano | Vega"],
  ["nombre_conyuge", "Miguel | Ángel | Torres | Núñez"],
  ["nombre_conyuge", "Francisco | Javier | Zamora | Ibáñez"],
  ["direccion_actual", "1234 | Main Street, | Los Angeles, | California | 90012"],
  ["direccion_actual", "4521 | West | 21st Street, | apartamento 5, | Chicago, | Illinois | 60623"],
  ["direccion_actual", "742 | Evergreen Terrace, | Dallas, | Texas | 75201"],
  ["direccion_actual", "vivo en el | 88 | Oak Avenue, | Miami, | Florida, | 33130"],
  ["direccion_actual", "1600 | Ocean Drive, | Miami Beach, | Florida, | tres tres | uno tres nueve"],
];

test.each(withPauses)("while %s is given as «%s», only its last word closes it", (field, answer) => {
  const parts = answer.split(" | ");
  const heard = parts.map((_, at) => parts.slice(0, at + 1).join(" "));
  expect(heard.map((text) => expected.isClosed(field, text))).toEqual(heard.map((_, at) => at === heard.length - 1));
});

test.each([
  ["fecha_residencia", "doce de mayo de dos mil"],
  ["fecha_residencia", "12 de mayo de 2000"],
  ["fecha_nacimiento", "quince de marzo de mil novecientos noventa"],
  ["telefono", "tres cero cinco cinco cinco cinco doce treinta"],
])("while %s is expected, «%s» is over after a short pause, though its number could go on", (field, answer) => {
  expect(expected.isClosed(field, answer)).toBe(true);
});

test("there are 40 pauses in these answers", () => {
  expect(withPauses.reduce((sum, [, answer]) => sum + answer.split(" | ").length - 1, 0)).toBeGreaterThanOrEqual(40);
});

test.each([
  ["nombre_completo", "Rosa Prado"],
  ["nombre_completo", "Rosa Prado Luna..."],
  ["nombre_completo", "Rosa Prado Luna de"],
  ["nombre_completo", "no sé"],
  ["nombre_completo", "espéreme tantito por favor"],
  ["direccion_actual", "1234 Main Street, Los Angeles, California 90012, apartamento"],
  ["direccion_actual", "90012"],
  ["telefono", "305 555 0123"],
  ["telefono", "tres cero cinco cinco cinco veinte"],
  ["fecha_nacimiento", "quince de marzo de mil novecientos noventa y"],
  ["fecha_nacimiento", "treinta"],
  ["no such field", "Rosa Prado Luna"],
])("while %s is expected, «%s» may go on", (expecting, text) => {
  expect(expected.isClosed(expecting, text)).toBe(false);
});
