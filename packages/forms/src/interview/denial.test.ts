import { describe, expect, test } from "vitest";
import { person, upTo } from "./testing.ts";

/** Someone whose answer was just noted and who answers the next question with something else. */
function noted(formType: "N-400" | "I-130", field: string, first: string, words: string) {
  const rosa = person(formType, upTo(field, formType));
  rosa.says(first);
  rosa.says(words);
  return rosa;
}

describe("a no to what was noted", () => {
  test.each(["no, soy divorciada", "no soy casada, soy divorciada", "divorciada", "soy divorciada"])(
    "'casada', '%s': the status is read back, and the spouse is asked for afterwards",
    (words) => {
      const rosa = noted("N-400", "estado_civil", "casada", words);
      expect(rosa.at()).toBe("estado_civil");
      expect(rosa.asking()).toMatchObject({ turn: { kind: "confirming", reading: { value: "divorced" } } });
      expect(rosa.kept()).toEqual([]);
      rosa.says("sí");
      expect(rosa.english("estado_civil")).toBe("Divorced");
      expect(rosa.at()).toBe("nombre_conyuge");
      expect(rosa.asking().answers["nombre_conyuge"]).toBeUndefined();
    },
  );

  test.each(["viuda", "no, viuda", "separada", "mi esposo falleció"])("'casada', '%s' is asked about", (words) => {
    const rosa = noted("N-400", "estado_civil", "casada", words);
    expect(rosa.at()).toBe("estado_civil");
    expect(rosa.asking().turn.kind).toBe("confirming");
  });

  test.each(["no soy casada", "no estoy casada", "no, no soy casada", "no tengo esposo"])(
    "'casada', '%s' asks which status it is",
    (words) => {
      const rosa = noted("N-400", "estado_civil", "casada", words);
      expect(rosa.at()).toBe("estado_civil");
      expect(rosa.asked()).toMatch(/soltero/);
      rosa.says("soltera");
      expect(rosa.english("estado_civil")).toBe("Single");
      expect(rosa.at()).toBe("nombre_conyuge");
    },
  );

  test.each([
    ["N-400", "numero_alien"],
    ["I-130", "direccion_familiar"],
  ] as const)("%s: 'Honduras', 'no, Guatemala' is the country again, then %s", (formType, next) => {
    const country = formType === "N-400" ? "pais_nacimiento" : "pais_nacimiento_familiar";
    const rosa = noted(formType, country, "Honduras", "no, Guatemala");
    expect(rosa.at()).toBe(country);
    rosa.says("sí");
    expect(rosa.english(country)).toBe("Guatemala");
    expect(rosa.at()).toBe(next);
  });

  test("a relation is taken back in the same way", () => {
    const rosa = noted("I-130", "relacion_familiar", "mi mamá", "no, es mi hijo");
    expect(rosa.at()).toBe("relacion_familiar");
    rosa.says("sí");
    expect(rosa.english("relacion_familiar")).toBe("Child");
  });
});

describe("an answer to the question that stands", () => {
  test.each([
    ["soltera", "no tengo esposo"],
    ["soltera", "no, soy soltera"],
    ["divorciada", "no tengo esposo"],
    ["divorciada", "no estoy casada"],
    ["viuda", "soy viuda"],
    ["casada", "no aplica"],
  ])("'%s', '%s' is no spouse", (first, words) => {
    const rosa = noted("N-400", "estado_civil", first, words);
    expect(rosa.kept().map(([field]) => field)).toEqual(["nombre_conyuge"]);
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
