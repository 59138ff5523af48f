import { describe, expect, test } from "vitest";
import type { Reader } from "../../reading.ts";
import { tokensOf } from "../../words/tokens.ts";
import { childCount, childRelationship, childResidence, minorsBirth } from "./child.ts";
import { citizenHow } from "./citizen-how.ts";

const read = (reader: Reader, heard: string) => {
  const { status, value } = reader.read(tokensOf(heard), { kind: "choice", today: "2026-11-20" });
  return status === "value" ? value : status;
};

describe("how the spouse became a citizen", () => {
  test.each([
    ["al nacer", "birth"],
    ["nació aquí", "birth"],
    ["ella nació en Estados Unidos", "birth"],
    ["nació en Texas", "birth"],
    ["es ciudadano por nacimiento", "birth"],
    ["se naturalizó", "other"],
    ["de otra manera", "other"],
    ["hizo el juramento en 2010", "other"],
    ["no nació aquí, se hizo ciudadano", "ask"],
    ["nació en México", "ask"],
    ["no sabría", "ask"],
    ["nació en Texas y luego se naturalizó", "other"],
    ["ni idea", "ask"],
  ])("%s is %s", (heard, value) => expect(read(citizenHow, heard)).toBe(value));
});

describe("where a child lives", () => {
  test.each([
    ["vive conmigo", "resides with me"],
    ["conmigo", "resides with me"],
    ["sí", "resides with me"],
    ["sí, aquí con nosotros", "resides with me"],
    ["no", "does not reside with me"],
    ["no vive conmigo", "does not reside with me"],
    ["ya no vive conmigo", "does not reside with me"],
    ["no, vive con su mamá", "does not reside with me"],
    ["está con su abuelita", "does not reside with me"],
    ["en otro estado", "does not reside with me"],
    ["no se sabe dónde está", "unknown/missing"],
    ["no sé dónde está", "unknown/missing"],
    ["está desaparecida", "unknown/missing"],
    ["a veces conmigo", "ask"],
    ["conmigo y con su papá", "ask"],
    ["los fines de semana conmigo", "ask"],
    ["se llama Luis", "ask"],
  ])("%s is %s", (heard, value) => expect(read(childResidence, heard)).toBe(value));
});

describe("what a child is", () => {
  test.each([
    ["biológico", "biological son or daughter"],
    ["es mi hija biológica", "biological son or daughter"],
    ["es de mi sangre", "biological son or daughter"],
    ["hijastra", "stepchild"],
    ["es de mi esposo", "stepchild"],
    ["mi entenado", "stepchild"],
    ["adoptado", "legally adopted son or daughter"],
    ["la adopté legalmente", "legally adopted son or daughter"],
    ["no es adoptado, es biológico", "biological son or daughter"],
    ["es mi hijo", "ask"],
    ["no es mi hijastro", "ask"],
    ["biológico o adoptado", "ask"],
  ])("%s is %s", (heard, value) => expect(read(childRelationship, heard)).toBe(value));
});

describe("how many children", () => {
  test.each([
    ["dos", "2"],
    ["tengo tres menores", "3"],
    ["una hija", "1"],
    ["ninguno", "0"],
    ["no tengo", "0"],
    ["no tengo hijos", "0"],
    ["cero", "0"],
    ["no", "0"],
    ["ya todos son grandes", "0"],
    ["sí", "ask"],
    ["dos o tres", "ask"],
    ["muchos", "ask"],
    ["cuarenta", "ask"],
    ["no tengo menores pero tengo mayores", "ask"],
    ["ninguno, pero tengo dos grandes", "ask"],
    // Of grown ones nobody asks, and their number is not that of the others.
    ["tengo tres, uno ya grande", "ask"],
    ["uno ya grande", "ask"],
    ["tres, pero uno ya es mayor de edad", "ask"],
    ["son cuatro y dos ya están casados", "ask"],
    ["dos adultos", "ask"],
    ["tres, el mayor va en la secundaria", "3"],
  ])("%s is %s", (heard, value) => expect(read(childCount, heard)).toBe(value));
});

describe("when a child was born", () => {
  test.each([
    ["3 de mayo de 2015", undefined],
    ["21 de noviembre de 2008", undefined],
    ["20 de noviembre de 2008", "ya cumplió 18 años"],
    ["3 de mayo de 1999", "ya cumplió 18 años"],
  ])("%s: of who is of age it is said what the form asks for", (heard, said) => {
    const { status, question } = minorsBirth.read(tokensOf(heard), { kind: "date", today: "2026-11-20" });
    expect(status).toBe("value");
    if (said === undefined) expect(question).toBeUndefined();
    else expect(question).toContain(said);
  });
});
