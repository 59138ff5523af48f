import type { Answers, FormType } from "../../answers/answer.ts";
import { openIn } from "../conditions.ts";
import type { Field } from "../definition.ts";
import { forms } from "../registry.ts";
import { furtherFields } from "./parts.ts";

/** Every question of a form, its own first. */
export function allFields(formType: FormType): readonly Field[] {
  return [...forms[formType].fields, ...furtherFields[formType]];
}

/** How many questions a person's form still has, in all its parts: those that are asked by what is known so far. */
export function questionsLeft(formType: FormType, answers: Answers): number {
  return openIn(allFields(formType), answers).size;
}
