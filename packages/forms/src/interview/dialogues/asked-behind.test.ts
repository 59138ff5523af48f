import { describe, expect, test } from "vitest";
import { idsOf, person, sample, upTo } from "../testing.ts";

/** Somebody whose answer was just read back, and who says this. */
function readBack(field: string, words: string) {
  const one = person("N-400", upTo(field));
  one.says(sample[field] ?? "");
  one.says(words);
  return one;
}

describe("a question behind an answer or a yes is not passed over in silence", () => {
  test.each([
    ["direccion_actual", "sí. oiga ¿y tiene que ser la casa donde vivo hoy?"],
    ["telefono", "sí, ¿y si ese número un día no contesta?"],
    ["fecha_residencia", "sí. ¿y eso en qué me puede perjudicar?"],
  ])("%s: '%s'", (field, words) => {
    const one = readBack(field, words);
    expect(one.english(field)).toBeDefined();
    expect(one.at()).not.toBe(field);
    const plain = readBack(field, "sí").asked();
    expect(one.asked()).not.toBe(plain);
    expect(one.asked().length).toBeGreaterThan(plain.length);
  });

  test.each(["sí, ¿verdad?", "sí, así está bien, ¿ok?"])("'%s' asks nothing", (words) => {
    expect(readBack("telefono", words).asked()).toBe(readBack("telefono", "sí").asked());
  });
});

describe("a number that a yes is followed by stays out of what was agreed to, where words call it something else", () => {
  test("a part of another answer is put there, and read back", () => {
    const one = readBack("telefono", "sí, mi apartamento es el 12");
    expect(one.english("telefono")).toBe("(305) 555-0123");
    expect(one.at()).toBe("direccion_actual");
    expect(one.asked()).toContain("Apt 12");
  });

  test.each([
    ["telefono", "sí, la fecha de la cita es el 15 de mayo"],
    ["numero_alien", "sí, la cita es el 15"],
    ["telefono", "sí, y en la oficina me dieron el turno 24"],
    ["fecha_nacimiento", "sí, y mi apartamento es el 12"],
    ["numero_alien", "sí, y vivo en el piso 12"],
    ["telefono", "sí, y vivo en el 1204"],
    ["telefono", "sí, y trabajo de las 6 a las 3"],
    ["numero_alien", "sí, ya llegué a los 62"],
  ])("%s: '%s'", (field, words) => {
    const agreed = readBack(field, "sí").english(field);
    const one = readBack(field, words);
    expect(one.english(field) ?? agreed).toBe(agreed);
    expect(one.asked()).not.toMatch(/^Oí:/);
  });

  test.each([
    ["telefono", "no, el final va 24", "cero uno dos cuatro"],
    ["telefono", "no, el celular termina en 24", "cero uno dos cuatro"],
    ["numero_alien", "no, termina en ocho ocho", "seis ocho ocho"],
  ])("%s: '%s' is of this one", (field, words, heard) => expect(readBack(field, words).asked()).toContain(heard));
});

test("what was agreed to is told once more where that is wished", () => {
  const one = readBack("numero_alien", "sí ese mero, léamelo otra vez por si las moscas");
  expect(one.at()).toBe("numero_alien");
  expect(one.asked()).toContain("cero ocho nueve");
});

test.each([
  ["estado_civil", "vivo con el papá de mis hijos desde hace años pero nunca nos casamos por la iglesia", "¿Oí: casad"],
  ["estado_civil", "tengo mujer pero no casados, unión libre le dicen", "Oí: casad"],
  ["pais_nacimiento", "El Salvador pero mi papá era de Guatemala", "Guatemala"],
])("%s: '%s': what is denied, or another's, is not offered", (field, words, never) => {
  const one = person("N-400", upTo(field));
  one.says(words);
  expect(one.asked()).not.toContain(never);
});

test("'no doy teléfono' leaves the question for later", () => {
  const one = person("N-400", upTo("telefono"));
  one.says("no doy teléfono");
  expect(one.asking().later).toContain("telefono");
});

test("'y si me mudo después qué hago', said at the end, asks; nothing is saved, and nothing put off", () => {
  const one = person("N-400", idsOf("N-400"));
  one.says("y si me mudo después qué hago");
  expect(one.asked()).toMatch(/^Eso no lo sé/);
  expect(one.effects()).not.toContain("save");
});

describe("a yes and another answer in one breath: the yes holds, and the other one is read back", () => {
  test.each([
    [
      "telefono",
      "305 555 0187",
      "sí. y mi fecha de nacimiento es 15 de marzo de 1958",
      "fecha_nacimiento",
      "(305) 555-0187",
    ],
    [
      "fecha_nacimiento",
      "15 de marzo de 1958",
      "sí, está bien. también cambié de teléfono, ahora es 786 555 0119",
      "telefono",
      "03/15/1958",
    ],
  ])("a correction of %s at the end", (field, value, words, other, kept) => {
    const one = person("N-400", idsOf("N-400"));
    one.says(`${field === "telefono" ? "mi teléfono" : "mi fecha de nacimiento"} es ${value}`);
    one.says(words);
    expect(one.english(field)).toBe(kept);
    expect(one.at()).toBe(other);
    expect(one.asked()).toMatch(/¿Está bien\?$/);
  });

  test("at a question, too; of two that may be meant it is asked which", () => {
    const one = person("N-400", upTo("telefono"));
    one.says("305 555 0187");
    one.says("sí, ese. y también me equivoqué en mi fecha de nacimiento, es 15 de marzo del 58");
    expect(one.english("telefono")).toBe("(305) 555-0187");
    expect(one.at()).toBe("fecha_nacimiento");
    const end = person("N-400", idsOf("N-400"));
    end.says("mi teléfono es 305 555 0187");
    end.says("sí ese. y también está mal mi fecha");
    expect(end.english("telefono")).toBe("(305) 555-0187");
    expect(end.asked()).toContain("¿Cuál corrijo");
  });
});

describe("behind a yes", () => {
  test.each(["sí, y la dirección está bien", "sí, y mi fecha de nacimiento también está bien", "sí, a mi nombre está"])(
    "'%s' opens nothing",
    (words) => {
      expect(readBack("telefono", words).asked()).toBe(readBack("telefono", "sí").asked());
    },
  );

  test("another's name, not asked yet, is told for its question", () => {
    const one = readBack("numero_alien", "sí, y el nombre de mi esposo es Pedro Ramírez");
    expect(one.asked()).toContain("Pedro Ramírez");
    expect(one.english("nombre_completo")).toBe("Rosa Elena Prado Luna");
  });
});
