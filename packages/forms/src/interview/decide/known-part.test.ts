import { describe, expect, test } from "vitest";
import { person, upTo } from "../testing.ts";

const dates = () => person("N-400", upTo("fecha_residencia"));
const addresses = () => person("N-400", upTo("direccion_actual"));

describe("a part is known and another is not", () => {
  test.each([
    ["fue en mayo del noventa y nueve, el día no me acuerdo", "¿Qué día de mayo de 1999?"],
    ["no me acuerdo del día, pero fue en mayo de 1999", "¿Qué día de mayo de 1999?"],
    ["mayo de 1999 pero el día no lo sé", "¿Qué día de mayo de 1999?"],
    ["en mayo del 99, no sé el día exacto", "¿Qué día de mayo de 1999?"],
    ["en el noventa y nueve como en mayo pero el día no le sé decir", "¿Qué día de mayo de 1999?"],
  ])("of the date '%s' the rest is asked for once, then left", (words, question) => {
    const rosa = dates();
    rosa.says(words);
    expect(rosa.asked()).toBe(`${question} Si no sabe, diga: no sé.`);
    rosa.says("no, de veras no me acuerdo");
    expect(rosa.at()).toBe("estado_civil");
    expect(rosa.asked()).toMatch(/^Guardé lo que sabe: mayo de 1999\. Lo demás queda para después\./);
    expect(rosa.kept()[0]?.[0]).toBe("fecha_residencia");
  });

  test.each([
    "1820 Garfield Street, Houston, Texas, el zip no me lo sé",
    "1820 Garfield Street Houston Texas y no sé el código postal",
    "no me sé el zip, es 1820 Garfield Street, Houston, Texas",
  ])("of the address '%s' the known part stays", (words) => {
    const rosa = addresses();
    rosa.says(words);
    expect(rosa.asked()).toBe("¿Cuál es el código postal? Si no sabe, diga: no sé.");
    rosa.says("no");
    expect(rosa.at()).toBe("telefono");
    expect(rosa.kept()[0]?.[1]).toMatch(/1820 Garfield Street,? Houston,? Texas/);
  });

  test.each(["es del gobierno", "es de mi hermana", "ahí vivimos todos"])(
    "what was told of an address stays when the rest was '%s'",
    (words) => {
      const rosa = addresses();
      rosa.says("es nueve cinco nueve");
      rosa.says(words);
      expect(rosa.asked()).toContain("¿Cuál es la calle, la ciudad, el estado y el código postal?");
      rosa.says("por ahora no");
      expect(rosa.kept()).toEqual([["direccion_actual", "es nueve cinco nueve"]]);
    },
  );

  test("a rest that comes after all makes it whole", () => {
    const rosa = addresses();
    rosa.says("1820 Garfield Street, Houston, Texas, el zip no me lo sé");
    rosa.says("77011");
    expect(rosa.asked()).toMatch(/1820 Garfield Street, Houston, Texas, siete siete cero uno uno/);
  });

  test.each([
    [["me llamo Suharti, así nada más, no tengo apellido"]],
    [["me llamo Suharti", "no tengo apellido"]],
    [["Suharti", "es mi único nombre"]],
    [["Suharti", "así nada más"]],
    [["Suharti", "nada más ese"]],
    [["me llamo Suharti", "no hay otro"]],
    [["Suharti", "no, es el único que tengo"]],
    [["Suharti", "es todo mi nombre"]],
    [["Suharti", "en mi país no usamos apellidos"]],
    [["Suharti", "solo Suharti"]],
  ])("who has one name only, told as %j, has told it whole", (words) => {
    const one = person();
    for (const said of words) one.says(said);
    one.says("sí");
    expect([one.at(), one.english("nombre_completo")]).toEqual(["fecha_nacimiento", "Suharti"]);
  });

  test("who has only one family name tells it so", () => {
    const one = person();
    for (const said of ["Rosa", "solo Prado", "sí"]) one.says(said);
    expect(one.english("nombre_completo")).toBe("Rosa Prado");
  });

  test.each(["no tengo casa ahorita", "ahorita no tengo donde vivir"])("'%s' leaves no address out", (words) => {
    const rosa = addresses();
    rosa.says(words);
    expect(rosa.asked()).toContain("¿Dónde vive ahora, aunque no sea una casa?");
  });

  test("a name is kept as far as it is known", () => {
    const rosa = person();
    rosa.writes("Aurelio Paz, el segundo apellido no lo sé");
    expect(rosa.english("nombre_completo")).toBe("Aurelio Paz");
  });

  test("who left the rest for later keeps what was told", () => {
    const rosa = dates();
    rosa.says("mayo de 1999");
    rosa.says("para después");
    expect(rosa.kept()).toEqual([["fecha_residencia", "mayo de 1999"]]);
  });

  test("who skips the rest, by the button or aloud, keeps it too, also where the question need not be answered", () => {
    const rosa = dates();
    rosa.writes("mayo de 1999");
    rosa.taps("skip");
    expect(rosa.kept()).toEqual([["fecha_residencia", "mayo de 1999"]]);
    const aloud = addresses();
    aloud.says("1820 Garfield Street, Houston, Texas");
    aloud.says("saltar");
    expect(aloud.kept()[0]?.[1]).toMatch(/1820 Garfield Street,? Houston,? Texas/);
  });

  test.each([
    ["pais_nacimiento", "Yugoslavia"],
    ["telefono", "305 555 0123 o 786 555 0199"],
    ["telefono", "305 555 0123 o 786 555 0199", "no sé"],
  ])(
    "of two readings of %s, '%s', neither is chosen: what was said stays, to be looked at",
    (id, words, leaving = "") => {
      const rosa = person("N-400", upTo(id));
      rosa.says(words);
      expect(rosa.asking().turn.kind).toBe("choosing");
      if (leaving === "") rosa.taps("skip");
      else rosa.says(leaving);
      expect(rosa.kept()).toEqual([[id, words]]);
      expect(rosa.at()).not.toBe(id);
    },
  );

  test.each(["no sé", "no me acuerdo", "no, no lo sé"])("'%s' alone keeps nothing", (words) => {
    const rosa = dates();
    rosa.says(words);
    expect(rosa.kept()).toEqual([]);
    expect(rosa.at()).toBe("estado_civil");
  });
});
