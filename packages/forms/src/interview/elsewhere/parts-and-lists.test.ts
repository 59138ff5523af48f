import { expect, test } from "vitest";
import { person, upTo } from "../testing.ts";

test.each([
  ["me llamo Rosa Prado Luna, nací el dos de junio de 1988, vivo en 31 Sunset Drive, Mesa, Arizona 85201"],
  ["nombre Rosa Prado Luna nacimiento dos de junio de 1988 dirección 31 Sunset Drive, Mesa, Arizona 85201"],
])("'%s' tells three answers: each is read back and waits for its question", (words) => {
  const rosa = person();
  rosa.says(words);
  expect(rosa.asked()).toMatch(/2 de junio de 1988.*31 Sunset.*Oí: Rosa Prado Luna/);
  rosa.says("sí");
  expect([rosa.at(), rosa.asking().turn.kind]).toEqual(["fecha_nacimiento", "confirming"]);
});

test.each(["son las tres y vivo en", "ya son las cuatro y vivo en", "tengo tres hijos y vivo en"])(
  "'%s ...' is of the clock or of children, and then the address",
  (lead) => {
    const rosa = person("N-400", upTo("direccion_actual"));
    rosa.says(`${lead} 77 Walnut Street, Dayton, Ohio 45402`);
    rosa.says("sí");
    expect(rosa.english("direccion_actual")).toBe("77 Walnut Street, Dayton, OH 45402");
  },
);

test.each([
  ["el número de mi casa es 1422", "1422 Oak Street, Dallas, TX 75201"],
  ["ah, mi número de casa es mil cuatrocientos veintidós", "1422 Oak Street, Dallas, TX 75201"],
])("'%s', told to the question for a date, is no year and waits for the address", (words, whole) => {
  const rosa = person("N-400", ["nombre_completo"]);
  rosa.says(words);
  expect([rosa.at(), rosa.asked()]).toEqual(["fecha_nacimiento", expect.stringContaining("1422")]);
  rosa.says("15 de marzo de 1985");
  rosa.says("sí");
  rosa.says("México");
  rosa.says("089345678");
  rosa.says("sí");
  expect(rosa.at()).toBe("direccion_actual");
  rosa.says("Oak Street, Dallas, Texas 75201");
  rosa.says("sí");
  expect(rosa.english("direccion_actual")).toBe(whole);
});

test.each([
  ["cambie el mes, es noviembre", "11/15/1985"],
  ["el día está mal, es dieciséis", "03/16/1985"],
])("'%s' corrects the one date that was told; of two it is asked which", (words, date) => {
  const rosa = person("N-400", upTo("numero_alien"));
  rosa.says(words);
  rosa.says("sí");
  expect([rosa.english("fecha_nacimiento"), rosa.at()]).toEqual([date, "numero_alien"]);
  const both = person("N-400", upTo("estado_civil"));
  both.says(words);
  expect(both.now().aside).toMatchObject({ fields: ["fecha_nacimiento", "fecha_residencia"] });
});

test("the number of a house is put into the address, and not into the telephone told last", () => {
  const rosa = person("N-400", upTo("email"));
  rosa.says("el número de mi casa es 1243, no 1234");
  rosa.says("sí");
  expect(rosa.english("direccion_actual")).toBe("1243 Main Street, Los Angeles, CA 90012");
  expect(rosa.english("telefono")).toBe("(305) 555-0123");
});

test.each([
  ["nombre_completo", "Rosa Elena Prado Luna", "quince de enero de 1991", "fecha_nacimiento"],
  ["fecha_nacimiento", "03/05/1990", "El Salvador", "pais_nacimiento"],
])("behind what was read of %s the next answer waits, and the read-back stands", (field, answer, next, other) => {
  const rosa = person("N-400", upTo(field));
  rosa.says(answer);
  const { turn } = rosa.asking();
  rosa.says(next);
  expect(rosa.asking()).toMatchObject({ turn: { kind: turn.kind }, ahead: { [other]: { said: next } } });
});
