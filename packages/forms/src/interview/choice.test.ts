import { describe, expect, test } from "vitest";
import { extraFields } from "../forms/extra.ts";
import { idsOf, person, upTo } from "./testing.ts";

/** A person who is asked one of the extra questions. */
function askedMore(id: string) {
  const rosa = person("N-400", idsOf("N-400"));
  rosa.send({ kind: "extra-wanted" });
  rosa.send({ kind: "extra-arrived", fields: extraFields["N-400"] });
  while (rosa.at() !== id) rosa.taps("skip");
  return rosa;
}

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
  test.each(["writes", "says"] as const)("are read back before they are kept, when one %s them", (way) => {
    const rosa = person("N-400", upTo("pais_nacimiento"));
    rosa.writes("Yugoslavia");
    rosa[way]("Herzegovina");
    expect(rosa.asking().turn).toMatchObject({ kind: "confirming", reading: { english: "Bosnia & Herzegovina" } });
  });

  test.each(["dos", "2", "la segunda", "el dos"])("'%s' is the second of two phones, read back", (words) => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.writes("305 555 0123 o 786 555 0199");
    rosa.writes(words);
    expect(rosa.asking().turn).toMatchObject({ kind: "confirming", reading: { english: "(786) 555-0199" } });
  });

  test("'tres' is no place among two", () => {
    const rosa = person("N-400", upTo("telefono"));
    rosa.writes("305 555 0123 o 786 555 0199");
    rosa.writes("la tercera");
    expect(rosa.asking().turn.kind).toBe("choosing");
  });
});
