import { describe, expect, test } from "vitest";
import { readAs } from "../read-as.fixture.ts";

describe("the town of the marriage", () => {
  test.each([
    ["Guadalajara", "Guadalajara"],
    ["en Guadalajara", "Guadalajara"],
    ["nos casamos en San Pedro Sula", "San Pedro Sula"],
    ["en la ciudad de Puebla", "Puebla"],
    ["Ciudad de México", "Ciudad de México"],
    ["en la ciudad de México", "Ciudad de México"],
    ["Guadalajara, Jalisco", "Guadalajara?"],
    ["Miami Florida Estados Unidos", "Miami?"],
    ["antes trabajaba en una empacadora", "ask"],
    ["y antes no trabajaba", "ask"],
    ["era empacadora", "ask"],
    ["¿cuáles llevo?", "ask"],
    ["sí", "ask"],
    ["Era", "Era"],
    ["en México", "ask"],
    ["no estoy casada", "none"],
    ["no me casé", "none"],
    ["unión libre", "none"],
    ["en la iglesia", "ask"],
    ["por el civil", "ask"],
    ["en el juzgado", "ask"],
    ["en el pueblo de mi mamá", "ask"],
    ["en mi pueblo", "ask"],
    ["no nos casamos en Puebla", "ask"],
    ["no fue en Puebla", "ask"],
    ["donde nací", "ask"],
    ["Playa del Carmen", "Playa del Carmen?"],
    ["nos divorciamos", "none"],
    ["no, en Puebla", "Puebla"],
    ["ya no, divorciada", "none"],
  ])("the town: %s → %s", (heard, read) => expect(readAs("I-130", "ciudad_matrimonio", heard)).toBe(read));
});
