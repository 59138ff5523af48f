import { describe, expect, test } from "vitest";
import { person, upTo } from "../testing.ts";

/** Somebody who was asked a question, and knows a part of the answer. */
function told(field: string, words: string) {
  const rosa = person("N-400", upTo(field));
  rosa.says(words);
  return rosa;
}

describe("what is known beside what is not is kept, and the rest asked once", () => {
  test.each([
    ["fecha_nacimiento", "no sé qué día exactamente fue por ahí de octubre del cincuenta y cinco", "octubre de 1955"],
    ["fecha_nacimiento", "el día no me lo sé bien decían que en tiempo de secas de mil novecientos sesenta", "de 1960"],
    [
      "fecha_nacimiento",
      "en mayo del sesenta y cuatro pero el día sí no me acuerdo porque no me registraron",
      "mayo de 1964",
    ],
    ["fecha_nacimiento", "ni el mes me acuerdo mi abuela decía que fue en mil novecientos cuarenta y siete", "de 1947"],
    [
      "fecha_residencia",
      "se me perdió la mica en dos mil veinte y no me acuerdo el día solo que fue en mayo del dos mil",
      "mayo de 2000",
    ],
    [
      "fecha_residencia",
      "no traigo la tarjeta me la robaron en dos mil dieciocho pero fue como en junio del noventa y siete",
      "junio de 1997",
    ],
    [
      "fecha_residencia",
      "la mica la perdí en dos mil quince y del día ya no me acuerdo era agosto del noventa y seis",
      "agosto de 1996",
    ],
    ["fecha_residencia", "no tengo aquí la tarjeta pero fue en abril de dos mil tres", "abril de 2003"],
    [
      "direccion_actual",
      "vivo en 415 walnut street el código postal no me lo sé es en tulsa oklahoma",
      "código postal",
    ],
    ["direccion_actual", "apenas me mudé no sé el código postal es 415 walnut street tulsa oklahoma", "código postal"],
  ])("%s: '%s'", (field, words, known) => {
    const rosa = told(field, words);
    expect(rosa.at()).toBe(field);
    expect(rosa.asked()).toContain(known);
    rosa.says("no sé");
    expect(rosa.at()).not.toBe(field);
    expect(rosa.asked()).toContain("Guardé lo que sabe");
  });

  test.each(["no la tengo me la robaron en dos mil diecinueve", "la perdí en dos mil quince", "se venció en 2018"])(
    "'%s' tells no year of residence",
    (words) => {
      const rosa = told("fecha_residencia", words);
      expect(rosa.asked()).not.toMatch(/20\d\d/);
      expect(rosa.asking().answers["fecha_residencia"]).toBeUndefined();
    },
  );

  test("the year in which the card was stolen is none of residence", () => {
    const rosa = told("fecha_residencia", "no tengo la tarjeta me la robaron en dos mil diecinueve");
    expect(rosa.asking().answers["fecha_residencia"]).toBeUndefined();
    expect(rosa.asked()).not.toContain("2019");
    // Left for later, or told how to.
    if (rosa.at() === "fecha_residencia") expect(rosa.asked()).toContain("diga: para después");
  });

  test.each([
    "fue el tres de mayo de dos mil diez me la robaron en el dos mil quince",
    "la perdí en dos mil quince era el tres de mayo de dos mil diez",
  ])("'%s' is the day of residence", (words) =>
    expect(told("fecha_residencia", words).asked()).toContain("3 de mayo de 2010"),
  );

  test.each(["no sé mi fecha mi mamá nunca me dijo", "no me acuerdo tengo sesenta y dos años"])(
    "'%s' leaves all of it for later",
    (words) => expect(told("fecha_nacimiento", words).asking().later).toContain("fecha_nacimiento"),
  );
});
