import type { Field, PrintedAnswer } from "@dilo/forms";
import type { BilingualText } from "../notice.ts";
import { type Box, boxesOfAnswer, type FormBoxes } from "../official-forms/boxes/form-boxes.ts";
import { type ItemLeft, itemsLeft } from "../official-forms/items/items-left.ts";
import { knownItems } from "../official-forms/items/known-items.ts";
import type { Note, Placed } from "../official-forms/values/filling.ts";
import { lineReasons, oneNameReasons } from "./line-reasons.ts";
import { noteText } from "./note-words.ts";

/** A printed place of a form. */
export type Place = Pick<Box, "part" | "item" | "page">;

/** One answer that the person must look at, where it goes on the form, and every reason. */
export interface ReviewItem {
  readonly field: Field;
  /** Where there is a form. */
  readonly box?: Place;
  readonly reasons: readonly BilingualText[];
  /** What was said, in its own words, where it is not what is printed. */
  readonly said?: string;
}

/** The mark of every answer that is to be checked, the same on sheet, cover and letter. */
export const reviewMark: BilingualText = { es: "POR REVISAR", en: "NEEDS REVIEW" };

/** The form the answers were written on, and what came up then. */
export interface FilledForm {
  readonly form: FormBoxes;
  readonly notes: readonly Note[];
  readonly placed: readonly Placed[];
}

/** Every answer to look at: not given, not read, in doubt, disputed, or not written as it was said. In the lines' order. */
export function reviewItems(lines: readonly PrintedAnswer[], filled?: FilledForm): readonly ReviewItem[] {
  const notAsked = filled ? questionsNotAsked(lines, filled) : new Set<string>();
  return lines.flatMap((line) => {
    const { field } = line;
    if (isOpen(line) && notAsked.has(field.id)) return [];
    const notes = (filled?.notes ?? []).filter(({ answer }) => answer === field.id);
    const noted = filled ? notes.map((note) => noteText(note, filled.form)) : [];
    // A box for a family name alone, or for a whole one, splits nothing.
    const target = filled?.form.answers[field.id]?.kind ?? "name";
    const reasons = [...(target === "name" ? oneNameReasons(line) : []), ...lineReasons(line, lines), ...noted];
    if (reasons.length === 0) return [];
    const box = notes.find((note) => note.box)?.box ?? (filled && placeOf(filled, field.id));
    const isAsPrinted = line.status === "read" && line.said.trim() === line.english.trim();
    const said = line.status === "none" || isAsPrinted ? "" : line.said;
    return [{ field, ...(box && { box }), reasons: unlike(reasons), ...(said !== "" && { said }) }];
  });
}

function isOpen({ status }: PrintedAnswer): boolean {
  return status === "missing" || status === "none";
}

/** Our questions that the form itself does not ask of this person: a spouse's name under Part 1, item 1.a. */
function questionsNotAsked(lines: readonly PrintedAnswer[], filled: FilledForm): ReadonlySet<string> {
  const { items } = filled.form;
  const some = itemsLeft(items, knownItems(items, lines, filled)).filter(({ state }) => state === "not-asked");
  const isOne = ({ part, item }: Pick<ItemLeft, "part" | "item">) =>
    some.some((one) => one.part === part && one.item === item);
  return new Set(items.filter(isOne).flatMap(({ questions }) => questions));
}

/** Where a question stands on the form: at its box, or at the item that it leads on from. */
export function placeOf(filled: Pick<FilledForm, "form" | "placed">, answer: string): Place | undefined {
  const [table] = answer.split(".");
  return (
    boxOf(filled, answer) ??
    filled.form.items.find(({ id, questions }) => id === answer || id === table || questions.includes(answer))
  );
}

/** Where an answer stands on the form: the first of its boxes that is written, else the first one. */
export function boxOf(
  { form: { answers }, placed }: Pick<FilledForm, "form" | "placed">,
  answer: string,
): Box | undefined {
  const target = answers[answer];
  const boxes = target ? boxesOfAnswer(target) : [];
  return boxes.find((box) => placed.some((written) => written.box === box)) ?? boxes[0];
}

function unlike(reasons: readonly BilingualText[]): readonly BilingualText[] {
  return reasons.filter(({ es }, index) => reasons.findIndex((other) => other.es === es) === index);
}
