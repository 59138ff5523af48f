import { expect, test } from "vitest";
import { interpret } from "../answers/interpret.ts";
import { choicesOf } from "./choices.ts";
import { forms } from "./registry.ts";

const fields = Object.values(forms).flatMap((form) => form.fields.map((field) => ({ form: form.formType, field })));

test("the answers that a form prints as boxes can be tapped, and are named for men and women", () => {
  const tappable = fields.filter(({ field }) => choicesOf(field).length > 0);
  expect(tappable.map(({ field }) => field.id)).toEqual(["estado_civil", "relacion_familiar", "estado_civil_familiar"]);
  for (const { field } of tappable) for (const { spanish } of choicesOf(field)) expect(spanish).toMatch(/ o |anulado$/);
});

test("what is tapped is read as what its button says", () => {
  for (const { form, field } of fields)
    for (const { value, english, spanish } of choicesOf(field)) {
      const reading = interpret({ form, field: field.id, heard: spanish, today: "2026-11-20" });
      expect(reading, spanish).toMatchObject({ status: "value", value, english });
    }
});
