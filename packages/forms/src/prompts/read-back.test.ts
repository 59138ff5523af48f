import { expect, test } from "vitest";
import { person, upTo } from "../interview/testing.ts";
import { inOwnWords } from "./read-back.ts";

test.each([
  ["casado o casada", "soy casada", "casada"],
  ["viudo o viuda", "viudo, señorita", "viudo"],
  ["padre o madre", "es mi mamá", "madre"],
  ["esposo o esposa", "mi marido", "esposo"],
  ["casado o casada", "me casé hace años", "casado o casada"],
  ["hijo o hija", "mi hijo o hija", "hijo o hija"],
  ["México", "nací en México", "México"],
])("'%s' for who said '%s' is '%s'", (readback, said, own) => {
  expect(inOwnWords(readback, said)).toBe(own);
});

test("an answer is noted in the words it was given in", () => {
  const rosa = person("N-400", upTo("estado_civil"));
  rosa.says("casada");
  expect(rosa.asked()).toMatch(/^Anoté: casada\. Si está mal, diga: corrige\./);
});
