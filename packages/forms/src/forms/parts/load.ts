import type { Answers, FormType } from "../../answers/answer.ts";
import type { Field } from "../definition.ts";
import { eachOnce } from "../each-once.ts";
import { extraFields } from "../extra.ts";
import { forms } from "../registry.ts";
import { begunIn, type Further, inPart } from "./of-part.ts";

/** The questions of one form's parts, each form's a chunk of its own: nobody loads another form's. */
const chunks: Readonly<Record<FormType, () => Promise<readonly Field[]>>> = {
  "N-400": async () => (await import("../n-400/parts/fields.ts")).n400PartFields,
  "I-130": async () => (await import("../i-130/parts/fields.ts")).i130PartFields,
};

/** Loads the questions of one part. */
export async function loadPart(formType: FormType, part: number): Promise<readonly Field[]> {
  return inPart(await loaded(formType), part);
}

/** Loads the questions of those parts of which something was answered, the extra ones among them. */
export async function loadAnswered(formType: FormType, answers: Answers): Promise<readonly Field[]> {
  return begunIn(await loaded(formType), answers);
}

/** Loads every question of a form: its own, the extra ones, and those of its parts. */
export async function loadAll(formType: FormType): Promise<readonly Field[]> {
  const { extra, ofParts } = await loaded(formType);
  return [...forms[formType].fields, ...eachOnce([...extra, ...ofParts])];
}

async function loaded(formType: FormType): Promise<Further> {
  return { extra: extraFields[formType], ofParts: await chunks[formType]() };
}
