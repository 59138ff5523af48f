import { describe, expect, test } from "vitest";
import { person, upTo } from "../../testing.ts";

/** Someone whose answer was just noted and who answers the next question with something else. */
function noted(formType: "N-400" | "I-130", field: string, first: string, words: string) {
  const rosa = person(formType, upTo(field, formType));
  rosa.says(first);
  rosa.says(words);
  return rosa;
}

describe("a no to what was noted", () => {
  test("'casada', 'no soy casada, soy divorciada' is in doubt, and read back", () => {
    const rosa = noted("N-400", "estado_civil", "casada", "no soy casada, soy divorciada");
    expect(rosa.asking()).toMatchObject({ turn: { kind: "confirming", reading: { value: "divorced" } } });
    rosa.says("sí");
    expect(rosa.english("estado_civil")).toBe("Divorced");
  });

  test.each(["no, soy divorciada", "divorciada", "soy divorciada"])(
    "'casada', '%s': the status is noted again, and the spouse is no longer asked for",
    (words) => {
      const rosa = noted("N-400", "estado_civil", "casada", words);
      expect(rosa.asked()).toMatch(/^Anoté: divorciada\./);
      expect(rosa.english("estado_civil")).toBe("Divorced");
      expect(rosa.now().phase).toBe("reviewing");
      expect(rosa.asking().answers["nombre_conyuge"]?.said).toBe("no aplica");
    },
  );

  test.each([
    ["viuda", "Widowed"],
    ["no, viuda", "Widowed"],
    ["mi esposo falleció", "Widowed"],
    ["separada", "Separated"],
  ])("'casada', '%s' is noted again", (words, english) => {
    const rosa = noted("N-400", "estado_civil", "casada", words);
    expect(rosa.asked()).toMatch(/^Anoté: /);
    expect(rosa.english("estado_civil")).toBe(english);
  });

  test.each(["no soy casada", "no estoy casada", "no, no soy casada", "no tengo esposo"])(
    "'casada', '%s' asks which status it is",
    (words) => {
      const rosa = noted("N-400", "estado_civil", "casada", words);
      expect(rosa.at()).toBe("estado_civil");
      expect(rosa.asked()).toMatch(/¿Nunca se (?:ha casado|casó)/);
      rosa.says("soltera");
      expect(rosa.english("estado_civil")).toBe("Single");
      expect(rosa.now().phase).toBe("reviewing");
    },
  );

  test.each([
    ["N-400", "numero_alien"],
    ["I-130", "direccion_familiar"],
  ] as const)("%s: 'Honduras', 'no, Guatemala' is noted again, then %s", (formType, next) => {
    const country = formType === "N-400" ? "pais_nacimiento" : "pais_nacimiento_familiar";
    const rosa = noted(formType, country, "Honduras", "no, Guatemala");
    expect(rosa.asked()).toMatch(/^Anoté: Guatemala\./);
    expect(rosa.english(country)).toBe("Guatemala");
    expect(rosa.at()).toBe(next);
    rosa.says("corrige");
    expect(rosa.at()).toBe(country);
  });

  test("a relation is taken back in the same way", () => {
    const rosa = noted("I-130", "relacion_familiar", "mi mamá", "no, es mi hijo");
    expect(rosa.asked()).toMatch(/^Anoté: hijo\./);
    expect(rosa.english("relacion_familiar")).toBe("Child");
    expect(rosa.at()).toBe("fecha_nacimiento_familiar");
  });
});

