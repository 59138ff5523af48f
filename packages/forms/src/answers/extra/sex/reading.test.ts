import { describe, expect, test } from "vitest";
import { readAs } from "../read-as.fixture.ts";

describe("sex", () => {
  test.each([
    ["mujer", "female"],
    ["soy hombre", "male"],
    ["femenino", "female"],
    ["masculino por favor", "male"],
    ["no, mujer", "female"],
    ["no soy hombre, soy mujer", "female?"],
    ["soy mujer, no hombre", "female?"],
    ["hombre, digo, mujer", "female?"],
    ["no soy hombre", "ask"],
    ["mujer no", "ask"],
    ["hombre o mujer", "ask"],
    ["eme", "ask"],
    ["M", "ask"],
    ["sí", "ask"],
    ["mi hija", "ask"],
    ["no aplica", "none"],
    ["prefiero no decirlo", "none"],
    ["saltar", "command"],
    ["mi esposo es hombre", "ask"],
    ["mi mujer", "ask"],
    ["hombre casado con mujer", "ask"],
    ["antes era hombre", "male?"],
  ])("%s → %s", (heard, read) => expect(readAs("N-400", "sexo", heard)).toBe(read));
});

describe("the relative's sex", () => {
  test.each([
    ["hombre", "male"],
    ["mi esposo es hombre", "male"],
    ["mi hija es mujer", "female"],
    ["yo soy hombre", "ask"],
    ["soy mujer", "ask"],
    ["mi hijo", "ask"],
  ])("%s → %s", (heard, read) => expect(readAs("I-130", "sexo_familiar", heard)).toBe(read));
});
