import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formText, winAnsi } from "./win-ansi.ts";

describe("formText", () => {
  test.each([
    ["Íñigo Peña-Agüero", "Íñigo Peña-Agüero"],
    ["Ana  Sofía\nO\u02bcNeill", "Ana Sofía O'Neill"],
    ["Pen\u0303a Agu\u0308ero", "Peña Agüero"],
    ["García\u2010Lorca\u200b", "García-Lorca"],
    ["Šárka Žižková", "Šárka Žižková"],
  ])("keeps %s as the font has it", (text, spelled) => {
    expect(formText(text)).toEqual({ text: spelled, lacking: [] });
  });

  test.each([
    ["Łucja Szőke", ["Ł", "ő"]],
    ["Иван", ["И", "в", "а", "н"]],
    ["Nguyễn", ["ễ"]],
    ["王秀英", ["王", "秀", "英"]],
    ["?", []],
  ])("names the letters of %s that the font lacks, and puts no other letter in their place", (text, lacking) => {
    expect(formText(text)).toEqual({ text, lacking });
  });

  test("what lacks nothing is written letter by letter, and what lacks a letter never is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const { text: spelled, lacking } = formText(text);
        if (lacking.length > 0) expect(() => winAnsi(spelled)).toThrow();
        else expect(winAnsi(spelled)).toHaveLength([...spelled].length);
      }),
    );
  });
});
