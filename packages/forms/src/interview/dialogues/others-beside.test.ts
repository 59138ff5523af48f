import { describe, expect, test } from "vitest";
import type { FormType } from "../../forms/form-types.ts";
import { person, upTo } from "../testing.ts";

/** Somebody who was asked a question, and told of somebody else or of another time too. */
function told(form: FormType, field: string, words: string) {
  const rosa = person(form, upTo(field, form));
  rosa.says(words);
  return rosa;
}

describe("what is told of somebody else, or of another time, beside an answer takes nothing from it", () => {
  test.each<[FormType, string, string, string]>([
    [
      "N-400",
      "fecha_nacimiento",
      "cinco de mayo del setenta mi esposo nació en el sesenta y ocho",
      "5 de mayo de 1970",
    ],
    ["N-400", "fecha_nacimiento", "el nueve de junio de mil novecientos setenta y llegué en el noventa y dos", "1970"],
    ["N-400", "fecha_nacimiento", "ocho de enero del ochenta y mi hermano nació el mismo día pero del setenta", "1980"],
    ["I-130", "fecha_nacimiento_familiar", "el ocho de marzo del cuarenta y siete yo soy del setenta", "1947"],
    ["N-400", "fecha_residencia", "desde el cuatro de mayo de dos mil diez mi hijo es del dos mil once", "2010"],
    ["N-400", "direccion_actual", "415 Walnut Street Tulsa OK 74105 mi hermana vive en el 418", "415 Walnut Street"],
    ["N-400", "numero_alien", "089345678 y la de mi esposo termina en 12", "seis siete ocho"],
  ])("%s %s: '%s'", (form, field, words, value) => {
    const rosa = told(form, field, words);
    expect(rosa.at()).toBe(field);
    expect(rosa.asked()).toContain(value);
    expect(rosa.asking().turn.kind).toBe("confirming");
    rosa.says("sí");
    expect(rosa.asking().answers[field]).toBeDefined();
  });

  test("of a part the rest is asked", () => {
    const rosa = told("N-400", "fecha_nacimiento", "tres de abril y mi mamá es del cincuenta y uno");
    expect(rosa.asked()).toContain("3 de abril, ¿de qué año?");
    rosa.says("del setenta y cuatro");
    expect(rosa.asked()).toContain("3 de abril de 1974");
  });
});
