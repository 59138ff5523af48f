import type { AnswerSheet } from "../answer-sheet.ts";
import { knownForms } from "../official-forms/boxes/known-forms.ts";
import type { Template } from "../official-forms/template/template.ts";
import { fillIn } from "../official-forms/values/fill-in.ts";
import { reviewItems } from "../review/review-items.ts";
import { drawCoverSheet } from "./draw-cover-sheet.ts";

/** The cover sheets alone, as they stand before the filled form. */
export async function coverOf(sheet: AnswerSheet, { boxes, boxCount, hasJoinedCopies }: Template): Promise<Uint8Array> {
  const form = knownForms[sheet.formType];
  const filling = fillIn({ form, boxes, lines: sheet.lines });
  const toCheck = reviewItems(sheet.lines, { form, ...filling });
  const { cover } = await drawCoverSheet({ sheet, form, filling, toCheck, boxCount, hasJoinedCopies });
  return cover;
}