describe("an answer to the question that stands", () => {
  test.each([
    ["soltera", "no tengo esposo", "Single"],
    ["soltera", "no, soy soltera", "Single"],
    ["divorciada", "no tengo esposo", "Divorced"],
    ["divorciada", "no estoy casada", "Divorced"],
    ["viuda", "soy viuda", "Widowed"],
    ["casada", "no aplica", "Married"],
  ])("'%s', '%s' is no spouse", (first, words, english) => {
    const rosa = noted("N-400", "estado_civil", first, words);
    expect(rosa.now().phase).toBe("reviewing");
    expect(rosa.asking().answers["nombre_conyuge"]?.said).toBe("no aplica");
    expect(rosa.english("estado_civil")).toBe(english);
  });

  test.each([
    ["N-400", "estado_civil", "casada", "José Luis Casado", "nombre_conyuge"],
    ["I-130", "pais_nacimiento_familiar", "Honduras", "no, vive en Guatemala, zona tres", "direccion_familiar"],
    ["I-130", "pais_nacimiento_familiar", "Honduras", "Guatemala", "direccion_familiar"],
    ["I-130", "relacion_familiar", "mi mamá", "no, nació el dos de mayo de 1955", "fecha_nacimiento_familiar"],
  ] as const)("%s %s: '%s', '%s'", (formType, field, first, words, at) => {
    expect(noted(formType, field, first, words).at()).toBe(at);
  });

  test("said after a failure is heard as an answer to it", () => {
    const rosa = noted("N-400", "pais_nacimiento", "Honduras", "pues fíjese");
    rosa.says("no, Guatemala");
    expect(rosa.at()).toBe("numero_alien");
  });
});

test("what was denied does not stay as it was, though nobody can read what comes instead", () => {
  const rosa = person("N-400", upTo("estado_civil"));
  rosa.says("casada");
  rosa.says("no, no soy casada");
  expect(rosa.at()).toBe("estado_civil");
  for (let time = 0; time < 3; time += 1) rosa.says("pues quién lo diría");
  rosa.says("guárdelo así");
  expect(rosa.lines().find(({ field }) => field.id === "estado_civil")?.status).toBe("needs-review");
});

describe("the answer taken last is corrected right after it", () => {
  test.each([
    ["fecha_nacimiento", "17 de junio de 1961", "es 16, no 17", "16 de junio de 1961"],
    ["nombre_completo", "Wilfredo Quispe Uarcaya", "Huarcaya es con H", "Wilfredo Quispe Huarcaya"],
    ["nombre_completo", "Wilfredo Quispe Huarcalla", "con y, no con ll", "Wilfredo Quispe Huarcaya"],
    ["telefono", "305 555 0127", "0172, no 0127", "cero uno siete dos"],
    ["fecha_nacimiento", "17 de junio de 1961", "no, 16 de junio", "16 de junio de 1961"],
    ["fecha_nacimiento", "17 de junio de 1961", "perdón era 1962", "17 de junio de 1962"],
    ["fecha_nacimiento", "8 de diciembre de 1974", "noviembre en vez de diciembre", "8 de noviembre de 1974"],
    ["nombre_completo", "Yeison Andrés Ospina", "es con J, Jeison", "Jeison Andrés Ospina"],
    ["email", "luzma@yahoo.com", "le falta .co al final, es yahoo.com.co", "yahoo punto com punto"],
  ])("in writing: %s '%s', '%s'", (field, first, words, value) => {
    const rosa = person("N-400", upTo(field));
    rosa.writes(first);
    expect(rosa.at()).not.toBe(field);
    rosa.writes(words);
    expect(rosa.at()).toBe(field);
    expect(rosa.asked()).toContain(value);
  });

  test.each(["nop", "no", "eso quedó mal", "está mal", "me equivoqué"])("in writing: '%s' opens it again", (words) => {
    const rosa = person("N-400", upTo("direccion_actual"));
    rosa.writes("57 Linden Street, Paterson, NJ 07501");
    rosa.writes(words);
    expect(rosa.at()).toBe("direccion_actual");
  });

  test("an answer to the question that stands is no correction", () => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    rosa.writes("17 de junio de 1961");
    rosa.writes("México, no Guatemala");
    expect(rosa.english("fecha_nacimiento")).toBe("06/17/1961");
  });
});
