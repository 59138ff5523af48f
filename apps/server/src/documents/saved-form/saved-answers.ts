import { confirmationOf, confirmedParts, type FormType, interpret, type PrintedAnswer } from "@dilo/forms";
import { heardFrom } from "@dilo/forms/whole";
import { z } from "zod";
import type { AnswerSheet } from "../answer-sheet.ts";
import { knownForms } from "../official-forms/boxes/known-forms.ts";
import type { BoxValue } from "../official-forms/fill/fill-boxes.ts";
import type { OwnWords } from "../official-forms/fill/own-words.ts";

/** What the answers are called inside a filled form. */
export const fileName = "dilo-respuestas.json";

/** More than the longest answers of a whole form. Bytes. */
export const longestSaved = 512 * 1024;

const savedAnswers = z.strictObject({
  dilo: z.literal(1),
  form: z.string().max(20),
  edition: z.string().max(20),
  /** Words by question that mean the same on any day. */
  answers: z.record(z.string().max(60), z.string().min(1).max(400)),
  /** What stood in each box when they were put in: what differs was changed by hand. */
  boxes: z.record(z.string().max(200), z.union([z.string().max(4000), z.literal(true)])),
});

/** The answers that a filled form carries, to be gone on with on another day: no more than its boxes show. */
export type SavedAnswers = z.output<typeof savedAnswers>;

/** Reads what was embedded; undefined where it is nothing of ours, or of a version that is not known. */
export function readSaved(text: string | undefined): SavedAnswers | undefined {
  if (text === undefined) return undefined;
  try {
    return savedAnswers.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The file that is put into a filled form: its answers in words that mean the same on any day, and what its boxes hold. */
export function savedFileOf(sheet: AnswerSheet, written: readonly BoxValue[]): OwnWords["saved"] {
  return { fileName, text: JSON.stringify(savedAnswersOf(sheet, written)) };
}

function savedAnswersOf({ formType, lines, savedAt }: AnswerSheet, written: readonly BoxValue[]): SavedAnswers {
  const day = savedAt.slice(0, 10);
  const told = lines.filter(({ said }) => said !== "");
  return {
    dilo: 1,
    form: formType,
    edition: knownForms[formType].edition,
    answers: Object.fromEntries(told.map((line) => [line.field.id, lastingWords(formType, line, day)])),
    boxes: Object.fromEntries(written.map(({ field, value }) => [field, value === true ? value : value.trim()])),
  };
}

function lastingWords(form: FormType, { field, said, reading }: PrintedAnswer, day: string): string {
  const parts = field.kind === "name" ? confirmedParts(reading) : undefined;
  if (parts) return confirmationOf(parts);
  const { status, value } = reading ?? {};
  if (status !== "value" || value === undefined) return said;
  const isDate = typeof value === "string" && /^\d{4}-\d\d/.test(value);
  const ours = heardFrom(field, value, day).said;
  const isAlike = (words: string) => {
    const read = interpret({ form, field: field.id, asked: field, heard: words, today: day });
    return read.status === "value" && JSON.stringify(read.value) === JSON.stringify(value);
  };
  // What was said stands where it means the same: it is the person's own. "Ayer" means another day tomorrow.
  return [...(isDate ? [value] : [said]), ours].find(isAlike) ?? said;
}
