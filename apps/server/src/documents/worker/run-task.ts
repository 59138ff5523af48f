import { drawAnswerSheet } from "../cover/draw-answer-sheet.ts";
import { drawCoverSheet } from "../cover/draw-cover-sheet.ts";
import { knownForms } from "../official-forms/boxes/known-forms.ts";
import { filledForm } from "../official-forms/fill/filled-form.ts";
import { drawPage } from "../official-forms/pictures/draw-page.ts";
import { prepare } from "../official-forms/template/prepare.ts";
import { fillIn } from "../official-forms/values/fill-in.ts";
import type { Job, JobKind, Jobs, Results } from "./document-task.ts";

/** Does one job. Runs in a worker thread: drawing takes up to a second of processor time. */
export async function doJob(job: Job): Promise<Results[JobKind]> {
  switch (job.kind) {
    case "answer-sheet":
      return drawAnswerSheet(job.sheet);
    case "filled-form":
      return drawFilledForm(job);
    case "prepare":
      return prepare(job.formType, job.bytes);
    case "page-picture":
      return drawPage(job.bytes, job.page);
  }
}

async function drawFilledForm({ sheet, template }: Jobs["filled-form"]): Promise<Uint8Array> {
  const form = knownForms[template.formType];
  const filling = fillIn({ form, boxes: template.boxes, lines: sheet.lines });
  const cover = await drawCoverSheet({ sheet, form, filling, boxCount: template.boxCount });
  return filledForm(
    template,
    filling.placed.map(({ box, value }) => ({ field: box.field, value })),
    cover,
  );
}
