import { describe, expect, test } from "vitest";
import { printAnswers } from "../forms/english.ts";
import { type ListedForm, pdfFileName, relativeIn } from "./file-name.ts";

const day = "2026-11-20";
const heardAt = `${day}T15:00:00.000Z`;
const saved = (id: string, relative: string | undefined, hour: number): ListedForm => ({
  ...{ id, formType: "I-130", relative, expiresAt: `2026-11-23T${hour}:00:00.000Z` },
});

describe("the file of a petition", () => {
  test.each([
    ["Luis Prado Núñez", "Formulario_I130_Luis_Prado_Nunez_2026-11-20.pdf"],
    ["María D'Ávila-O'Brien", "Formulario_I130_Maria_D_Avila_O_Brien_2026-11-20.pdf"],
    ["../..\\a:b", "Formulario_I130_a_b_2026-11-20.pdf"],
    ["王伟", "Formulario_I130_王伟_2026-11-20.pdf"],
    [undefined, "Formulario_I130_2026-11-20.pdf"],
  ])("is named by its relative, %s", (relative, name) => {
    expect(pdfFileName({ id: "form_1", formType: "I-130", relative }, [], day)).toBe(name);
  });

  test("is as short as a name, however long the answer", () => {
    const name = pdfFileName({ id: "form_1", formType: "I-130", relative: "Ana ".repeat(100) }, [], day);
    expect(name.length).toBeLessThan(80);
  });

  test("has a number where another one would be called so, in the order they were first saved in", () => {
    const all = [
      saved("form_b", "José Prado", 12),
      saved("form_a", "Jose Prado", 11),
      saved("form_c", "Luis Prado", 10),
    ];
    expect(all.map((form) => pdfFileName(form, all, day))).toEqual([
      "Formulario_I130_Jose_Prado_2026-11-20_2.pdf",
      "Formulario_I130_Jose_Prado_2026-11-20.pdf",
      "Formulario_I130_Luis_Prado_2026-11-20.pdf",
    ]);
  });

  test("two of one day differ, whatever is known of them", () => {
    const all = [saved("form_a", undefined, 12), saved("form_b", undefined, 12), saved("form_c", "", 12)];
    expect(new Set(all.map((form) => pdfFileName(form, all, day))).size).toBe(3);
  });
});

test("the file of an N-400 is named as the specification has it, and names nobody", () => {
  const one: ListedForm = { id: "form_1", formType: "N-400", expiresAt: heardAt };
  expect(pdfFileName(one, [one, saved("form_2", "Luis Prado", 12)], day)).toBe("Formulario_N400_2026-11-20.pdf");
});

test("the relative is who was understood", () => {
  const named = (said: string) => relativeIn(printAnswers("I-130", { nombre_familiar: { said, heardAt } }));
  expect(named("nombres José Luis, apellidos Paz")).toBe("José Luis Paz");
  expect(named("no me acuerdo")).toBeUndefined();
  expect(relativeIn([])).toBeUndefined();
});
