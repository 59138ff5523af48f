import type { AnswerSheet } from "./answer-sheet.ts";

/** Makes the PDFs a person downloads or gets by e-mail. */
export interface Documents {
  /**
   * Makes the English PDF of a form.
   * @throws DocumentError `failed` when it cannot be made, `closed` after `close`
   */
  answerSheet(sheet: AnswerSheet): Promise<Uint8Array>;
  /** Finishes what is being made, then ends the worker threads. */
  close(): Promise<void>;
}
