import type { FormType, PrintedAnswer } from "@dilo/forms";

/** What one English PDF is made from. */
export interface AnswerSheet {
  readonly formType: FormType;
  /** Every line of the form, in the order the questions are asked. */
  readonly lines: readonly PrintedAnswer[];
  /** When the form was saved, ISO 8601. */
  readonly savedAt: string;
  /** The edition of the official form that we have and cannot fill, MM/DD/YY. */
  readonly unknownEdition?: string;
}
