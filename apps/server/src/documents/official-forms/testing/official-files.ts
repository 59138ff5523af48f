import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type AddressValue, type FormType, forms, formTypes, type PrintedAnswer } from "@dilo/forms";
import { furtherFields } from "@dilo/forms/parts";
import { knownForms } from "../boxes/known-forms.ts";
import { prepare } from "../template/prepare.ts";
import type { Template } from "../template/template.ts";
import { syntheticForm } from "./synthetic-form.ts";

/** Where an official file lies: in OFFICIAL_FORMS_DIR, else in the shared data; tests skip what is not there. */
export function officialFile(name: string): string {
  // Tests have no configuration to read it from, and a copy of the project may have no shared data beside it.
  // biome-ignore lint/style/noProcessEnv: only tests look here
  const { OFFICIAL_FORMS_DIR: dir } = process.env;
  if (dir) return join(dir, name);
  return fileURLToPath(new URL(`../../../../../../../shared/data/uscis/${name}`, import.meta.url));
}

/** The official form when it is at hand, else one with the same boxes. */
async function formBytes(formType: FormType): Promise<Uint8Array> {
  const path = officialFile(`${formType.toLowerCase()}.pdf`);
  return existsSync(path) ? readFile(path) : syntheticForm(knownForms[formType]);
}

const prepared = new Map<FormType, Promise<Template>>();

/** The form, ready to be filled: prepared once for all tests of this thread, which takes a second. */
export function templateOf(formType: FormType): Promise<Template> {
  const template = prepared.get(formType) ?? makeTemplate(formType);
  prepared.set(formType, template);
  return template;
}

async function makeTemplate(formType: FormType): Promise<Template> {
  const inspection = await prepare(formType, await formBytes(formType));
  if (inspection.kind !== "ready") throw new Error("The form is not ready.");
  return inspection.template;
}

/** Every form, ready to be filled. */
export async function allTemplates(): Promise<Readonly<Record<FormType, Template>>> {
  return allOf(templateOf);
}

/** Makes something for each form, one after the other. */
export async function allOf<Made>(
  make: (formType: FormType) => Promise<Made>,
): Promise<Readonly<Record<FormType, Made>>> {
  const made: (readonly [FormType, Made])[] = [];
  for (const formType of formTypes) made.push([formType, await make(formType)]);
  return Object.fromEntries(made) as Record<FormType, Made>;
}

/** The name a reader finds a box by: a copy goes by the name of the box it repeats. */
export function fieldNameOf({ boxes }: Template, field: string): string {
  const object = boxes.find((box) => box.field === field)?.valueIn?.object;
  return object === undefined ? field : (boxes.find(({ valueIn }) => valueIn?.object === object)?.field ?? field);
}

/** An answer that was understood: what is printed, its canonical value where that is another, and its parts. */
export type Understood =
  | string
  | readonly [english: string, value: string | AddressValue, parts?: Readonly<Record<string, string>>];

/** Lines of a form from what was understood; fields without an answer are "none", extra ones are not there. */
export function understoodLines(
  formType: FormType,
  answers: Readonly<Record<string, Understood>>,
): readonly PrintedAnswer[] {
  const extra = furtherFields[formType].filter(({ id }) => answers[id] !== undefined);
  return [...forms[formType].fields, ...extra].map((field) => {
    const answer = answers[field.id];
    if (answer === undefined) return { field, said: "no tengo", english: "None", status: "none" };
    const [english, value, parts] = typeof answer === "string" ? [answer, answer] : answer;
    const understood = { status: "value", value, english, confidence: 1, needsConfirmation: false } as const;
    const reading = { ...understood, ...(parts && { parts }) };
    const lists = { candidates: [], missing: [], warnings: [], spans: [] };
    return { field, said: english, english, status: "read", reading: { ...reading, ...lists } };
  });
}
