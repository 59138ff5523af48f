import { drawAnswerSheet } from "../cover/draw-answer-sheet.ts";
import { drawCoverSheet, titleOf } from "../cover/draw-cover-sheet.ts";
import { knownForms } from "../official-forms/boxes/known-forms.ts";
import { filledForm } from "../official-forms/fill/filled-form.ts";
import { emptyBoxes } from "../official-forms/items/empty-boxes.ts";
import { drawPage } from "../official-forms/pictures/draw-page.ts";
import { prepare } from "../official-forms/template/prepare.ts";
import { fillIn } from "../official-forms/values/fill-in.ts";
import { reviewItems } from "../review/review-items.ts";
import { savedFileOf } from "../saved-form/saved-answers.ts";
import { takeUp } from "../saved-form/take-up.ts";
import type { DocumentTask, TaskInputs, TaskKind, TaskResults } from "./document-task.ts";

/** Does one task. Runs in a worker thread: drawing takes up to a second of processor time. */
export async function runTask(task: DocumentTask): Promise<TaskResults[TaskKind]> {
  switch (task.kind) {
    case "answer-sheet":
      return drawAnswerSheet(task.sheet);
    case "filled-form":
      return drawFilledForm(task);
    case "prepare":
      return prepare(task.formType, task.bytes);
    case "take-up":
      return takeUp(Buffer.from(task.bytes.buffer, task.bytes.byteOffset, task.bytes.length), task.today);
    case "page-picture":
      return drawPage(task);
  }
}

/** Fills a form, with our sheets around it and the answers inside. */
export async function drawFilledForm({
  sheet,
  template,
}: TaskInputs["filled-form"]): Promise<TaskResults["filled-form"]> {
  const form = knownForms[template.formType];
  const filling = fillIn({ form, boxes: template.boxes, lines: sheet.lines });
  const { boxCount, hasJoinedCopies } = template;
  const toCheck = reviewItems(sheet.lines, { form, ...filling });
  const sheets = await drawCoverSheet({ sheet, form, filling, toCheck, boxCount, hasJoinedCopies });
  const values = filling.placed.map(({ box, value }) => ({ field: box.field, value }));
  const saved = savedFileOf(sheet, values);
  const bytes = await filledForm(template, values, {
    ...{ ...sheets, form, saved },
    title: titleOf({ form }),
    madeAt: sheet.savedAt,
  });
  return {
    bytes,
    toCheck,
    attached: sheets.attached,
    empty: emptyBoxes(form, sheet.lines, filling).map(({ field }) => field),
  };
}
