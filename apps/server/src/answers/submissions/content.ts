import { type Answers, byForm, type FormType, forms, type HeardAnswer, samePersonId } from "@dilo/forms";
import { furtherFields } from "@dilo/forms/parts";
import { RequestError } from "../../http/request-error.ts";
import type { Sealer } from "../../store/vault.ts";

/** Every question a form may be asked: the specification's, the extra ones, and whether it is the same person as in another. */
const knownIds = byForm(idsOf);

function idsOf(formType: FormType): ReadonlySet<string> {
  return new Set([...[...forms[formType].fields, ...furtherFields[formType]].map(({ id }) => id), samePersonId]);
}

/** @throws RequestError `unknown-field`; it does not repeat the name, which could be anything */
export function checkFields(formType: FormType, answers: Readonly<Record<string, unknown>>): void {
  for (const id of Object.keys(answers)) {
    if (!knownIds[formType].has(id)) throw new RequestError("unknown-field", "The form has no such field.");
  }
}

/** A fingerprint of what was answered: equal for equal answers of one day, whatever their order and the hour they were heard. */
export function digestOf(sealer: Pick<Sealer, "digest">, formType: FormType, answers: Answers): string {
  const said = forms[formType].fields.map(({ id }) => contentOf(answers[id]));
  const extra = furtherFields[formType].flatMap(({ id }) => (answers[id] ? [[id, contentOf(answers[id])]] : []));
  // Without extra answers nothing is added: a form is still equal to what it was before there were any.
  return sealer.digest(JSON.stringify(extra.length === 0 ? [formType, said] : [formType, said, extra]));
}

/** Tells whether two answers say the same, at whatever hours of their day they were heard. */
export function isSameAnswer(one: HeardAnswer, other: HeardAnswer): boolean {
  return JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
}

/** What was known beside the words may change their meaning, and so does the day: "ayer" is another one tomorrow. */
function contentOf(answer: HeardAnswer | undefined) {
  if (answer === undefined) return null;
  const { said, heardAt, places } = answer;
  return [said, dayOf(heardAt), ...(places ? [places] : [])];
}

/** The day that an answer is read as of, in UTC: YYYY-MM-DD. */
function dayOf(heardAt: string): string {
  return heardAt.slice(0, 10);
}
