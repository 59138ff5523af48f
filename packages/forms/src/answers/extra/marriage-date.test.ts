import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";
import { fieldNamed, readAs, today } from "./read-as.fixture.ts";

describe("the day of the marriage", () => {
  test.each([
    ["doce de mayo de dos mil quince", "2015-05-12"],
    ["no estoy casado", "none"],
    ["soy soltera", "none"],
    ["en mayo", "ask"],
    ["no me casé", "none"],
    ["nunca nos casamos", "none"],
    ["vivimos en unión libre", "none"],
    ["no me casé el doce de mayo de dos mil quince", "ask"],
    ["mi hermana se casó el doce de mayo de dos mil quince", "ask"],
    ["el doce de mayo de dos mil quince no", "ask"],
    ["divorciada, me volví a casar el 3 de abril de 2010", "2010-04-03"],
  ])("%s → %s", (heard, read) => expect(readAs("I-130", "fecha_matrimonio", heard)).toBe(read));

  test("cannot be before birth", () => {
    const asked = fieldNamed("I-130", "fecha_matrimonio");
    const answers = { fecha_nacimiento_peticionario: { said: "3 de mayo de 1990", heardAt: `${today}T15:00:00.000Z` } };
    const heard = "doce de mayo de mil novecientos ochenta";
    expect(interpret({ form: "I-130", asked, heard, today, answers }).status).not.toBe("value");
  });
});
