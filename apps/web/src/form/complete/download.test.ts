import { expect, test } from "vitest";
import { fileNameOn } from "./download.ts";

test("the file is named for the form, without its hyphen, and the day", () => {
  expect(fileNameOn(new Date(2026, 10, 20), { id: "form_1", formType: "N-400" }, [])).toBe(
    "Formulario_N400_2026-11-20.pdf",
  );
  expect(fileNameOn(new Date(2026, 0, 5), { id: "form_2", formType: "I-130" }, [])).toBe(
    "Formulario_I130_2026-01-05.pdf",
  );
});
