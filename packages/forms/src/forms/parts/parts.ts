import type { Answers, FormType } from "../../answers/answer.ts";
import type { Field } from "../definition.ts";
import { extraFields } from "../extra.ts";
import { byForm } from "../form-types.ts";
import { part3 } from "../n-400/parts/part-3.table.ts";
import { part5 } from "../n-400/parts/part-5.table.ts";
import { part6 } from "../n-400/parts/part-6.ts";
import { part8 } from "../n-400/parts/part-8.ts";
import { part9 } from "../n-400/parts/part-9.ts";
import { part10 } from "../n-400/parts/part-10.table.ts";
import { questionsOf } from "./fields.ts";

/** The questions of the forms' parts. Loaded only by who goes on. */
const listed: Readonly<Partial<Record<FormType, readonly Field[]>>> = {
  "N-400": [
    ...questionsOf(3, part3),
    ...questionsOf(5, part5),
    ...questionsOf(6, part6),
    ...questionsOf(8, part8),
    ...questionsOf(9, part9),
    ...questionsOf(10, part10),
  ],
};

/** Every question beyond a form's own, by form: the extra ones, then those of its parts. */
export const furtherFields: Readonly<Record<FormType, readonly Field[]>> = byForm((formType) => [
  ...extraFields[formType],
  ...(listed[formType] ?? []),
]);

/** The questions of one part. */
export function fieldsOfPart(formType: FormType, part: number): readonly Field[] {
  return furtherFields[formType].filter(({ extra }) => (extra?.part ?? 0) === part);
}

/** The questions of those parts of which something was answered. */
export function fieldsAnswered(formType: FormType, answers: Answers): readonly Field[] {
  const begun = new Set(
    furtherFields[formType].filter(({ id }) => answers[id] !== undefined).map(({ extra }) => extra?.part ?? 0),
  );
  return furtherFields[formType].filter(({ extra }) => begun.has(extra?.part ?? 0));
}
