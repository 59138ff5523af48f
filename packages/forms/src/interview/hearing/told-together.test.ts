import { expect, test } from "vitest";
import { understand } from "../../understanding/understand.ts";
import { momentOf } from "../reading.ts";
import { at, person, upTo } from "../testing.ts";

/** What an answer to a question tells, field by field. */
function told(field: string, text: string, form: "N-400" | "I-130" = "N-400") {
  const moment = momentOf(person(form, upTo(field, form)).now(), "spoken", at);
  return understand(text, moment).acts.flatMap((act) =>
    act.kind === "inform" ? [[act.field, act.reading.value]] : [],
  );
}

test("an address and a phone number in one breath are two answers", () => {
  const fields = told(
    "direccion_actual",
    "vivo en 1234 Main Street, Los Angeles, California 90012 y mi teléfono es 305 555 0123",
  );
  expect(fields.map(([field]) => field)).toEqual(["direccion_actual", "telefono"]);
  expect(fields[1]?.[1]).toBe("+13055550123");
});

test("a 'no' belongs to the words behind it: 'no estoy casada' is not 'casada'", () => {
  expect(told("telefono", "no estoy casada")).toEqual([]);
});

test("a name with a word of the form in it is one answer", () => {
  expect(told("nombre_completo", "Rosa Elena Correa Luna")).toEqual([["nombre_completo", "Rosa Elena Correa Luna"]]);
});

test.each([
  ["nombre_familiar", "yo soy la que pide, ella es mi mamá, se llama Lorenza Rivas", ["relacion_familiar"]],
  [
    "nombre_familiar",
    "es mi hijo, nació en Guatemala, se llama Pedro Rivas",
    ["relacion_familiar", "pais_nacimiento_familiar"],
  ],
  ["fecha_nacimiento_familiar", "nació en Guatemala, el 3 de mayo de 1960", ["pais_nacimiento_familiar"]],
])("%s: what is told around the answer is kept for its own question: '%s'", (field, text, others) => {
  expect(told(field, text, "I-130").map(([id]) => id)).toEqual([field, ...others]);
});

test("words that name another answer part nothing where they tell none, and lose none where they do", () => {
  const field = "fecha_nacimiento_familiar";
  const moment = momentOf(person("I-130", upTo(field, "I-130")).now(), "spoken", at);
  expect(understand("mi hermano nació en el setenta y dos", moment).acts).toMatchObject([
    { kind: "inform", field, reading: { status: "ask", parts: { year: "1972" } } },
  ]);
  expect(told(field, "mi hermano nació en Guatemala", "I-130")).toEqual([["pais_nacimiento_familiar", "GT"]]);
});

test.each(["sí, nací en Nicaragua", "correcto, y nací en Nicaragua"])(
  "'%s': beside a yes the next answer is kept, and only asked to be right",
  (words) => {
    const rosa = person("N-400", upTo("fecha_nacimiento"));
    rosa.says("30 de enero de 1966");
    rosa.says(words);
    expect(rosa.english("fecha_nacimiento")).toBe("01/30/1966");
    expect(rosa.at()).toBe("pais_nacimiento");
    expect(rosa.asked()).toContain("Nicaragua");
  },
);

test.each([
  "en Corea, mi A-Number es cero ocho nueve, tres cuatro cinco, seis siete ocho",
  "creo que en Corea, y mi número de residente es 089345678",
  "Corea, A 089 345 678",
  "soy de Corea y el número de mi green card es A089345678",
  "México, mi A-Number es 089, 345, 678",
  "nací en Georgia, mi número A es cero ocho nueve, tres cuatro cinco, seis siete ocho",
])("a number beside a country is kept, though the country is asked about: %s", (words) => {
  const rosa = person("N-400", upTo("pais_nacimiento"));
  rosa.says(words);
  const { kind } = rosa.asking().turn;
  if (rosa.at() === "pais_nacimiento") rosa.says(kind === "choosing" ? "del Sur" : "sí");
  expect(rosa.at()).toBe("numero_alien");
  expect(rosa.asking().turn).toMatchObject({ kind: "confirming", reading: { value: "089345678" } });
});

test.each([
  [["mi apartamento es el doce", "1425 Market Street, Houston, Texas 77002"], { unit: "Apt 12" }],
  [["es el apartamento 12", "1425 Market Street", "Houston, Texas 77002"], { unit: "Apt 12" }],
  [["vivo en casa de mi hija Rosa Luna", "1425 Market Street, Houston, Texas 77002"], { careOf: "Rosa Luna" }],
] as const)("what was told of an address before its street is a part of it: %j", (words, part) => {
  const rosa = person("N-400", upTo("direccion_actual"));
  for (const each of words) rosa.says(each);
  expect(rosa.asking().turn).toMatchObject({
    kind: "confirming",
    reading: { value: { line: "1425 Market Street", city: "Houston", state: "TX", zip: "77002", ...part } },
  });
});

test("another address than the one begun before takes its place whole", () => {
  const rosa = person("N-400", upTo("direccion_actual"));
  rosa.says("es el apartamento 12, en Dallas");
  rosa.says("1425 Market Street, Houston, Texas 77002");
  expect(rosa.asking().turn).toMatchObject({
    reading: { value: { line: "1425 Market Street", unit: "", city: "Houston", state: "TX", zip: "77002" } },
  });
});

test("a 'no' to the question for a telephone says that there is none", () => {
  const rosa = person("N-400", upTo("telefono"));
  rosa.says("no");
  expect(rosa.asked()).toContain("Si no lo tiene ahora, diga: para después.");
  rosa.says("no");
  expect(rosa.at()).toBe("email");
  rosa.says("no");
  expect(rosa.asking().answers["email"]).toBeDefined();
  expect(rosa.at()).toBe("fecha_residencia");
});
