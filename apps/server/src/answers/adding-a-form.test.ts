import { rm } from "node:fs/promises";
import { join } from "node:path";
import type * as Operations from "@dilo/api/operations";
import type * as Forms from "@dilo/forms";
import { afterAll, beforeAll, expect, test } from "vitest";
import { followPage } from "../testing/page-steps.ts";
import { scratchCopy } from "../testing/scratch-copy.ts";

const packages = ["api", "forms", "foundation"];
/** What the packages need, and what the page changes outside them. */
const others = [
  "tsconfig.base.json",
  "apps/web/src/words/es/form.ts",
  "apps/web/src/words/en/form.ts",
  "apps/server/src/documents/form-notes.ts",
  "apps/server/src/documents/official-forms/boxes/known-forms.ts",
];
const added = "I-765" as Forms.FormType;
const at = "2026-11-20T15:00:00.000Z";
const said = {
  nombre_trabajador: "Rosa Elena Prado",
  nacimiento_trabajador: "5 de marzo de 1990",
  ciudadania_trabajador: "Honduras",
};

let copy: string;
let forms: typeof Forms;
let operations: typeof Operations;

beforeAll(async () => {
  copy = await scratchCopy([...packages.map((name) => `packages/${name}`), ...others]);
  await followPage("adding-a-form.md", copy);
  forms = (await import(join(copy, "packages/forms/src/index.ts"))) as typeof Forms;
  operations = (await import(join(copy, "packages/api/src/operations/index.ts"))) as typeof Operations;
});
afterAll(() => rm(copy, { recursive: true, force: true }));

test("the form is listed, and chosen by its words", () => {
  expect(forms.formTypes).toContain(added);
  expect(forms.detectForm("quiero el permiso de trabajo")).toBe(added);
  expect(forms.detectForm("quiero ser ciudadana")).toBe("N-400");
});

test("its answers are read, asked for one after the other, and all are kept", () => {
  let [interview] = forms.next(forms.startOf("smart"), { kind: "restored", formType: added, answers: {} });
  const asked: string[] = [];
  for (let turns = 0; interview.phase === "asking" && turns < 10; turns += 1) {
    const id = forms.currentField(interview)?.id ?? "";
    const isNew = asked.at(-1) !== id;
    if (isNew) asked.push(id);
    const text = isNew ? (said[id as keyof typeof said] ?? "") : "sí";
    [interview] = forms.next(interview, { kind: "typed", text, at });
  }
  expect(asked).toEqual(Object.keys(said));
  expect(interview.phase).toBe("reviewing");
});

test("it may be saved, and is printed", () => {
  const { body } = operations.productOperations.submitForm;
  expect(body.safeParse({ formType: added, data: said }).success).toBe(true);
  expect(body.safeParse({ formType: "I-999", data: said }).success).toBe(false);
  const answers = Object.fromEntries(Object.entries(said).map(([id, words]) => [id, { said: words, heardAt: at }]));
  expect(
    forms.printAnswers(added, answers).map(({ field, english, status }) => [field.label, english, status]),
  ).toEqual([
    ["Full name", "Rosa Elena Prado", "read"],
    ["Date of birth", "03/05/1990", "read"],
    ["Country of citizenship", "Honduras", "read"],
  ]);
});
