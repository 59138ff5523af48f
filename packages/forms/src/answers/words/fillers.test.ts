import { describe, expect, test } from "vitest";
import type { AnswerKind } from "../interpretation.ts";
import { withoutFillers } from "./fillers.ts";
import { tokensOf } from "./tokens.ts";

const left = (kind: AnswerKind, heard: string) =>
  withoutFillers(tokensOf(heard), kind)
    .map(({ text, isGlued }) => (isGlued ? text : ` ${text}`))
    .join("")
    .trim();

describe("fillers", () => {
  test.each([
    ["name", "Rosa, este, eh, Vega", "Rosa Vega"],
    ["name", "Rosa, ay cómo se llama, Vega", "Rosa Vega"],
    ["name", "eh Rosa um Vega", "Rosa Vega"],
    ["name", "Rosa, you know, Vega, eh", "Rosa Vega,"],
    ["date", "el 3, a ver, de mayo", "el 3 de mayo"],
    ["date", "3 de mayo, digamos, de 1980", "3 de mayo de 1980"],
    ["date", "noventa, eh, y cinco", "noventa y cinco"],
    ["date", "noventa, espéreme tantito, y cinco", "noventa y cinco"],
    ["phone", "555, ay, se me cayó el teléfono, 0123", "555 0123"],
    ["email", "rosa, ¿dónde lo puse?, arroba gmail punto com", "rosa arroba gmail punto com"],
    ["date", "setenta, mijo, tráeme la tarjeta, y cinco", "setenta y cinco"],
    ["marital", "nunca me, cállate, niño, he casado", "nunca me he casado"],
    ["name", "Rosa, permítame un momentito, Vega", "Rosa Vega"],
    ["address", "420 main street, eh, apartamento 3", "420 main street apartamento 3"],
    ["address", "420 main street, este eh, apartamento 3", "420 main street apartamento 3"],
    ["country", "pues, este, mmm, Cuba", "Cuba"],
    ["relation", "mi, let me see, hermano", "mi hermano"],
    ["marital", "o sea, soltera", "soltera"],
  ] as const)("of a %s go: %s", (kind, heard, said) => expect(left(kind, heard)).toBe(said));

  test.each([
    ["address", "calle quinta, este, Chicago"],
    ["address", "420 main street este, apartamento 3"],
    ["email", "eh.lopez@gmail.com"],
    ["date", "en mayo de este año"],
    ["marital", "casada, o sea no, divorciada"],
    ["name", "este"],
    ["email", "nino.zac@hotmail.com"],
    ["date", "el veinte, espere, veintiuno de mayo"],
    ["name", "Rosa Pues Vega"],
  ] as const)("of a %s that are words of it stay: %s", (kind, heard) => expect(left(kind, heard)).toBe(heard));
});
