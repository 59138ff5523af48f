import { expect, test } from "vitest";
import { idsOf, person } from "../../testing.ts";

test.each([
  ["la dos está mal", "fecha_nacimiento"],
  ["la segunda", "fecha_nacimiento"],
  ["el número cinco está mal", "direccion_actual"],
  ["cambie la tercera", "pais_nacimiento"],
  ["no, la sexta", "telefono"],
  ["la última", "nombre_conyuge"],
  ["la penúltima está equivocada", "estado_civil"],
  ["#4", "numero_alien"],
  ["7", "email"],
  ["me equivoqué en la diez", "nombre_conyuge"],
])("in the review '%s' opens %s", (words, field) => {
  const rosa = person("N-400", idsOf("N-400"));
  rosa.says(words);
  expect(rosa.at()).toBe(field);
});

test("asked which answer it is, its number tells as well", () => {
  const rosa = person("N-400", idsOf("N-400"));
  rosa.says("corrige");
  rosa.says("la ocho");
  expect(rosa.at()).toBe("fecha_residencia");
});

test.each(["una cosa", "la primera vez que hago esto", "el dos de marzo", "la veinte"])(
  "'%s' names no line",
  (words) => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.says(words);
    expect(rosa.now().phase).toBe("reviewing");
  },
);
