import { describe, expect, test } from "vitest";
import { interpret } from "../../interpret.ts";
import { fieldNamed, readAs, today } from "../read-as.fixture.ts";

describe("the basis of eligibility", () => {
  test.each([
    ["A", "a"],
    ["la a", "a"],
    ["la letra be", "b"],
    ["b de burro", "b"],
    ["la ce", "c"],
    ["de", "d"],
    ["e", "e"],
    ["efe", "f"],
    ["la G", "g"],
    ["disposición general", "a"],
    ["General Provision", "a"],
    ["cónyuge de un ciudadano", "b"],
    ["por VAWA", "c"],
    ["cónyuge de ciudadano con empleo calificado", "d"],
    ["otra razón", "g"],
    ["no la a, la be", "ask"],
    ["la a o la be", "ask"],
    ["por mi esposo", "ask"],
    ["estoy casada con un ciudadano", "ask"],
    ["estuve en el ejército", "ask"],
    ["ya tengo cinco años de residente", "ask"],
    ["la que usted diga", "ask"],
    ["no sé", "unknown"],
    ["no aplica", "none"],
    ["mi hermana fue por VAWA", "ask"],
    ["no por VAWA", "ask"],
  ])("%s → %s", (heard, read) => expect(readAs("N-400", "motivo_solicitud", heard)).toBe(read));

  test("offers only what the words point to, and never one alone", () => {
    const asked = fieldNamed("N-400", "motivo_solicitud");
    const offered = (heard: string) =>
      interpret({ form: "N-400", asked, heard, today }).candidates.map(({ value }) => value);
    expect(offered("por mi esposo")).toEqual(["b", "c", "d"]);
    expect(offered("fui soldado")).toEqual(["e", "f"]);
    expect(offered("llevo cinco años")).toHaveLength(7);
  });
});
