import { describe, expect, test } from "vitest";
import type { FormType } from "../../../forms/form-types.ts";
import { idsOf, person } from "../../testing.ts";

/** Somebody at the review, who says this. */
function atTheEnd(form: FormType, ...sayings: readonly string[]) {
  const one = person(form, idsOf(form));
  for (const words of sayings) one.says(words);
  return one;
}

describe("an answer that the words name at the end is put right by them, and read back", () => {
  test.each<[FormType, field: string, said: string, heard: RegExp]>([
    ["N-400", "telefono", "el número de mi celular ya es otro ahora es el 408 555 0172", /cuatro cero ocho, cinco/],
    [
      "N-400",
      "email",
      "está bueno pero apunte que mi correo es rosa@example.com que antes no tenía",
      /rosa arroba example/,
    ],
    ["N-400", "nombre_conyuge", "mi esposo se apellida Paz Molina, no Paz Muñoz", /José Luis Paz Molina/],
    ["I-130", "estado_civil_familiar", "fíjese que mi mamá se casó hace poco", /casad/],
    [
      "I-130",
      "direccion_familiar",
      "la dirección de mi mamá le digo calle Arce 14, Santa Tecla, El Salvador",
      /Santa Tecla, El Salvador/,
    ],
    ["I-130", "direccion_familiar", "el código postal de mi mamá es 72000", /siete dos cero cero cero|72000/],
    ["I-130", "nombre_familiar", "no, Inés es Ibáñez Lara", /Inés Ibáñez Lara/],
  ])("%s %s: '%s'", (form, field, said, heard) => {
    const before = atTheEnd(form).english(field);
    const one = atTheEnd(form, said);
    expect(one.at()).toBe(field);
    expect(one.asked()).toMatch(heard);
    expect(one.asked()).toMatch(/¿Está bien\?$/);
    expect(one.english(field)).toBe(before);
    one.says("sí");
    expect(one.now().phase).toBe("reviewing");
    expect(one.english(field)).not.toBe(before);
  });

  test("one that was just heard needs no name", () => {
    const one = atTheEnd("N-400", "¿qué teléfono tiene?", "no, ese lo perdí, el nuevo es 408 555 0172");
    expect(one.asked()).toContain("cuatro cero ocho, cinco cinco cinco, cero uno siete dos. ¿Está bien?");
  });

  test("one that is named with a fault alone is asked again", () => {
    const one = atTheEnd("I-130", "todavía no, la dirección de ella cambió porque se fue con el marido");
    expect(one.at()).toBe("direccion_familiar");
    expect(one.asked()).toContain("¿Dónde vive su familiar?");
  });

  test.each([
    ["N-400", "léame la dirección"],
    ["N-400", "lo de la tarjeta verde fue en mayo pero el 22"],
    ["N-400", "mi esposo trabaja mucho y mi teléfono es viejo"],
    ["I-130", "mi hermana vive lejos y tiene tres hijos"],
    ["I-130", "la dirección de mi hermana está en un pueblo bonito"],
  ] as const)("%s: '%s' changes nothing", (form, said) => {
    const one = atTheEnd(form, said);
    expect(one.now().phase).toBe("reviewing");
    expect(one.kept()).toEqual([]);
  });
});

test("a country whose name sounds like saving saves nothing", () => {
  const one = atTheEnd("I-130", "la dirección de mi hermana es calle Arce 14, Santa Tecla, El Salvador");
  expect(one.effects()).not.toContain("save");
  expect(one.at()).toBe("direccion_familiar");
});

describe("of whom it is, is told by their name, and said before it is kept", () => {
  test.each([
    [
      "el cumpleaños de Inés está mal, es 20 de enero del 83",
      "la fecha de nacimiento de su familiar: 20 de enero de 1983",
    ],
    ["la dirección de Inés es calle Arce 14, Santa Tecla, El Salvador", "la dirección de su familiar: Calle Arce 14"],
    ["mi fecha de nacimiento está mal, es 20 de enero del 83", "Oí su fecha de nacimiento: 20 de enero de 1983"],
  ])("'%s'", (said, heard) => {
    expect(atTheEnd("I-130", said).asked()).toContain(heard);
  });

  test("an answer that only one person is asked for says no more than its value", () => {
    expect(atTheEnd("N-400", "mi teléfono es 786 555 0119").asked()).toMatch(/^Oí: siete ocho seis/);
  });

  test("a name that is told itself stays", () => {
    const one = person("I-130", idsOf("I-130"));
    one.says("el nombre de Inés es Inés Lara Soto");
    expect(one.at()).toBe("nombre_familiar");
  });
});

describe("what is of somebody or something else puts nothing right", () => {
  test.each([
    ["N-400", "el teléfono de mi hijo es 713 555 0199"],
    ["N-400", "la fecha de nacimiento de mi hija es 3 de marzo de 1999"],
    ["N-400", "mi antigua dirección era 400 Main Street, Houston, Texas 77001"],
    ["N-400", "mi primer esposo se llamaba Pedro Ramírez"],
    ["N-400", "me quiero divorciar"],
    ["N-400", "mi esposo se murió de risa"],
    ["N-400", "quiero oír mi fecha de nacimiento del 3 de marzo"],
    ["I-130", "el teléfono de mi hermana es 713 555 0199"],
    ["I-130", "la fecha de la boda de Inés es 3 de marzo de 2020"],
    ["I-130", "mi hija se casó"],
  ] as const)("%s: '%s'", (form, said) => {
    const one = atTheEnd(form, said);
    expect(one.now().phase).toBe("reviewing");
    expect(one.kept()).toEqual([]);
  });

  test.each([
    ["no soy de Honduras", "pais_nacimiento"],
    ["no soy viuda", "estado_civil"],
  ])("'%s': what one is not is asked for, and never noted", (said, field) => {
    const one = atTheEnd("N-400", said);
    expect(one.kept()).toEqual([]);
    expect(one.at()).toBe(field);
  });

  test.each([
    ["mi dirección es 400 Calle de José, Houston, Texas 77001", /400 Jose Street/],
    ["mi correo es flor de jose arroba example punto com", /flordejose arroba example/],
  ])("'%s': a name within a value stays", (said, heard) => {
    expect(atTheEnd("N-400", said).asked()).toMatch(heard);
  });
});
