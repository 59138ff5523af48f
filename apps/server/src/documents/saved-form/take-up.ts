import { type Field, type FormType, forms, formTypes } from "@dilo/forms";
import { furtherFields } from "@dilo/forms/parts";
import type { FormBoxes } from "../official-forms/boxes/form-boxes.ts";
import { knownForms } from "../official-forms/boxes/known-forms.ts";
import { type Contents, ownBoxes, wordsInBoxes } from "./from-boxes.ts";
import { BrokenPdf } from "./pdf-syntax.ts";
import { readPdf } from "./read-pdf.ts";
import { readSaved, type SavedAnswers } from "./saved-answers.ts";

/** Why a PDF cannot be gone on with. */
type RefusedPdf = "not-a-pdf" | "broken" | "locked" | "other-form" | "other-edition" | "empty";

/** The form that a PDF holds, to be gone on with. */
export type TakenUp =
  | { readonly kind: "refused"; readonly reason: RefusedPdf }
  | {
      readonly kind: "taken-up";
      readonly formType: FormType;
      /** Words by question. */
      readonly answers: Readonly<Record<string, string>>;
      /** What was changed in another program, or stands in the boxes alone: to be shown, and read back. */
      readonly changed: readonly string[];
      /** Boxes that were changed to something nobody can read: their questions are asked again. */
      readonly unread: readonly string[];
      /** It carried its answers; without them all stand in the boxes alone. */
      readonly isOurs: boolean;
    };

/**
 * Reads a form that somebody brings back: the answers it carries, and what its boxes say otherwise.
 * @param today YYYY-MM-DD
 */
export function takeUp(bytes: Buffer, today: string): TakenUp {
  if (bytes.subarray(0, 5).toString("latin1") !== "%PDF-") return refused("not-a-pdf");
  try {
    const { boxes, saved, isLocked } = readPdf(bytes);
    if (isLocked) return refused("locked");
    const identity = identityIn(boxes);
    const formType = formTypes.find((one) => one === identity?.form);
    if (formType === undefined) return refused("other-form");
    const form = knownForms[formType];
    if (identity?.edition !== form.edition) return refused("other-edition");
    const known = readSaved(saved);
    const isOurs = known?.form === formType && known.edition === form.edition;
    const taken = answersOf(form, boxes, { saved: isOurs ? known : undefined, today });
    return Object.keys(taken.answers).length === 0
      ? refused("empty")
      : { kind: "taken-up", formType, isOurs, ...taken };
  } catch (error) {
    if (error instanceof BrokenPdf) return refused("broken");
    throw error;
  }
}

function refused(reason: RefusedPdf): TakenUp {
  return { kind: "refused", reason };
}

/** Which form and edition the file says it is, in a box of its own on every page: "N-400|01/20/25|1". */
function identityIn(boxes: Contents): { readonly form: string; readonly edition: string } | undefined {
  for (const [name, value] of boxes) {
    const [, form, edition] = /^([A-Z]+-\d+[A-Z]?)\|(\d\d\/\d\d\/\d\d)\|/.exec(value === true ? "" : value) ?? [];
    if (name.includes("PDF417BarCode") && form !== undefined && edition !== undefined) return { form, edition };
  }
  return undefined;
}

/** What the boxes say counts: where they differ from what was written, the answer is read from them or asked again. */
function answersOf(
  form: FormBoxes,
  contents: Contents,
  { saved, today }: { readonly saved: SavedAnswers | undefined; readonly today: string },
) {
  const answers: Record<string, string> = {};
  const changed: string[] = [];
  const unread: string[] = [];
  for (const field of questionsOf(form.formType)) {
    const told = saved?.answers[field.id];
    if (told !== undefined && isAsWritten(form, field, contents, saved)) {
      answers[field.id] = told;
      continue;
    }
    const target = form.answers[field.id];
    if (target === undefined) {
      if (told !== undefined) answers[field.id] = told;
      continue;
    }
    const isFilled = ownBoxes(target).some((box) => contents.has(box.field));
    const words = isFilled ? wordsInBoxes(field, { form, contents, today }) : undefined;
    if (words !== undefined) {
      answers[field.id] = words;
      changed.push(field.id);
    } else if (isFilled || told !== undefined) unread.push(field.id);
  }
  return { answers, changed, unread };
}

function questionsOf(formType: FormType): readonly Field[] {
  return [...forms[formType].fields, ...furtherFields[formType]];
}

/** Tells whether the boxes of an answer hold what was written into them. */
function isAsWritten(form: FormBoxes, { id }: Field, contents: Contents, saved: SavedAnswers | undefined): boolean {
  const target = form.answers[id];
  if (target === undefined || saved === undefined) return target === undefined;
  return ownBoxes(target).every(({ field }) => (contents.get(field) ?? "") === (saved.boxes[field] ?? ""));
}
