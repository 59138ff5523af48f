import { expect, test } from "vitest";
import { pdfFileName } from "./download.ts";

test("the file is named for the form, without its hyphen, and the day", () => {
  expect(pdfFileName("N-400", new Date(2026, 10, 20))).toBe("Formulario_N400_2026-11-20.pdf");
  expect(pdfFileName("I-130", new Date(2026, 0, 5))).toBe("Formulario_I130_2026-01-05.pdf");
});
