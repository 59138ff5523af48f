import { expect, test } from "vitest";
import { person, upTo } from "../testing.ts";

test.each([
  "yo nací el treinta de noviembre, pero él es del primero de marzo del ochenta y dos",
  "mi hermano nació el primero de marzo de 1982, yo nací en noviembre",
])("of two people in one breath the one asked about is meant: '%s'", (text) => {
  const rosa = person("I-130", upTo("fecha_nacimiento_familiar", "I-130"));
  rosa.says(text);
  expect(rosa.asked()).toContain("1 de marzo de 1982");
  expect(rosa.asking().answers["fecha_nacimiento_peticionario"]?.said).not.toContain("noviembre");
});

test("a part of a date is put right at the next question, with what it is not", () => {
  const rosa = person("I-130", upTo("fecha_nacimiento_familiar", "I-130"));
  rosa.says("treinta de enero de mil novecientos noventa");
  rosa.says("sí");
  rosa.says("no, perdón, mi esposo nació en el noventa y uno, no en el noventa");
  expect(rosa.asked()).toContain("30 de enero de 1991");
});

test("an address abroad that lacks its country alone is asked for that", () => {
  const rosa = person("I-130", upTo("direccion_familiar", "I-130"));
  rosa.says("Calle Duarte número 25, Ensanche Ozama, Santo Domingo");
  expect(rosa.asked()).toContain("¿En qué país está esa dirección?");
  rosa.says("República Dominicana");
  expect(rosa.asked()).toContain("Santo Domingo, República Dominicana");
});

test("who refuses four times is offered to write, again", () => {
  const rosa = person();
  for (const text of ["Fidencio Robles Bega", "no, es Vega", "no, está mal"]) rosa.says(text);
  expect(rosa.asked()).toContain("escríbalo");
  rosa.says("no, así no es");
  rosa.says("no, otra vez mal");
  expect(rosa.asked()).toContain("escríbalo");
});

test("the end of what is asked is no answer: 'no le oigo nada'", () => {
  const rosa = person("N-400", upTo("email"));
  rosa.says("no le oigo nada");
  expect(rosa.at()).toBe("email");
  expect(rosa.kept()).toEqual([]);
});
