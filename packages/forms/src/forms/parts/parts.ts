import type { Answers, FormType } from "../../answers/answer.ts";
import type { Field } from "../definition.ts";
import { eachOnce } from "../each-once.ts";
import { extraFields } from "../extra.ts";
import { byForm } from "../form-types.ts";
import { i130PartFields } from "../i-130/parts/fields.ts";
import { n400PartFields } from "../n-400/parts/fields.ts";
import { begunIn, type Further, inPart } from "./of-part.ts";

/** The questions of all forms' parts, for who knows both: the page loads those of its own form alone. */
const listed: Readonly<Partial<Record<FormType, readonly Field[]>>> = {
  "N-400": n400PartFields,
  "I-130": i130PartFields,
};

const further: Readonly<Record<FormType, Further>> = byForm((formType) => ({
  extra: extraFields[formType],
  ofParts: listed[formType] ?? [],
}));

/** Every question beyond a form's own, by form: the extra ones, then those of its parts, each once. */
export const furtherFields: Readonly<Record<FormType, readonly Field[]>> = byForm((formType) =>
  eachOnce([...extraFields[formType], ...further[formType].ofParts]),
);

/** The questions of one part; of the extra ones those that belong to it stand among them. */
export function fieldsOfPart(formType: FormType, part: number): readonly Field[] {
  return inPart(further[formType], part);
}

/** The questions of those parts of which something was answered. */
export function fieldsAnswered(formType: FormType, answers: Answers): readonly Field[] {
  return begunIn(further[formType], answers);
}
