import type { AnswerSheet } from "../answer-sheet.ts";

/** What a worker thread is asked to make. */
export type Job = { readonly kind: "answer-sheet"; readonly sheet: AnswerSheet };

/** A worker thread's answer. `where` is a stack without its message: a message could repeat an answer. */
export type Reply = { readonly bytes: Uint8Array } | { readonly failure: string; readonly where: string };
