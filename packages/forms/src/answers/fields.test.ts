import { describe, expect, test } from "vitest";
import type { FormType } from "./answer.ts";
import { interpret } from "./interpret.ts";

describe("an answer to a field of a form", () => {
  test.each([
    ["N-400", "fecha_nacimiento", "3 de mayo del 15", "ask", undefined],
    ["N-400", "fecha_nacimiento", "3 de mayo del 2015", "ask", undefined],
    ["N-400", "fecha_nacimiento", "3 de mayo de 1850", "ask", undefined],
    ["N-400", "fecha_nacimiento", "3 de mayo del 05", "value", "2005-05-03"],
    ["N-400", "fecha_residencia", "3 de mayo del quince", "value", "2015-05-03"],
    ["I-130", "fecha_nacimiento_familiar", "3 de mayo del 22", "ask", undefined],
    ["N-400", "nombre_conyuge", "soy soltera", "none", undefined],
    ["N-400", "nombre_conyuge", "no estoy casada", "none", undefined],
    ["N-400", "nombre_conyuge", "no tengo esposo", "none", undefined],
    ["N-400", "nombre_conyuge", "soy viuda", "none", undefined],
    ["N-400", "nombre_conyuge", "mi esposa es Rosa Elena Castillo", "value", "Rosa Elena Castillo"],
    ["N-400", "nombre_conyuge", "N/A", "none", undefined],
    ["N-400", "nombre_conyuge", "no tengo, soy viuda", "none", undefined],
    ["N-400", "nombre_conyuge", "no aplica porque soy soltera", "none", undefined],
    ["N-400", "numero_alien", "no tengo", "none", undefined],
  ] as const)("%s %s: %s", (form: FormType, field, heard, status, value) => {
    expect(interpret({ form, field, heard, today: "2026-11-20" })).toMatchObject({ status, ...(value && { value }) });
  });
});
