import type { Answers, FormType } from "../../answers/answer.ts";
import type { Field } from "../definition.ts";
import { eachOnce } from "../each-once.ts";
import { extraFields } from "../extra.ts";
import { byForm } from "../form-types.ts";
import { part1 } from "../n-400/parts/part-1.ts";
import { part2 } from "../n-400/parts/part-2.ts";
import { part3 } from "../n-400/parts/part-3.table.ts";
import { part4 } from "../n-400/parts/part-4.ts";
import { part5 } from "../n-400/parts/part-5.ts";
import { part6 } from "../n-400/parts/part-6.ts";
import { part7 } from "../n-400/parts/part-7.ts";
import { part8 } from "../n-400/parts/part-8.ts";
import { part9 } from "../n-400/parts/part-9.ts";
import { part10 } from "../n-400/parts/part-10.table.ts";
import { part11 } from "../n-400/parts/part-11.table.ts";
import { questionsOf } from "./fields.ts";

/** The questions of the forms' parts. Loaded only by who goes on. */
const listed: Readonly<Partial<Record<FormType, readonly Field[]>>> = {
  "N-400": [
    ...questionsOf(1, part1),
    ...questionsOf(2, part2),
    ...questionsOf(3, part3),
    ...questionsOf(4, part4),
    ...questionsOf(5, part5),
    ...questionsOf(6, part6),
    ...questionsOf(7, part7),
    ...questionsOf(8, part8),
    ...questionsOf(9, part9),
    ...questionsOf(10, part10),
    ...questionsOf(11, part11),
  ],
};

/** Every question beyond a form's own, by form: the extra ones, then those of its parts, each once. */
export const furtherFields: Readonly<Record<FormType, readonly Field[]>> = byForm((formType) =>
  eachOnce([...extraFields[formType], ...(listed[formType] ?? [])]),
);

/** The questions of one part; of the extra ones those that belong to it stand among them. */
export function fieldsOfPart(formType: FormType, part: number): readonly Field[] {
  return part === 0 ? extraFields[formType] : (listed[formType] ?? []).filter(({ extra }) => extra?.part === part);
}

/** The questions of those parts of which something was answered. */
export function fieldsAnswered(formType: FormType, answers: Answers): readonly Field[] {
  const isAnswered = ({ id }: Field) => answers[id] !== undefined;
  const extra = extraFields[formType];
  const isExtra = ({ id }: Field) => extra.some((one) => one.id === id);
  const begunIn = (fields: readonly Field[]) =>
    new Set(fields.filter(isAnswered).flatMap((field) => field.extra?.part ?? []));
  const ofParts = listed[formType] ?? [];
  const begun = begunIn(ofParts.filter((field) => !isExtra(field)));
  // The extra ones are asked in their order, to their end: another one of them was asked in its part.
  const answered = extra.filter(isAnswered).length;
  const areInOrder = extra.slice(0, answered).every(isAnswered);
  const areExtraBegun = answered > 0 && areInOrder && (begun.size === 0 || answered === extra.length);
  const parts = areExtraBegun ? begun : begunIn(ofParts);
  return eachOnce([...(areExtraBegun ? extra : []), ...ofParts.filter((field) => parts.has(field.extra?.part ?? 0))]);
}
