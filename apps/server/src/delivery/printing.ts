import { type Field, type Lookups, printAnswers } from "@dilo/forms";
import { extraFields } from "@dilo/forms/extra";
import type { AnswerSheet } from "../documents/answer-sheet.ts";
import type { Submission } from "../submissions/submissions.ts";

/**
 * Derives the English sheet of a saved form: download and letter are made from the same lines. Of the extra questions
 * only those stand on it that were answered or skipped: who did not want them sees nothing of them.
 */
export function sheetOf({ formType, answers, savedAt }: Submission, lookups: Lookups): AnswerSheet {
  const extra = extraFields[formType].filter(({ id }) => answers[id] !== undefined);
  const lines = printAnswers(formType, answers, { lookups, extra }).map((line) => ({
    ...line,
    field: withoutExtra(line.field),
  }));
  return { formType, lines, savedAt };
}

/** The sheet goes to a worker thread, where no reader can follow. */
function withoutExtra({ extra, ...field }: Field): Field {
  return field;
}
