import { describe, expect, test } from "vitest";
import type { TemplateBox } from "../template/template.ts";
import { fitText } from "./fit-text.ts";

const cell = (width: number, height: number) =>
  ({ width, height, isMultiline: true, isComb: false, font: { size: 10, name: "F", reference: "" } }) as TemplateBox;

describe("a text in the cell of a table", () => {
  test.each([
    [70, "Guadalajara", 10, ["Guadalajara"]],
    [60, "Guadalajara", 8, ["Guadalajara"]],
    [60, "San Pedro Tlaquepaque", 8, ["San Pedro", "Tlaquepaque"]],
  ])("%i points wide: '%s' stands in letters of %i, no word broken", (width, text, size, lines) => {
    expect(fitText(text, cell(width, 30))).toEqual({ size, lines });
  });

  test("a word that has no room even in the smallest letters is not written there", () => {
    expect(fitText("Tlaquepaquetepeque", cell(60, 30))).toBeUndefined();
  });

  test("on the ruled lines of the additional information it goes on in the next line", () => {
    expect(fitText("Tlaquepaquetepeque", cell(60, 90))?.lines).toEqual(["Tlaquepaq", "uetepeque"]);
  });
});
