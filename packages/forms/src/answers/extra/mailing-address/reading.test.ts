import { describe, expect, test } from "vitest";
import { readAs } from "../read-as.fixture.ts";

describe("the mailing address", () => {
  const main = { line: "12 Oak Street", unit: "", city: "Miami", state: "FL", zip: "33125" };
  test.each([
    ["sí", "same"],
    ["sí, a la misma", "same"],
    ["es la misma dirección", "same"],
    ["no tengo otra", "same?"],
    ["no", "ask"],
    ["no es la misma", "ask"],
    ["no, a otra", "ask"],
    ["12 Oak Street, Miami, Florida 33125", JSON.stringify(main)],
    ["no, a 12 Oak Street, Miami, Florida 33125", JSON.stringify(main)],
    ["a la misma calle 12", "ask"],
    ["no aplica", "none"],
    ["donde mismo", "same"],
    ["me llegan donde vivo, la misma", "same"],
    ["no, no tengo otra", "ask"],
    ["a la misma no", "ask"],
    ["no, a la misma no", "ask"],
    ["a mi misma dirección no me llegan", "ask"],
    ["donde mismo no", "ask"],
    ["a la misma pero otro apartamento", "ask"],
    ["a la misma menos el apartamento", "ask"],
    ["sí, pero otro número", "ask"],
    ["me da igual", "ask"],
    ["a la misma de mi mamá", "ask"],
    ["a la misma calle", "same?"],
    ["no me llegan a 12 Oak Street, Miami, Florida 33125", `${JSON.stringify(main)}?`],
  ])("%s → %s", (heard, read) => expect(readAs("N-400", "direccion_postal", heard)).toBe(read));
});
