import { describe, expect, test } from "vitest";
import { idsOf, person, upTo } from "../testing.ts";

describe("a date that is not told for sure", () => {
  test.each([
    ["no sé si es el 12 o el 13 de abril de 1958", "el 13", "04/13/1958"],
    ["ay, no me acuerdo bien si es el 12 o el 13 de abril del 58", "el primero", "04/12/1958"],
    ["4 de mayo del 61 o 62", "62", "05/04/1962"],
    ["el 3 o 4 de mayo de 1961", "la segunda", "05/04/1961"],
  ])("'%s': which of the two is asked, and '%s' chooses", (words, which, english) => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    rosa.says(words);
    expect(rosa.asked()).toMatch(/^¿\d+ de \w+ de \d+, o \d+ de \w+ de \d+\?$/);
    rosa.says(which);
    rosa.says("sí");
    expect(rosa.english("fecha_nacimiento")).toBe(english);
  });

  test("of two months neither is taken", () => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    rosa.says("nací en abril o mayo del 61");
    expect(rosa.asked()).toMatch(/^¿Cuál de las dos fechas es\?/);
  });
});

describe("who does not like to tell", () => {
  test.each([
    ["telefono", "a mí no me gusta dar mi teléfono", "email"],
    ["fecha_nacimiento", "no me gusta decir mi edad", "pais_nacimiento"],
    ["direccion_actual", "me da miedo dar mi dirección", "telefono"],
  ])("%s: '%s' leaves the question", (field, words, next) => {
    const rosa = person("N-400", upTo(field));
    rosa.says(words);
    expect(rosa.at()).toBe(next);
    expect(rosa.asked()).toMatch(/^Está bien/);
  });
});

describe("saving, and nothing sent", () => {
  test.each(["guárdelo pero no lo mande", "sí, pero no se lo mande a nadie", "guarde, y no lo envíe todavía"])(
    "'%s' is asked whether to save, and told that nothing is sent",
    (words) => {
      const rosa = person("N-400", idsOf("N-400"));
      rosa.says(words);
      expect(rosa.asked()).toMatch(/nosotros no lo mandamos\. ¿Lo guardo ya\?$/);
    },
  );

  test.each(["espérese, no lo guarde", "ay, espéreme tantito, no lo guarde todavía"])(
    "'%s' waits for nothing",
    (words) => {
      const rosa = person("N-400", idsOf("N-400"));
      rosa.says(words);
      expect(rosa.asked()).toMatch(/^Está bien, no lo guardo todavía\./);
      expect(rosa.now().aside).toBeUndefined();
    },
  );
});

describe("two people named in one breath", () => {
  test.each([
    "yo soy Marta Ruiz y quiero traer a mi hermano Julio Soto",
    "soy Marta Ruiz, estoy pidiendo a mi esposo Julio Soto",
    "Marta Ruiz, la que pide a su hermano Julio Soto",
    "Marta Ruiz y mi hermano se llama Julio Soto",
  ])("'%s': each is told for its own question", (words) => {
    const marta = person("I-130");
    marta.says(words);
    expect(marta.asked()).toMatch(/^También me dijo el nombre de su familiar: Julio Soto\. Oí: Marta Ruiz\./);
    marta.says("sí");
    expect(marta.english("nombre_peticionario")).toBe("Marta Ruiz");
  });

  test.each([
    "Marta Ruiz, mi hija me está ayudando",
    "mi mamá me puso Marta Ruiz, por mi tía Marta",
    "Marta Ruiz y mi vecina es Ana Gil",
  ])("'%s': one name is one's own", (words) => {
    const marta = person("N-400");
    marta.says(words);
    marta.says("sí");
    expect(marta.english("nombre_completo")).toBe("Marta Ruiz");
  });
});

test("'él ya se casó', in the review, is of the relative", () => {
  const marta = person("I-130", idsOf("I-130"));
  marta.says("él ya se casó");
  expect(marta.at()).toBe("estado_civil_familiar");
  expect(marta.asked()).toContain("casado");
});

describe("in the review, what is wrong behind what is right", () => {
  test.each([
    ["la dirección está bien pero el apartamento es el 5", "direccion_actual", "Apt 5"],
    ["todo está bien, nomás que el teléfono termina en 91", "telefono", "nueve uno"],
  ])("'%s'", (words, field, part) => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.says(words);
    expect(rosa.at()).toBe(field);
    expect(rosa.asked()).toContain(part);
  });

  test.each([
    ["quiero empezar de nuevo", /^¿Borro todo lo que me dijo\?/],
    ["¿qué pasa si no lo guardo?", /^Cada respuesta se guarda en cuanto la da\./],
    ["todo está bien pero no lo guarde todavía", /^Está bien, no lo guardo todavía\./],
  ])("'%s' is answered", (words, answer) => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.says(words);
    expect(rosa.asked()).toMatch(answer);
    expect(rosa.now().phase).toBe("reviewing");
  });
});
