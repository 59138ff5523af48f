import { type Answers, type FormType, fieldOf, forms } from "@dilo/forms";
import { CallFailure } from "../http/failures.ts";
import type { Vault } from "../store/vault.ts";

/** @throws CallFailure `unknown-field`; it does not repeat the name, which could be anything */
export function checkFields(formType: FormType, answers: Readonly<Record<string, unknown>>): void {
  for (const id of Object.keys(answers)) {
    if (fieldOf(formType, id) === undefined) throw new CallFailure("unknown-field", "The form has no such field.");
  }
}

/** A fingerprint of what was answered: equal for equal answers, whatever their order and the time they were heard. */
export function digestOf(vault: Vault, formType: FormType, answers: Answers): string {
  return vault.digest(JSON.stringify([formType, forms[formType].fields.map(({ id }) => answers[id]?.said ?? null)]));
}
