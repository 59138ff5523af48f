import type { AnswerSheet } from "../answer-sheet.ts";
import type { FormBoxes } from "../official-forms/boxes/form-boxes.ts";
import type { Filling } from "../official-forms/values/filling.ts";
import type { ReviewItem } from "../review/review-items.ts";

/** What a cover sheet is about. */
export interface Cover {
  readonly sheet: AnswerSheet;
  readonly form: FormBoxes;
  readonly filling: Filling;
  readonly toCheck: readonly ReviewItem[];
  /** How many boxes of the form are for the person to fill. */
  readonly boxCount: number;
  /** Whether a corrected name or number changes on all pages by itself. */
  readonly hasJoinedCopies: boolean;
}
