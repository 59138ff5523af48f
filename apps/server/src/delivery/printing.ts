import { type Lookups, printAnswers } from "@dilo/forms";
import type { AnswerSheet } from "../documents/answer-sheet.ts";
import type { Submission } from "../submissions/submissions.ts";

/** Derives the English sheet of a saved form: download and letter are made from the same lines. */
export function sheetOf({ formType, answers, savedAt }: Submission, lookups: Lookups): AnswerSheet {
  return { formType, lines: printAnswers(formType, answers, lookups), savedAt };
}
