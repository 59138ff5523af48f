import { availableParallelism } from "node:os";
import type { AnswerSheet } from "./answer-sheet.ts";
import { openPool } from "./worker/pool.ts";

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

/** Opens the makers of documents. No thread starts before the first document is asked for. */
export function openDocuments(): Documents {
  // One core stays free for the calls that are going on.
  const pool = openPool({ size: Math.max(1, Math.min(4, availableParallelism() - 1)) });
  return {
    answerSheet: (sheet) => pool.run({ kind: "answer-sheet", sheet }),
    close: () => pool.close(),
  };
}
