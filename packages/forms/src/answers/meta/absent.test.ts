import { describe, expect, test } from "vitest";
import { interpret } from "../interpret.ts";
import type { AnswerKind } from "../interpretation.ts";
import { anyQuestions } from "../questions.texts.ts";

const read = (kind: AnswerKind, heard: string) => interpret({ kind, heard, today: "2026-11-20" });

describe("having none", () => {
  test.each([
    ["email", "fíjese que yo no uso de eso"],
    ["email", "I don't have email, sorry"],
    ["email", "nunca he tenido, yo soy del campo"],
    ["email", "no email, I never needed it"],
    ["email", "me hackearon el correo y ya no lo uso"],
    ["email", "no"],
    ["email", "no, gracias"],
    ["email", "no, yo eso no"],
    ["email", "no, nada de eso, señorita"],
    ["phone", "no"],
    ["phone", "ahorita no tengo, me lo cortaron por no pagar"],
    ["phone", "perdí el celular la semana pasada"],
    ["phone", "me lo robaron en el tren"],
    ["phone", "my phone got stolen"],
    ["phone", "no hay teléfono en la casa"],
    ["phone", "ya no sirve mi teléfono"],
    ["alien-number", "no me lo han dado todavía"],
    ["alien-number", "nunca tuve residencia"],
    ["alien-number", "yo no tengo eso de número A"],
    ["alien-number", "never had one"],
    ["alien-number", "mi esposa no cuenta con número"],
    ["alien-number", "mi sobrino no tiene de eso, él vive en Puebla"],
  ] as const)("of a %s is none: %s", (kind, heard) => expect(read(kind, heard).status).toBe("none"));

  test.each([
    ["email", "no, es ese otro"],
    ["phone", "no es ese"],
    ["alien-number", "no"],
    ["email", "no tengo mis lentes"],
    ["phone", "se me perdió el papelito donde lo tenía"],
    ["phone", "no tengo señal"],
    ["phone", "el mío no, el de mi hija"],
    ["alien-number", "perdí la tarjeta"],
    ["alien-number", "me robaron la mica"],
    ["alien-number", "no tengo la tarjeta aquí"],
    ["email", "se me olvidó el correo"],
  ] as const)("is not told of a %s where it is only not at hand: %s", (kind, heard) =>
    expect(read(kind, heard).status).toMatch(/^(ask|unknown)$/),
  );

  test.each([
    ["email", "correo no tengo, mi esposo sí tiene uno"],
    ["email", "no tengo correo, tengo que usar el de mi nuera"],
    ["email", "no email but my daughter has one"],
    ["phone", "no tengo pero mi yerno sí"],
    ["phone", "no tengo teléfono, le puedo dar el de una vecina"],
  ] as const)("and offering another's %s asks whose it is: %s", (kind, heard) =>
    expect(read(kind, heard)).toMatchObject({ status: "ask", question: anyQuestions.whose }),
  );

  test("yields to the other's own, told at once", () =>
    expect(read("email", "no tengo pero el de mi hija es ana55@gmail.com")).toMatchObject({
      status: "value",
      value: "ana55@gmail.com",
      needsConfirmation: true,
    }));
});
