import type { FormType } from "../answers/answer.ts";
import type { Field, FormDefinition } from "./definition.ts";
import { i130 } from "./i-130/i-130.ts";
import { n400 } from "./n-400/n-400.ts";

/** Every form by its type. */
export const forms: Readonly<Record<FormType, FormDefinition>> = { "N-400": n400, "I-130": i130 };

/** Tells whether a text names one of the forms. */
export function isFormType(text: unknown): text is FormType {
  return typeof text === "string" && Object.hasOwn(forms, text);
}

/**
 * Finds a form by its type.
 * @throws Error 'Unknown form type' (product specification, section 5)
 */
export function formDefinition(formType: string): FormDefinition {
  if (!isFormType(formType)) throw new Error("Unknown form type");
  return forms[formType];
}

/** Finds a field of a form by its id. */
export function fieldOf(formType: FormType, id: string): Field | undefined {
  return forms[formType].fields.find((field) => field.id === id);
}
