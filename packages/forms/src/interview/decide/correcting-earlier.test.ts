import { describe, expect, test } from "vitest";
import { person, upTo } from "../testing.ts";

describe("an answer given before is corrected with what is right", () => {
  test.each([
    ["oiga, mi fecha de nacimiento está mal, es el veintitrés de agosto", "fecha_nacimiento", "23 de agosto"],
    ["ay, me equivoqué, mi nombre es Teodora Balbuena Rojas", "nombre_completo", "Teodora Balbuena Rojas"],
    ["la fecha de nacimiento la dije mal, fue el cuatro de julio de 1960", "fecha_nacimiento", "4 de julio de 1960"],
  ])("'%s' is read back in its place", (words, field, value) => {
    const rosa = person("N-400", upTo("numero_alien"));
    rosa.says(words);
    expect(rosa.at()).toBe(field);
    expect(rosa.asked()).toContain(value);
    expect(rosa.kept()).toEqual([]);
  });

  test("without what is right, its question is asked again", () => {
    const rosa = person("N-400", upTo("numero_alien"));
    rosa.says("mi fecha de nacimiento está mal");
    expect(rosa.at()).toBe("fecha_nacimiento");
    expect(rosa.asked()).toContain("¿Cuál es su fecha de nacimiento?");
  });
});

describe("the answer taken last is corrected right after it", () => {
  test.each([
    ["fecha_nacimiento", "17 de junio de 1961", "es 16, no 17", "16 de junio de 1961"],
    ["nombre_completo", "Wilfredo Quispe Uarcaya", "Huarcaya es con H", "Wilfredo Quispe Huarcaya"],
    ["nombre_completo", "Wilfredo Quispe Huarcalla", "con y, no con ll", "Wilfredo Quispe Huarcaya"],
    ["telefono", "305 555 0127", "0172, no 0127", "cero uno siete dos"],
  ])("in writing: %s '%s', '%s'", (field, first, words, value) => {
    const rosa = person("N-400", upTo(field));
    rosa.writes(first);
    expect(rosa.at()).not.toBe(field);
    rosa.writes(words);
    expect(rosa.at()).toBe(field);
    expect(rosa.asked()).toContain(value);
  });

  test("an answer to the question that stands is no correction", () => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    rosa.writes("17 de junio de 1961");
    rosa.writes("México, no Guatemala");
    expect(rosa.english("fecha_nacimiento")).toBe("06/17/1961");
  });
});

describe("the order of a name", () => {
  test.each([
    ["no, primero va Rivas y luego Molina", "Teresa Rivas Molina"],
    ["los apellidos están al revés", "Teresa Rivas Molina"],
    ["falta Elena después de Teresa", "Teresa Elena Molina Rivas"],
    ["Elena en el medio", "Teresa Elena Molina Rivas"],
    ["cambie Rivas por Vivas", "Teresa Molina Vivas"],
    ["no es Molino, es Molina, con a", "Teresa Molina Rivas"],
  ])("'%s'", (words, value) => {
    const teresa = person("N-400", []);
    teresa.says("Teresa Molina Rivas");
    teresa.says(words);
    expect(teresa.asked()).toContain(`${value}.`);
  });
});
