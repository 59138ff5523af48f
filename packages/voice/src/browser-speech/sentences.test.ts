import { expect, test } from "vitest";
import { sentences } from "./sentences.ts";

test.each([
  ["¿Cómo se llama? Diga su nombre completo.", ["¿Cómo se llama?", "Diga su nombre completo."]],
  ["Cuesta $9.99 en total.", ["Cuesta $9.99 en total."]],
  ["Por ejemplo: calle Uno", ["Por ejemplo:", "calle Uno"]],
  ["  sin punto  ", ["sin punto"]],
  ["", []],
])("cuts %j", (text, parts) => {
  expect(sentences(text)).toEqual(parts);
});

test("cuts a sentence over 160 letters at its commas", () => {
  const part = `${"palabra ".repeat(14)}final,`;
  expect(sentences(`${part} ${part} fin.`)).toEqual([part, part, "fin."]);
});
