import { describe, expect, test } from "vitest";
import { readAs } from "../read-as.fixture.ts";

describe("another name", () => {
  test.each([
    ["no", "none"],
    ["no tengo", "none"],
    ["nunca", "none"],
    ["siempre el mismo", "none"],
    ["sí", "ask"],
    ["sí, María Soto Luna", "María Soto Luna"],
    ["de soltera era María Soto Luna", "María Soto Luna"],
    ["María Soto", "María Soto"],
    ["no siempre el mismo", "ask"],
    ["mi mamá se llamaba María Soto", "ask"],
    ["nunca usé María Soto", "ask"],
    ["me dicen Pepe", "ask"],
    ["sí, todos me conocen como Pepe Soto", "ask"],
  ])("%s → %s", (heard, read) => expect(readAs("N-400", "otro_nombre", heard)).toBe(read));
});
