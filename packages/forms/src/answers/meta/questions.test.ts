import { describe, expect, test } from "vitest";
import { places } from "../address/places.fixture.ts";
import { interpret } from "../interpret.ts";
import type { AnswerKind } from "../interpretation.ts";

const read = (kind: AnswerKind, heard: string) => interpret({ kind, heard, today: "2026-11-20", lookups: places });

const kinds = [
  "name",
  "date",
  "country",
  "alien-number",
  "address",
  "phone",
  "email",
  "marital",
  "relation",
  "zip",
  "number",
] as const satisfies readonly AnswerKind[];

describe("who asks back or gives a command has answered nothing", () => {
  test.each([
    "¿mande usted?",
    "regáleme un segundo",
    "deme chance tantito",
    "ven acá y quién me está hablando",
    "can you repeat the question please",
    "¿y eso para qué?",
    "y para qué quieren saber eso",
    "no entendí la pregunta",
    "¿la de México o la de aquí?",
    "¿la mía o la de mi esposo?",
    "¿cuál de los dos quiere?",
    "¿por qué me pregunta eso?",
    "¿se refiere a la de antes?",
    "what do you mean",
    "who is this",
    "¿con quién hablo?",
    "🙏🏽",
    "👍",
    "王秀英",
    "Наталья Иванова",
    "فاطمة",
  ])("%s", (heard) => {
    for (const kind of kinds) expect([kind, read(kind, heard).status]).not.toEqual([kind, "value"]);
  });

  test("is never heard as a wish to end", () => expect(read("email", "¿y eso para qué?").status).toBe("ask"));

  test.each([
    ["name", "¿mi nombre? Rosa Vega", "Rosa Vega"],
    ["name", "¿Rosa Vega?", "Rosa Vega"],
    ["date", "¿la fecha? el 3 de mayo de 1980", "1980-05-03"],
    ["country", "¿yo? de Guatemala", "GT"],
    ["email", "do_a@gmail.com", "do_a@gmail.com"],
    ["email", "how punto diaz arroba gmail punto com", "how.diaz@gmail.com"],
  ] as const)("an answer behind a question is one: %s %s", (kind, heard, value) =>
    expect(read(kind, heard)).toMatchObject({ status: "value", value }),
  );
});
