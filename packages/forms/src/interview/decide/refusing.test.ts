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
