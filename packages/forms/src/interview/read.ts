import { interpret } from "../answers/interpret.ts";
import type { Interpretation } from "../answers/interpretation.ts";
import type { Field } from "../form.ts";
import type { Asking } from "./state.ts";

/** What some words mean as an answer to a field. */
export function read(interview: Asking, field: Field, text: string, at: string): Interpretation {
  const { formType: form, answers } = interview;
  return interpret({ form, field: field.id, asked: field, heard: text, today: at.slice(0, 10), answers });
}
