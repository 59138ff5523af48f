import { describe, expect, test } from "vitest";
import { person, upTo } from "../testing.ts";

describe("'deletrear' at a read-back", () => {
  test("reads the name back letter by letter, an accent in words", () => {
    const rosa = person();
    rosa.says("Inés Peña");
    rosa.says("deletrear");
    expect(rosa.asked()).toBe("Oí: Inés Peña. Se escribe: i, ene, e con acento, ese; pe, e, eñe, a. ¿Está bien?");
    rosa.says("sí");
    expect(rosa.english("nombre_completo")).toBe("Inés Peña");
  });

  test.each([
    "ge, o, ene, zeta, a, ele, e, zeta",
    "no, ge o ene zeta a ele e zeta",
    "G-O-N-Z-A-L-E-Z",
    "g o n z a l e z",
    "González: ge, o, ene, zeta, a, ele, e, zeta",
    "mi apellido se escribe ge o ene zeta a ele e zeta",
  ])("'%s' mends the word it spells, and no other", (letters) => {
    const rosa = person();
    rosa.says("Rosa Elena Gonsales Luna");
    rosa.says("deletrear");
    rosa.says(letters);
    expect(rosa.asked()).toBe(
      "Oí: Rosa Elena Gonzalez Luna. Se escribe: ge, o, ene, zeta, a, ele, e, zeta. ¿Está bien?",
    );
    rosa.says("sí");
    expect(rosa.english("nombre_completo")).toBe("Rosa Elena Gonzalez Luna");
  });

  test("letters mend a word also when nobody asked for them", () => {
    const rosa = person();
    rosa.says("Rosa Vaca Luna");
    rosa.says("no, be, a, ce, a");
    expect(rosa.asked()).toContain("Oí: Rosa Baca Luna. Se escribe: be grande, a, ce, a.");
  });

  test("two words it may be are a choice to tap or to say", () => {
    const rosa = person();
    rosa.says("Mara Mata Luna");
    rosa.says("eme, a, pe, a");
    expect(rosa.asking().turn).toMatchObject({ kind: "choosing" });
    expect(rosa.asked()).toBe("¿Mapa Mata Luna, o Mara Mapa Luna?");
    rosa.picks(1);
    expect(rosa.english("nombre_completo")).toBe("Mara Mapa Luna");
  });

  test("a word like none of the name is never guessed into a place", () => {
    const rosa = person();
    rosa.says("Rosa Prado");
    rosa.says("deletrear");
    rosa.says("ve, e, ge, a");
    expect(rosa.asking().turn.kind).toBe("choosing");
    expect(rosa.asking().answers).toEqual({});
  });

  test("doubled letters and accents are letters too", () => {
    const rosa = person();
    rosa.says("Rosa Bonia");
    rosa.says("be, o, ene, i con acento, doble ele, a");
    expect(rosa.asking().turn).toMatchObject({ kind: "confirming", reading: { value: "Rosa Bonílla" } });
    const juan = person();
    juan.says("Rosa Vila");
    juan.says("ve, i, doble ele, a");
    expect(juan.asking().turn).toMatchObject({ kind: "confirming", reading: { value: "Rosa Villa" } });
    const ines = person();
    ines.says("Ines Paz");
    ines.says("i, ene, e con acento, ese");
    expect(ines.asking().turn).toMatchObject({ reading: { value: "Inés Paz" } });
  });

  test("in an e-mail the letters mend the part before the arroba", () => {
    const rosa = person("N-400", upTo("email"));
    rosa.says("rosa punto prado arroba gmail punto com");
    rosa.says("pe, erre, a, te, o");
    expect(rosa.asking().turn).toMatchObject({ kind: "confirming", reading: { value: "rosa.prato@gmail.com" } });
  });

  test("in an address they mend the street", () => {
    const rosa = person("N-400", upTo("direccion_actual"));
    rosa.says("1234 Mable Street, Los Angeles, California 90012");
    rosa.says("eme, a, pe, ele, e");
    expect(rosa.asking().turn).toMatchObject({ reading: { english: expect.stringContaining("1234 Maple St") } });
  });

  test("a number has no letters: it is read back as it is", () => {
    const rosa = person("N-400", upTo("numero_alien"));
    rosa.says("cero ocho nueve tres cuatro cinco seis siete ocho");
    const readBack = rosa.asked();
    rosa.says("deletrear");
    expect(rosa.asked()).toBe(readBack);
  });
});

describe("'deletrear' before an answer", () => {
  test("asks for a word and its letters, and reads them back as letters", () => {
    const rosa = person();
    rosa.says("deletrear");
    expect(rosa.asked()).toMatch(/^Diga una palabra y después sus letras/);
    rosa.says("Rosa, erre, o, ese, a, Prado, pe, erre, a, de, o");
    expect(rosa.asked()).toBe("Oí: Rosa Prado. Se escribe: erre, o, ese, a; pe, erre, a, de, o. ¿Está bien?");
  });

  test("takes the letters where they differ from the word", () => {
    const rosa = person();
    rosa.says("Rosa Gonsales, ge, o, ene, zeta, a, ele, e, zeta");
    expect(rosa.asked()).toContain("Oí: Rosa Gonzalez.");
  });

  test("a number is asked for one by one", () => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.says("deletrear");
    expect(rosa.asked()).toBe("Dígalo despacio. Si lleva números, dígalos uno por uno.");
    rosa.says("tres cero cinco cinco cinco cinco cero uno dos tres");
    expect(rosa.asking().turn.kind).toBe("confirming");
  });
});

test.each(["sí pero mi segundo nombre lleva hache", "Elena lleva hache", "no, lleva hache"])(
  "'%s' tells a letter, and is no name",
  (words) => {
    const rosa = person("N-400");
    rosa.says("Rosa Elena Prado Luna");
    rosa.says(words);
    expect(rosa.asked()).toMatch(/^Oí: Rosa Helena Prado Luna\./);
  },
);

test("'no lleva hache' of a name without one adds none", () => {
  const rosa = person("N-400");
  rosa.says("Rosa Elena Prado Luna");
  rosa.says("no lleva hache");
  expect(rosa.asked()).toMatch(/Rosa Elena Prado Luna\..*¿Sí o no\?$/);
});
