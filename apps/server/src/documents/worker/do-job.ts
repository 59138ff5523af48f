import { drawAnswerSheet } from "../cover/draw-answer-sheet.ts";
import type { Job } from "./job.ts";

/** Makes one document. Runs in a worker thread: drawing takes up to a second of processor time. */
export function doJob(job: Job): Promise<Uint8Array> {
  switch (job.kind) {
    case "answer-sheet":
      return drawAnswerSheet(job.sheet);
  }
}
