import type { Answers, FormType, PrintedAnswer } from "@dilo/forms";
import { openLookups } from "../answers/language/lookups.ts";
import { sheetOf } from "../delivery/derive-sheet.ts";
import type { FormBoxes } from "./official-forms/boxes/form-boxes.ts";
import { knownForms } from "./official-forms/boxes/known-forms.ts";
import { itemsLeft } from "./official-forms/items/items-left.ts";
import { knownItems } from "./official-forms/items/known-items.ts";
import { prepare } from "./official-forms/template/prepare.ts";
import { fillIn } from "./official-forms/values/fill-in.ts";
import type { Filling } from "./official-forms/values/filling.ts";
import { drawFilledForm } from "./worker/run-task.ts";

/** What was printed of a form, and what was not. */
export interface PrintedForm {
  /** Undefined where the file is not a form that can be filled; `why` says why. */
  readonly bytes?: Uint8Array;
  readonly why?: string;
  /** How many boxes hold an answer. */
  readonly filled?: number;
  readonly left?: readonly {
    readonly id: string;
    readonly item: string;
    readonly page: number;
    readonly why: string;
  }[];
  /** What is to be looked at, by the question of ours. */
  readonly marks?: readonly { readonly id: string; readonly why: string }[];
  /** The form's own, and those behind it. */
  readonly pages?: number;
}

/** Fills an official form from a person's answers as the server does, outside of any server. */
export async function printForm({
  formType,
  answers,
  savedAt,
  official,
}: {
  readonly formType: FormType;
  readonly answers: Answers;
  readonly savedAt: string;
  readonly official: Uint8Array;
}): Promise<PrintedForm> {
  const inspection = await prepare(formType, official);
  if (inspection.kind !== "ready") return { why: inspection.reason };
  const { template } = inspection;
  const form = knownForms[formType];
  const sheet = sheetOf({ formType, answers, savedAt }, openLookups());
  const { lines } = sheet;
  const filling = fillIn({ form, boxes: template.boxes, lines });
  const { bytes, attached } = await drawFilledForm({ sheet, template });
  return {
    bytes,
    filled: filling.placed.length,
    left: leftOf(form, lines, filling),
    marks: [
      ...filling.notes.map(({ answer, code }) => ({ id: answer, why: code })),
      ...lines.filter(({ status }) => status === "needs-review").map(({ field }) => ({ id: field.id, why: "unread" })),
    ],
    pages: form.pages + attached,
  };
}

/** The items that are still empty, and why: not asked of this person, or only after another answer, or open. */
function leftOf(form: FormBoxes, lines: readonly PrintedAnswer[], filling: Filling): NonNullable<PrintedForm["left"]> {
  return itemsLeft(form.items, knownItems(form.items, lines, filling))
    .filter(({ state }) => state !== "done")
    .flatMap(({ part, item, page, state }) => {
      const named = form.items.filter((one) => one.part === part && one.item === item);
      return named.map(({ id }) => ({ id, item: `Part ${part} item ${item}`, page, why: state }));
    });
}
