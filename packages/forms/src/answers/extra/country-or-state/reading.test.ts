import { describe, expect, test } from "vitest";
import { readAs } from "../read-as.fixture.ts";

describe("the state or country of the marriage", () => {
  test.each([
    ["en México", "MX"],
    ["Jalisco, México", "MX Jalisco"],
    ["Nuevo León, México", "MX Nuevo León"],
    ["Florida", "US-FL"],
    ["en Texas, Estados Unidos", "US-TX"],
    ["en Estados Unidos, en Texas", "US-TX"],
    ["Nuevo México", "US-NM"],
    ["Estados Unidos", "ask"],
    ["aquí", "ask"],
    ["Georgia", "ask"],
    ["Georgia, Estados Unidos", "US-GA"],
    ["Georgia, el país", "GE"],
    ["no sé", "unknown"],
    ["soy divorciado", "none"],
    ["no nos casamos", "none"],
    ["unión libre", "none"],
    ["no, en México", "MX"],
    ["no nos casamos en México", "ask"],
    ["no fue en Florida", "ask"],
    ["mi esposo es de México", "ask"],
    ["donde nací, México", "ask"],
    ["en la capilla del pueblo de arriba, México", "MX Capilla del pueblo de arriba?"],
  ])("the state or country: %s → %s", (heard, read) => expect(readAs("I-130", "pais_matrimonio", heard)).toBe(read));
});
