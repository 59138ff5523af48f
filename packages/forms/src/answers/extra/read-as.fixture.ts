import type { Field } from "../../forms/definition.ts";
import { extraFields } from "../../forms/extra.ts";
import type { FormType } from "../answer.ts";
import { interpret } from "../interpret.ts";

/** The day these tests are read on. */
export const today = "2026-11-20";

/** The extra question of a form that has an id. */
export function fieldNamed(form: FormType, id: string): Field {
  const field = extraFields[form].find((each) => each.id === id);
  if (field === undefined) throw new Error(`No extra question is called ${id}.`);
  return field;
}

/** What is read: the value, or the status where there is none; a "?" where it must be confirmed. */
export function readAs(form: FormType, id: string, heard: string): string {
  const { status, value, needsConfirmation } = interpret({
    form,
    asked: fieldNamed(form, id),
    field: id,
    heard,
    today,
  });
  if (status !== "value") return status;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return needsConfirmation ? `${text}?` : text;
}
