import type { Answers } from "@dilo/forms";
import { openLookups } from "../../../answers/language/lookups.ts";
import { sheetOf } from "../../../delivery/derive-sheet.ts";
import { reviewItems } from "../../review/review-items.ts";
import { readBoxes } from "../../testing-pdf.ts";
import { boxesOfAnswer } from "../boxes/form-boxes.ts";
import { knownForms } from "../boxes/known-forms.ts";
import { filledForm } from "../fill/filled-form.ts";
import { fillIn } from "../values/fill-in.ts";
import { boxesFor, type Life } from "./forty-lives.ts";
import { fieldNameOf, templateOf } from "./official-files.ts";

const heardAt = "2026-11-28T15:00:00.000Z";
const lookups = openLookups();

function asSaid(told: Life["told"]): Answers {
  return Object.fromEntries(told.map(({ question, said }) => [question, { said, heardAt }]));
}

/** The boxes of a file that hold something, by their names; a tick is "X". */
async function heldIn(bytes: Uint8Array): Promise<ReadonlyMap<string, string>> {
  const { boxes } = await readBoxes(bytes);
  const held = [...boxes].map(
    ([field, { value, on }]) => [field, on === undefined ? value.trim() : ticked(value)] as const,
  );
  return new Map(held.filter(([, value]) => value !== ""));
}

function ticked(value: string): string {
  return value === "" || value === "Off" ? "" : "X";
}

/**
 * Fills the form of one life and reads it back: what stands there unsaid or otherwise, what is lacking, what the cover asks
 * to be looked at.
 * @param answers as they are kept; without them what was said, word for word
 */
export async function printedLife({ formType, told }: Life, answers: Answers = asSaid(told)) {
  const template = await templateOf(formType);
  const form = knownForms[formType];
  // What the empty form holds: bar codes.
  const before = await heldIn(template.bytes);
  const { lines } = sheetOf({ formType, answers, savedAt: heardAt }, lookups);
  const filling = fillIn({ form, boxes: template.boxes, lines });
  const values = filling.placed.map(({ box, value }) => ({ field: box.field, value }));
  const held = await heldIn(await filledForm(template, values));
  const named = new Set(reviewItems(lines, { form, ...filling }).map(({ field }) => field.id));
  const expected = new Map(
    told.flatMap(({ question, written }) =>
      [...boxesFor(form, question, written)].map(([field, value]) => [fieldNameOf(template, field), value]),
    ),
  );
  // What follows from an answer is written elsewhere too, in the same words.
  const following = new Set(
    (form.following ?? []).flatMap(({ target }) => boxesOfAnswer(target).map(({ field }) => field)),
  );
  const copies = new Set(filling.placed.flatMap(({ box, isCopy }) => (isCopy ? box.field : [])));
  const isTold = (field: string, value: string) =>
    before.get(field) === value ||
    ((following.has(field) || copies.has(field)) && [...expected.values()].includes(value));
  const unsaid = [...held].filter(([field, value]) => expected.get(field) !== value && !isTold(field, value));
  const lacking = told.flatMap(({ question, written }) =>
    [...boxesFor(form, question, written).keys()].some((field) => !held.has(fieldNameOf(template, field)))
      ? question
      : [],
  );
  return { unsaid, lacking, named };
}
