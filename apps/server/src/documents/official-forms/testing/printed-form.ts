import type { FormType } from "@dilo/forms";
import { openLookups } from "../../../answers/language/lookups.ts";
import { sheetOf } from "../../../delivery/derive-sheet.ts";
import { readFilled } from "../../testing-pdf.ts";
import { knownForms } from "../boxes/known-forms.ts";
import { filledForm } from "../fill/filled-form.ts";
import { fillIn } from "../values/fill-in.ts";
import { fieldNameOf, templateOf } from "./official-files.ts";

const heardAt = "2026-11-20T15:00:00.000Z";
const lookups = openLookups();

/** Fills a form with what was said, and reads its boxes back with a program that did not write them. */
export async function printed(formType: FormType, said: Readonly<Record<string, string>>) {
  const answers = Object.fromEntries(Object.entries(said).map(([id, words]) => [id, { said: words, heardAt }]));
  const sheet = sheetOf({ formType, answers, savedAt: heardAt }, lookups);
  const template = await templateOf(formType);
  const form = knownForms[formType];
  const filling = fillIn({ form, boxes: template.boxes, lines: sheet.lines });
  const bytes = await filledForm(
    template,
    filling.placed.map(({ box, value }) => ({ field: box.field, value })),
  );
  const { boxes } = await readFilled(bytes, form.pages);
  const inBox = (field: string) => boxes.get(fieldNameOf(template, field))?.value.trim() ?? "";
  return { inBox, filling, form, lines: sheet.lines };
}
