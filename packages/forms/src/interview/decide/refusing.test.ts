import { describe, expect, test } from "vitest";
import { person, upTo } from "../testing.ts";

/** Somebody whose name was just read back, and who says this. */
function told(words: string) {
  const rosa = person("N-400");
  rosa.says("Rosa Elena Prado Luna");
  rosa.says(words);
  return rosa;
}

describe("a no before the wish to change what was read back", () => {
  test.each([
    "no, corregir",
    "no, corregir por favor",
    "No. Corregir.",
    "no, quiero cambiarlo",
    "no, hay que cambiarlo",
  ])("'%s' refuses it, and never agrees to it", (words) => {
    const rosa = told(words);
    expect(rosa.asking().answers["nombre_completo"]).toBeUndefined();
    expect(rosa.asked()).toMatch(/¿Cuál es su nombre completo\?/);
  });

  test.each(["no corregir", "no corregir por favor", "no cambiar"])("'%s' may mean either, and is asked", (words) => {
    const rosa = told(words);
    expect(rosa.asking().turn.kind).toBe("confirming");
    expect(rosa.asked()).toMatch(/¿Sí o no\?$/);
  });

  test.each(["no quiero cambiarlo", "no cambie nada", "no la cambie"])("'%s' leaves it as it is", (words) => {
    expect(told(words).english("nombre_completo")).toBe("Rosa Elena Prado Luna");
  });

  test.each(["no, repita", "no, repita por favor", "no, más despacio"])("'%s' hears it again", (words) => {
    const rosa = told(words);
    expect(rosa.asking().turn.kind).toBe("confirming");
    expect(rosa.asked()).toMatch(/Rosa Elena Prado Luna/);
  });
});

describe("a yes with more behind it that is not what was read back", () => {
  test.each([
    ["fecha_nacimiento", "quince de marzo de mil novecientos ochenta y cinco", "sí, el quince o dieciséis"],
    ["email", "rosa arroba gmail punto com", "ajá, y un dos al final"],
    ["direccion_actual", "1234 Main Street, Los Angeles, California 90012", "sí, Los Angeles Texas"],
    ["direccion_actual", "1234 Main Street, Los Angeles, California 90012", "está bien, West Main Street"],
    ["telefono", "305 555 0123", "sí, y la extensión es cuarenta y cinco"],
    ["nombre_completo", "Rosa Elena Prado Luna", "ya mero"],
  ])("%s '%s', '%s': nothing is kept yet", (field, first, words) => {
    const rosa = person("N-400", upTo(field));
    rosa.says(first);
    rosa.says(words);
    expect(rosa.asking().answers[field]).toBeUndefined();
    expect(rosa.asked()).not.toBe("");
  });

  test.each([
    ["fecha_nacimiento", "quince de marzo de mil novecientos ochenta y cinco", "sí, del ochenta y cinco"],
    ["nombre_completo", "Rosa Elena Prado Luna", "sí, mil gracias"],
    ["nombre_completo", "Rosa Elena Prado Luna", "sí, así me puso mi mamá"],
    ["nombre_completo", "Rosa Elena Prado Luna", "así me llamo desde que nací"],
    ["nombre_completo", "Rosa Elena Prado Luna", "ni modo, déjele así"],
    ["direccion_actual", "1234 Main Street, Los Angeles, California 90012", "está bien, es una casa"],
  ])("%s '%s', '%s': is a yes all the same", (field, first, words) => {
    const rosa = person("N-400", upTo(field));
    rosa.says(first);
    rosa.says(words);
    expect(rosa.asking().answers[field]).toBeDefined();
  });
});

test.each([
  "este... déjeme pensar... el quince de marzo, creo, del ochenta y cinco",
  "déjeme ver, quince de marzo de mil novecientos ochenta y cinco",
])("'%s' is a date, and not only the wish for a moment", (words) => {
  const rosa = person("N-400", upTo("fecha_nacimiento"));
  rosa.says(words);
  expect(rosa.asked()).toMatch(/15 de marzo de 1985/);
});

test("'déjeme buscar cinco minutos' is only that", () => {
  const rosa = person("N-400", upTo("fecha_nacimiento"));
  rosa.says("déjeme buscar cinco minutos");
  expect(rosa.now().aside?.kind).toBe("paused");
});
