import type { FormType, PrintedAnswer } from "@dilo/forms";
import type { ConfirmedNames } from "./official-forms/values/fill-in.ts";

/** What one English PDF is made from. */
export interface AnswerSheet {
  readonly formType: FormType;
  /** Every line of the form, in the order the questions are asked. */
  readonly lines: readonly PrintedAnswer[];
  /** When the form was saved, ISO 8601. */
  readonly savedAt: string;
  /** Names as the person confirmed them on screen, by field id; the others are split by a program and marked. */
  readonly names?: ConfirmedNames;
}
