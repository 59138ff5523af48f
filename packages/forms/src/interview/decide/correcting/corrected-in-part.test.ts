import { describe, expect, test } from "vitest";
import { printAnswers } from "../../../forms/english.ts";
import type { InterviewEvent } from "../../events.ts";
import { next } from "../../interview.ts";
import { startOf } from "../../start.ts";
import type { Interview } from "../../state.ts";
import { at } from "../../testing.ts";

const answers = {
  nombre_completo: "Rosa Elena Prado Luna",
  fecha_nacimiento: "15 de marzo de 1985",
  pais_nacimiento: "México",
  numero_alien: "089345678",
  direccion_actual: "1234 Main Street, apartamento 3, Los Angeles, CA 90012",
  telefono: "3055550123",
  email: "rosa@example.com",
  fecha_residencia: "12 de mayo de 2015",
  estado_civil: "casada",
  nombre_conyuge: "José Luis Paz",
};

/** The review of a whole form, after some events. */
function reviewed(...events: readonly InterviewEvent[]): Interview {
  const said = Object.fromEntries(Object.entries(answers).map(([id, words]) => [id, { said: words, heardAt: at }]));
  const restored: InterviewEvent = { kind: "restored", formType: "N-400", answers: said };
  return [restored, ...events].reduce<Interview>((interview, event) => next(interview, event)[0], startOf("smart"));
}

const correct = (field: string): InterviewEvent => ({ kind: "correct", field });
const typed = (text: string): InterviewEvent => ({ kind: "typed", text, at });

function english(interview: Interview, field: string) {
  if (interview.phase === "choosing") throw new Error("No form was chosen.");
  return printAnswers("N-400", interview.answers).find((line) => line.field.id === field)?.english;
}

describe("'Corregir', in writing", () => {
  test.each([
    ["direccion_actual", "apartamento 6", "1234 Main Street, Apt 6, Los Angeles, CA 90012"],
    ["direccion_actual", "el apartamento es el 12B", "1234 Main Street, Apt 12B, Los Angeles, CA 90012"],
    ["direccion_actual", "la calle es Oak Street", "1234 Oak Street, Apt 3, Los Angeles, CA 90012"],
    ["direccion_actual", "el código postal es 90013", "1234 Main Street, Apt 3, Los Angeles, CA 90013"],
    ["direccion_actual", "450 Elm Avenue, Dallas, Texas 75201", "450 Elm Avenue, Dallas, TX 75201"],
    ["fecha_nacimiento", "abril", "04/15/1985"],
    ["fecha_nacimiento", "el año es 1986", "03/15/1986"],
    ["fecha_nacimiento", "dieciséis, no quince", "03/16/1985"],
    ["fecha_nacimiento", "2 de enero de 1990", "01/02/1990"],
    ["nombre_completo", "falta Soto", "Rosa Elena Prado Luna Soto"],
    ["nombre_completo", "es Pardo, no Prado", "Rosa Elena Pardo Luna"],
    ["nombre_completo", "Rosa Prado", "Rosa Prado"],
    ["nombre_completo", "María Soto Cruz", "María Soto Cruz"],
    ["numero_alien", "el último es 9", "A089345679"],
    ["telefono", "termina en 0199", "(305) 555-0199"],
    ["telefono", "312 555 0148", "(312) 555-0148"],
    ["email", "es gmail.com", "rosa@gmail.com"],
    ["email", "no tengo", "None"],
    ["estado_civil", "viuda", "Widowed"],
    ["pais_nacimiento", "Guatemala", "Guatemala"],
  ])("%s: '%s' is enough, and one is back at that line", (field, text, value) => {
    const done = reviewed(correct(field), typed(text));
    expect(english(done, field)).toBe(value);
    expect(done).toMatchObject({ phase: "reviewing", returned: { field, isChanged: true } });
  });

  test("the same words again leave the answer as it was", () => {
    for (const [field, said] of Object.entries(answers)) {
      const done = reviewed(correct(field), typed(said));
      expect(english(done, field), field).toBe(english(reviewed(), field));
      expect(done.phase, field).toBe("reviewing");
    }
  });

  test("what is no part of it is not taken", () => {
    const still = reviewed(correct("direccion_actual"), typed("xyzzy plugh"));
    expect(still.phase).toBe("asking");
    expect(english(still, "direccion_actual")).toBe(english(reviewed(), "direccion_actual"));
  });

  test("a spouse that does not apply, though one is married, is not asked for again with every correction", () => {
    const none = [correct("nombre_conyuge"), typed("no aplica")];
    const done = reviewed(...none, correct("direccion_actual"), typed("apartamento 6"));
    expect(done).toMatchObject({ phase: "reviewing", returned: { field: "direccion_actual", isChanged: true } });
    const married = reviewed(
      correct("estado_civil"),
      typed("soltera"),
      ...none,
      correct("estado_civil"),
      typed("casada"),
    );
    expect(married).toMatchObject({ phase: "asking", position: 9 });
  });

  test("to leave it comes back to its line too", () => {
    const left = reviewed(correct("telefono"), { kind: "command", command: "skip", at });
    expect(left).toMatchObject({ phase: "reviewing", returned: { field: "telefono", isChanged: false } });
  });
});
