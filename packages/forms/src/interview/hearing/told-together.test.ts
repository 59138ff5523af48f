import { expect, test } from "vitest";
import { understand } from "../../understanding/understand.ts";
import { momentOf } from "../reading.ts";
import { at, person, upTo } from "../testing.ts";

/** What an answer to a question tells, field by field. */
function told(field: string, text: string) {
  const moment = momentOf(person("N-400", upTo(field)).now(), "spoken", at);
  return understand(text, moment).acts.flatMap((act) =>
    act.kind === "inform" ? [[act.field, act.reading.value]] : [],
  );
}

test("an address and a phone number in one breath are two answers", () => {
  const fields = told(
    "direccion_actual",
    "vivo en 1234 Main Street, Los Angeles, California 90012 y mi teléfono es 305 555 0123",
  );
  expect(fields.map(([field]) => field)).toEqual(["direccion_actual", "telefono"]);
  expect(fields[1]?.[1]).toBe("+13055550123");
});

test("a 'no' belongs to the words behind it: 'no estoy casada' is not 'casada'", () => {
  expect(told("telefono", "no estoy casada")).toEqual([]);
});

test("a name with a word of the form in it is one answer", () => {
  expect(told("nombre_completo", "Rosa Elena Correa Luna")).toEqual([["nombre_completo", "Rosa Elena Correa Luna"]]);
});
