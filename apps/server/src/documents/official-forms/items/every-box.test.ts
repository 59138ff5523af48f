import { existsSync, readFileSync } from "node:fs";
import { type FormType, formTypes } from "@dilo/forms";
import { allFields } from "@dilo/forms/whole";
import { describe, expect, test } from "vitest";
import { boxesOf, boxesOfAnswer } from "../boxes/form-boxes.ts";
import { knownForms } from "../boxes/known-forms.ts";
import { officialFile } from "../testing/official-files.ts";

interface Listed {
  readonly id: string;
  readonly askable: boolean;
  readonly fields: readonly { readonly field: string }[];
}

const listFile = (form: FormType) => officialFile(`questions/${form.toLowerCase()}-questions.json`);
const listOf = (form: FormType): readonly Listed[] => JSON.parse(readFileSync(listFile(form), "utf8"));

/** Its boxes are in a font that cannot hold other letters: the cover sheet names it, to be written by hand. */
const byHand = "beneficiary_native_name";

/** That every question comes to somebody, the forms' own tests look at. */
describe.each(formTypes)("every box of the %s that a person may fill", (form) => {
  const withoutList = existsSync(listFile(form)) ? "" : " (skipped: the official lists are not here)";
  test.skipIf(withoutList !== "")(`is written from some answer${withoutList}`, () => {
    const written = new Set(boxesOf(knownForms[form]).map(({ field }) => field));
    const copies = new Set(knownForms[form].repeated.flat());
    const unwritten = listOf(form)
      .filter(({ askable, id }) => askable && id !== byHand)
      .flatMap(({ id, fields }) =>
        fields.flatMap(({ field }) => (written.has(field) || copies.has(field) ? [] : [`${id}: ${field}`])),
      );
    expect(unwritten).toEqual([]);
  });

  test("is of a question that is asked", () => {
    const asked = new Set(allFields(form).map(({ id }) => id));
    const boxed = Object.entries(knownForms[form].answers).filter(([, answer]) => boxesOfAnswer(answer).length > 0);
    expect(boxed.flatMap(([id]) => (asked.has(id) ? [] : [id]))).toEqual([]);
  });
});
