import { type Answers, type Field, type FormType, fieldOf } from "@dilo/forms";

/** Fetches the extra questions of a form. They are a chunk of their own, loaded only by people who want them. */
export async function fetchExtra(formType: FormType): Promise<readonly Field[]> {
  const { extraFields } = await import("@dilo/forms/extra");
  return extraFields[formType];
}

/** Tells whether one of the answers is to an extra question. */
export function hasExtra(formType: FormType, answers: Answers): boolean {
  return Object.keys(answers).some((id) => fieldOf(formType, id) === undefined);
}
