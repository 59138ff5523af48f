import { describe, expect, test } from "vitest";
import { idsOf, person, upTo } from "../../testing.ts";

/** Answers a question, says something to its read-back, and tells what then stands and is asked. */
function answered(form: "N-400" | "I-130", field: string, first: string, ...then: readonly string[]) {
  const somebody = person(form, upTo(field, form));
  for (const words of [first, ...then]) somebody.says(words);
  return somebody;
}

describe("a yes with words of the value, of everyday talk or about something else keeps the value", () => {
  test.each([
    ["N-400", "nombre_conyuge", "Fidencio López Martínez", "sí ese es mi viejo"],
    ["N-400", "nombre_conyuge", "Fidencio López Martínez", "ajá ese es el nombre de mi viejo"],
    ["I-130", "nombre_familiar", "Paula Andrea Giraldo Restrepo", "sí paula andrea así la bauticé ay discúlpeme"],
    ["I-130", "nombre_familiar", "Paula Andrea Giraldo Restrepo", "sí así se llama mi hermanita"],
    ["N-400", "nombre_completo", "Suyapa Maribel Zelaya", "así mero pero a mí me dicen mari"],
    ["N-400", "nombre_completo", "Suyapa Maribel Zelaya", "sí así es pero dígame si me pueden deportar por este papel"],
    ["N-400", "telefono", "713 555 0142", "sí pero a veces lo contesta mi nieta"],
    ["N-400", "telefono", "713 555 0142", "sí ese es pero a veces no tiene saldo"],
    ["N-400", "telefono", "713 555 0142", "sí ese es el que termina en cuarenta y dos"],
    ["N-400", "email", "edwinmorales92@gmail.com", "sí así mero con el nueve dos"],
    ["N-400", "email", "edwinmorales92@gmail.com", "sí pero casi no lo reviso"],
    ["N-400", "direccion_actual", "1234 Main Street apt 4B, Houston, Texas 77002", "sí ese mismo cuatro be"],
    ["N-400", "direccion_actual", "1234 Main Street, Houston, Texas 77002", "sí pero no quiero que vengan a mi casa"],
    ["N-400", "fecha_nacimiento", "8 de diciembre de 1964", "sí pero mi mamá siempre me festeja otro día"],
  ] as const)("%s, %s, %s: %s", (form, field, first, then) => {
    const somebody = answered(form, field, first, then);
    expect(somebody.asking().answers[field]?.said).toBeTruthy();
    expect(somebody.asking().answers[field]).not.toHaveProperty("unread");
  });

  test("and what is asked beside the yes is answered", () => {
    const man = answered(
      "N-400",
      "nombre_completo",
      "Suyapa Maribel Zelaya",
      "sí así es pero dígame si me pueden deportar",
    );
    expect(man.asked()).toMatch(/abogado.*fecha de nacimiento/s);
  });
});

describe("a yes that takes something back keeps nothing yet", () => {
  test.each([
    ["N-400", "nombre_completo", "Suyapa Maribel Zelaya", "sí pero le falta mi otro apellido"],
    ["N-400", "nombre_completo", "Suyapa Maribel Zelaya", "sí pero no lleva acento"],
    ["N-400", "nombre_completo", "Suyapa Maribel Zelaya", "sí ángel"],
    ["N-400", "direccion_actual", "1234 Main Street, Houston, Texas 77002", "sí pero no es street es avenue"],
    ["N-400", "direccion_actual", "1234 Main Street, Houston, Texas 77002", "sí pero falta el apartamento"],
    ["N-400", "telefono", "713 555 0142", "sí pero el último es tres"],
    ["N-400", "telefono", "713 555 0142", "sí pero ya no lo tengo"],
    ["N-400", "fecha_nacimiento", "8 de diciembre de 1964", "sí pero el año no"],
    ["N-400", "email", "edwinmorales92@gmail.com", "sí pero no tiene punto"],
  ] as const)("%s, %s, %s: %s", (form, field, first, then) =>
    expect(answered(form, field, first, then).asking().answers[field]).toBeUndefined(),
  );
});

test.each(["y qué me falta no me falta nada", "está bien, ¿cuántas me faltan?", "sí, ¿y cuánto cuesta?"])(
  "in the review '%s' asks, and saves nothing",
  (words) => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.says(words);
    expect(rosa.now().phase).toBe("reviewing");
  },
);

test.each([
  "mi marido nacido el cinco de agosto del sesenta y dos",
  "su fecha de nacimiento es el cinco de agosto del sesenta y dos",
])("told of the relative, '%s' leaves the petitioner's own date", (words) => {
  const petitioner = person("I-130", upTo("nombre_familiar", "I-130"));
  const own = petitioner.asking().answers["fecha_nacimiento_peticionario"]?.said;
  petitioner.says(`Washington Eduardo Quimí Borbor ${words}`);
  petitioner.says("sí");
  expect(petitioner.asking().answers["fecha_nacimiento_peticionario"]?.said).toBe(own);
});

test.each([
  ["sí y también el nombre cambió", /nombre completo/],
  ["sí y quite mi fecha de nacimiento", /Quito la fecha de nacimiento/],
  ["sí y ya me salgo sin guardar", /sin guardar/],
])("behind the yes of '%s' the value stands, and the rest is done", (words, asked) => {
  const rosa = person("N-400", upTo("direccion_actual"));
  rosa.says("1234 Main Street apartamento 13, Los Angeles, California 90012");
  rosa.says(words);
  expect(rosa.asking().answers["direccion_actual"]?.said).toContain("13");
  expect(rosa.asked()).toMatch(asked);
});

test.each(["espérese no no todo nomás lo de mi estado civil", "no todo", "sí pero mi nombre no"])(
  "'%s' erases nothing",
  (words) => {
    const rosa = person("N-400", idsOf("N-400"));
    rosa.says("bórreme todo lo que dije");
    rosa.says(words);
    expect(rosa.asked()).not.toMatch(/en diez segundos/);
  },
);
