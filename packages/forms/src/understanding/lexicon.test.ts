import { describe, expect, test } from "vitest";
import { plainText, tokensOf } from "../answers/words/tokens.ts";
import { tagsOf } from "./lexicon.ts";
import { withoutNoise } from "./noise.ts";
import { peel } from "./verdicts/verdict.ts";

const tags = (text: string) => tagsOf(plainText(tokensOf(text)));

describe("whole phrases", () => {
  test.each([
    ["cómo no", "affirm"],
    ["efectivamente", "affirm"],
    ["simón", "affirm"],
    ["zí, está bien", "affirm"],
    ["nel", "deny"],
    ["para nada", "deny"],
    ["no sé", "dont-know"],
    ["no lo tengo a la mano", "dont-know"],
    ["quién sabe", "dont-know"],
    ["luego", "later"],
    ["la dejamos para después", "later"],
    ["espéreme tantito", "command:pause"],
    ["me tengo que ir al baño", "command:pause"],
    ["quiero colgar", "command:end-call"],
    ["guárdelo", "command:keep"],
    ["no quiero cambiarlo", "command:leave"],
    ["más despacito no, más rápido", undefined],
    ["tengo miedo", "social:worry"],
    ["buenas tardes", "social:greeting"],
  ])("'%s' is %s", (text, tag) => {
    if (tag === undefined) expect(tags(text)).toBeUndefined();
    else expect(tags(text)).toContain(tag);
  });

  test.each(["Esperanza López", "1200 Back Bay Road", "Guadalupe Salto", "Consuelo Parada"])(
    "'%s' is an answer, and no phrase",
    (text) => {
      expect(tags(text)).toBeUndefined();
    },
  );
});

describe("noise", () => {
  test.each(["Gracias por ver el video", "Subtítulos realizados por la comunidad de Amara.org", "♪ ♪", "[Música]"])(
    "'%s' is nothing that was said",
    (text) => {
      expect(withoutNoise(text)).toBe("");
    },
  );

  test("a goal on television goes, and the answer behind it stays", () => {
    expect(withoutNoise("goool gol de México señoras y señores mi teléfono es 917 555 0188")).toBe(
      "mi teléfono es 917 555 0188",
    );
    expect(withoutNoise("Golda Gómez")).toBe("Golda Gómez");
  });

  test("what answers beside it stays", () => {
    expect(withoutNoise("Suscríbete al canal. Es el quince de marzo.")).toBe("Es el quince de marzo.");
    expect(withoutNoise("eh... me llamo Rosa María, este, Hernández")).not.toMatch(/\beste\b|^eh/);
  });
});

describe("a yes or a no is taken off", () => {
  test.each([
    ["no, oiga, es el dieciséis", "deny", "es el dieciséis"],
    ["sí, pero el quinto es ocho", "affirm", "el quinto es ocho"],
    ["no, no, es Prado", "deny", "es Prado"],
    ["sí", "affirm", ""],
    ["Guatemala", undefined, "Guatemala"],
    ["no tengo correo", undefined, "no tengo correo"],
  ])("'%s'", (text, verdict, rest) => {
    expect(peel(text)).toEqual(verdict === undefined ? { rest } : { verdict, rest });
  });
});
