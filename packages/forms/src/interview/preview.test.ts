import { describe, expect, test } from "vitest";
import type { InterviewEvent } from "./events.ts";
import { next } from "./interview.ts";
import { preview } from "./preview.ts";
import { startOf } from "./start.ts";
import type { Interview } from "./state.ts";
import { at, person, upTo } from "./testing.ts";

const asking = (field: string): Interview => person("N-400", upTo(field)).now();

describe("words that are being typed", () => {
  test.each([
    ["fecha_nacimiento", "15 de marzo de 1985", "03/15/1985"],
    ["pais_nacimiento", "nací en México", "Mexico"],
    ["numero_alien", "089 345 678", "A089345678"],
    ["email", "no tengo", "None"],
    ["telefono", "mi teléfono es 305 555 0123", "(305) 555-0123"],
    ["estado_civil", "soy viuda", "Widowed"],
  ])("%s: '%s' will be %s", (field, text, english) => {
    expect(preview(asking(field), text, at)).toMatchObject({ kind: "value", reading: { english } });
  });

  test("tell what is known of them and what will be asked, while they are no whole answer", () => {
    const date = preview(asking("fecha_nacimiento"), "15 de marzo", at);
    expect(date).toMatchObject({ kind: "open", reading: { parts: { day: "15", month: "3" } } });
    const number = preview(asking("numero_alien"), "089 345", at);
    expect(number).toMatchObject({ kind: "open", reading: { parts: { digits: "089345" } } });
    const address = preview(asking("direccion_actual"), "1234 Main Street", at);
    expect(address).toMatchObject({ kind: "open", reading: { missing: ["city", "state", "zip"] } });
  });

  test("are the same as when they are sent, however often nothing was understood before", () => {
    const person = next(asking("fecha_nacimiento"), { kind: "typed", text: "xyzzy", at })[0];
    const [failed] = next(person, { kind: "typed", text: "plugh", at });
    expect(preview(failed, "15 de marzo", at)).toMatchObject({ kind: "open" });
    expect(preview(failed, "15 de marzo de 1985", at)).toMatchObject({ kind: "value" });
  });

  test("are put into the answer that is corrected", () => {
    const correct: InterviewEvent = { kind: "correct", field: "direccion_actual" };
    const [open] = next(asking("telefono"), correct);
    const reading = { english: "1234 Main Street, Apt 6, Los Angeles, CA 90012" };
    expect(preview(open, "apartamento 6", at)).toMatchObject({ kind: "value", reading });
  });

  test("that are a question, a command or nothing have no value", () => {
    for (const text of ["", " ", "xyzzy", "¿por qué?", "no sé", "atrás"])
      expect(preview(asking("numero_alien"), text, at), text).toEqual({ kind: "nothing" });
  });

  test("are told to be too long before they are sent; none is cut", () => {
    expect(preview(asking("direccion_actual"), "1234 Main Street ".repeat(240), at)).toEqual({ kind: "too-long" });
  });

  test("are not read where nothing is to be understood, nor where no question stands", () => {
    const [raw] = next(startOf("off"), { kind: "form-chosen", formType: "N-400" });
    expect(preview(raw, "Rosa Prado", at)).toEqual({ kind: "nothing" });
    expect(preview(startOf("smart"), "Rosa Prado", at)).toEqual({ kind: "nothing" });
  });
});
