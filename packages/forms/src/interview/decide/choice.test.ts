import { describe, expect, test } from "vitest";
import { extraFields } from "../../forms/extra.ts";
import { idsOf, person, upTo } from "../testing.ts";

/** A person who is asked one of the extra questions. */
function askedMore(id: string) {
  const rosa = person("N-400", idsOf("N-400"));
  rosa.send({ kind: "extra-wanted" });
  rosa.send({ kind: "extra-arrived", fields: extraFields["N-400"] });
  while (rosa.at() !== id) rosa.taps("skip");
  return rosa;
}

test.each([..."abcdefg", ..."AE"])("the letter %s alone chooses its box, typed or said", (letter) => {
  const english = new RegExp(`^${letter.toUpperCase()}\\. `);
  const rosa = askedMore("motivo_solicitud");
  rosa.writes(letter);
  expect(rosa.english("motivo_solicitud")).toMatch(english);
  const aloud = askedMore("motivo_solicitud");
  aloud.says(letter);
  aloud.says("sí");
  expect(aloud.english("motivo_solicitud")).toMatch(english);
});

describe("words that choose nothing", () => {
  test.each([
    ["motivo_solicitud", "no", "no"],
    ["motivo_solicitud", "general", "con"],
    ["motivo_solicitud", "militar", "servicio"],
    ["empleo_actual", "no", "no"],
  ])("leave %s open after '%s' and '%s'", (id, first, second) => {
    const rosa = askedMore(id);
    rosa.writes(first);
    rosa.writes(second);
    expect(rosa.at()).toBe(id);
    expect(rosa.kept()).toEqual([]);
    expect(rosa.asking().turn.kind).not.toBe("confirming");
  });

  test("leave a country open: 'y' stands in one of the countries' names", () => {
    const rosa = person("N-400", upTo("pais_nacimiento"));
    rosa.writes("Yugoslavia");
    expect(rosa.asking().turn.kind).toBe("choosing");
    rosa.writes("y");
    expect(rosa.at()).toBe("pais_nacimiento");
    expect(rosa.kept()).toEqual([]);
  });
});

describe("words that choose", () => {
  test.each(["writes", "says"] as const)("take a cheap answer, which may be taken back, when one %s them", (way) => {
    const rosa = person("N-400", upTo("pais_nacimiento"));
    rosa.writes("Yugoslavia");
    rosa[way]("Herzegovina");
    expect(rosa.english("pais_nacimiento")).toBe("Bosnia and Herzegovina");
    if (way === "says") expect(rosa.asked()).toMatch(/^Anoté: Bosnia y Herzegovina\. Si está mal, diga: corrige\./);
    rosa.taps("back");
    expect(rosa.at()).toBe("pais_nacimiento");
  });

  test.each(["dos", "2", "la segunda", "el dos"])("'%s' is the second of two phones, read back when said", (words) => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.says("305 555 0123 o 786 555 0199");
    rosa.says(words);
    expect(rosa.asking().turn).toMatchObject({ kind: "confirming", reading: { english: "(786) 555-0199" } });
    const written = person("N-400", upTo("telefono"));
    written.writes("305 555 0123 o 786 555 0199");
    written.writes(words);
    expect(written.english("telefono")).toBe("(786) 555-0199");
  });

  test("'tres' is no place among two", () => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.writes("305 555 0123 o 786 555 0199");
    rosa.writes("la tercera");
    expect(rosa.asking().turn.kind).toBe("choosing");
  });
});

describe("an answer told in parts, over several turns", () => {
  test.each([
    [
      "direccion_actual",
      ["seiscientos cuarenta Coral Way", "Miami, Florida", "tres tres uno tres cuatro"],
      "640 Coral",
    ],
    ["direccion_actual", ["57 Linden Street", "Paterson", "New Jersey cero siete cinco cero uno"], "57 Linden"],
    ["email", ["rubenbianchi, todo junto", "arroba gmail punto com"], "rubenbianchi arroba"],
    ["email", ["rosa punto méndez", "arroba yahoo punto com"], "rosa punto mendez arroba"],
  ])("%s: %j", (field, parts, value) => {
    const rosa = person("N-400", upTo(field));
    for (const part of parts) rosa.says(part);
    expect(rosa.asking().turn.kind).toBe("confirming");
    expect(rosa.asked()).toContain(value);
    expect(rosa.asking().answers[field]).toBeUndefined();
  });

  test("what adds nothing is not put behind it", () => {
    const rosa = person("N-400", upTo("direccion_actual"));
    rosa.says("57 Linden Street");
    rosa.says("pues este es que mire usted");
    rosa.says("Paterson New Jersey cero siete cinco cero uno");
    expect(rosa.asked()).toMatch(/Oí: 57 Linden [^,]*, Paterson/);
  });
});
