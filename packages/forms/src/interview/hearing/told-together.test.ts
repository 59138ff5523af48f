import { expect, test } from "vitest";
import { understand } from "../../understanding/understand.ts";
import { momentOf } from "../reading.ts";
import { at, person, upTo } from "../testing.ts";

/** What an answer to a question tells, field by field. */
function told(field: string, text: string, form: "N-400" | "I-130" = "N-400") {
  const moment = momentOf(person(form, upTo(field, form)).now(), "spoken", at);
  return understand(text, moment).acts.flatMap((act) =>
    act.kind === "inform" ? [[act.field, act.reading.value]] : [],
  );
}

test("an address and a phone number in one breath are two answers", () => {
  const fields = told(
    "direccion_actual",
    "vivo en 1234 Main Street, Los Angeles, California 90012 y mi teléfono es 305 555 0123",
  );
  expect(fields.map(([field]) => field)).toEqual(["direccion_actual", "telefono"]);
  expect(fields[1]?.[1]).toBe("+13055550123");
});

test("a 'no' belongs to the words behind it: 'no estoy casada' is not 'casada'", () => {
  expect(told("telefono", "no estoy casada")).toEqual([]);
});

test("a name with a word of the form in it is one answer", () => {
  expect(told("nombre_completo", "Rosa Elena Correa Luna")).toEqual([["nombre_completo", "Rosa Elena Correa Luna"]]);
});

test.each([
  ["nombre_familiar", "yo soy la que pide, ella es mi mamá, se llama Lorenza Rivas", ["relacion_familiar"]],
  [
    "nombre_familiar",
    "es mi hijo, nació en Guatemala, se llama Pedro Rivas",
    ["relacion_familiar", "pais_nacimiento_familiar"],
  ],
  ["fecha_nacimiento_familiar", "nació en Guatemala, el 3 de mayo de 1960", ["pais_nacimiento_familiar"]],
])("%s: what is told around the answer is kept for its own question: '%s'", (field, text, others) => {
  expect(told(field, text, "I-130").map(([id]) => id)).toEqual([field, ...others]);
});

test("words that name another answer part nothing where they tell none, and lose none where they do", () => {
  const field = "fecha_nacimiento_familiar";
  const moment = momentOf(person("I-130", upTo(field, "I-130")).now(), "spoken", at);
  expect(understand("mi hermano nació en el setenta y dos", moment).acts).toMatchObject([
    { kind: "inform", field, reading: { status: "ask", parts: { year: "1972" } } },
  ]);
  expect(told(field, "mi hermano nació en Guatemala", "I-130")).toEqual([["pais_nacimiento_familiar", "GT"]]);
});

test.each(["sí, nací en Nicaragua", "correcto, y nací en Nicaragua"])(
  "'%s': beside a yes the next answer is kept, and only asked to be right",
  (words) => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    rosa.says("30 de enero de 1966");
    rosa.says(words);
    expect(rosa.english("fecha_nacimiento")).toBe("01/30/1966");
    expect(rosa.at()).toBe("pais_nacimiento");
    expect(rosa.asked()).toContain("Nicaragua");
  },
);
