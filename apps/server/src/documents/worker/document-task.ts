import type { FormType } from "@dilo/forms";
import type { AnswerSheet } from "../answer-sheet.ts";
import type { DrawnPage, PageToDraw } from "../official-forms/pictures/draw-page.ts";
import type { Inspection, Template } from "../official-forms/template/template.ts";
import type { ReviewItem } from "../review/review-items.ts";
import type { TakenUp } from "../saved-form/take-up.ts";

/** What a worker thread is asked to do, by kind. */
export interface TaskInputs {
  readonly "answer-sheet": { readonly sheet: AnswerSheet };
  /** A cover sheet and the official form behind it, filled. */
  readonly "filled-form": { readonly sheet: AnswerSheet; readonly template: Template };
  /** Looks at a file that should be an official form, and makes it ready. */
  readonly prepare: { readonly formType: FormType; readonly bytes: Uint8Array };
  /** A form that somebody brings back. */
  readonly "take-up": { readonly bytes: Uint8Array; readonly today: string };
  readonly "page-picture": PageToDraw;
}

/** What comes of each kind of task. */
export interface TaskResults {
  readonly "answer-sheet": Uint8Array;
  readonly "filled-form": {
    readonly bytes: Uint8Array;
    readonly toCheck: readonly ReviewItem[];
    /** How many sheets go behind the form. */
    readonly attached: number;
    /** The names of the boxes that are still for this person to fill. */
    readonly empty: readonly string[];
  };
  readonly prepare: Inspection;
  readonly "take-up": TakenUp;
  readonly "page-picture": DrawnPage | undefined;
}

export type TaskKind = keyof TaskInputs;

/** One task. */
export type DocumentTask = { [Kind in TaskKind]: { readonly kind: Kind } & TaskInputs[Kind] }[TaskKind];

/** A worker thread's answer. `where` is a stack without its message: a message could repeat an answer. */
export type Reply = { readonly result: TaskResults[TaskKind] } | { readonly failure: string; readonly where: string };
