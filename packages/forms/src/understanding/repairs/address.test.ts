import { expect, test } from "vitest";
import { repairAddress } from "./address.ts";

const abroad = {
  foreign: true,
  country: "CO",
  text: "De ramiro, calle 45 número 23-17, manizales, al fin",
  line: "De ramiro, calle 45 número 23-17",
  city: "Manizales",
  province: "",
  postalCode: "",
} as const;

test.each([
  ["no quite eso de ramiro nada más la calle", "calle 45 número 23-17, manizales, al fin, Colombia"],
  ["quítele el al fin", "De ramiro, calle 45 número 23-17, manizales, Colombia"],
  ["y caldas que es el departamento", `${abroad.text}, caldas, Colombia`],
  ["le falta Caldas, es el departamento", `${abroad.text}, Caldas, Colombia`],
])("of an address abroad a part is taken out or added: %s", (said, text) =>
  expect(repairAddress(said, abroad)?.texts).toEqual([text]),
);

test.each(["sí está bien", "quite lo de Pereira"])("'%s' changes nothing", (said) =>
  expect(repairAddress(said, abroad)).toBeUndefined(),
);
