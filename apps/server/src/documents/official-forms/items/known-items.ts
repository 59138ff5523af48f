import type { PrintedAnswer } from "@dilo/forms";
import { isAnswered, isUnsure } from "../../review/is-answered.ts";
import type { NoteCode } from "../boxes/note-code.ts";
import type { Filling } from "../values/filling.ts";
import type { FormItem } from "./form-items.ts";
import type { Known } from "./items-left.ts";

/** What a person's answers, and what of them was written, tell of a form's items. */
export function knownItems(
  items: readonly FormItem[],
  lines: readonly PrintedAnswer[],
  { placed, notes }: Pick<Filling, "placed" | "notes">,
): Known {
  const byId = new Map(items.map((item) => [item.id, item]));
  // A part that is asked whole calls its questions as the form's own list does, and those of a table by its rows.
  const questionsOf = ({ id, questions }: FormItem) => (questions.length > 0 ? questions : [id]);
  const isOf = (item: FormItem, id: string) => questionsOf(item).includes(id) || id.startsWith(`${item.id}.`);
  const linesOf = (item: FormItem) => lines.filter(({ field }) => isOf(item, field.id));
  const isBegun = ({ field }: PrintedAnswer) => placed.some(({ answer, isCopy }) => answer === field.id && !isCopy);
  const lacks = ({ field }: PrintedAnswer) =>
    notes.some(({ answer, code }) => answer === field.id && unfinished.has(code));
  return {
    value(id) {
      const item = byId.get(id);
      const [line] = item ? linesOf(item) : [];
      // Who is not sure has decided nothing yet.
      const isTold = line?.status === "read" && line.reading && !isUnsure(line.reading);
      const value = isTold ? line.reading?.value : undefined;
      if (id === "mailing_same") return value === undefined ? undefined : value === "same" ? "yes" : "no";
      return typeof value === "string" ? value.toLowerCase() : undefined;
    },
    state(item) {
      const all = linesOf(item);
      const answers = all.filter((line) => !leadsOn(item, line) || isBegun(line));
      const isToldAlong = () => placed.some(({ answer, isCopy }) => !isCopy && isOf(item, answer));
      if (answers.length === 0)
        return isTicked(item, placed) || isToldAlong() || all.some(needsNoBox) ? "answered" : "open";
      const isWhole = (line: PrintedAnswer) =>
        line.status === "none" ? isAnswered(line) : line.status === "read" && isBegun(line) && !lacks(line);
      if (answers.length >= questionsOf(item).length && answers.every(isWhole)) return onlyBegun(item, answers);
      return answers.some((line) => isBegun(line) || isWhole(line)) ? "begun" : "open";
    },
  };
}

/** A question of a table that has no box: whether there is a row, or another one. */
function leadsOn({ id: table }: FormItem, { field: { id, kind } }: PrintedAnswer): boolean {
  return kind === "yesno" && (id === table || id.endsWith(".another"));
}

/** There is no row, or nothing that the question asks for. */
function needsNoBox(line: PrintedAnswer): boolean {
  return line.status === "none" ? isAnswered(line) : line.status === "read" && line.reading?.value === "no";
}

/** Whether a detail of another answer was ticked there: "es mi hijastra". */
function isTicked({ part, item }: FormItem, placed: Filling["placed"]): boolean {
  return placed.some(({ box, value }) => value === true && box.part === part && box.item === item);
}

/** Who told the first name of a table with dates, and nothing else of it, has begun it. */
function onlyBegun({ id }: FormItem, answers: readonly PrintedAnswer[]): "begun" | "answered" {
  const isName = answers.every(({ field }) => !field.id.startsWith(`${id}.`));
  return id === "jobs_schools" && isName && answers.some(({ status }) => status === "read") ? "begun" : "answered";
}

/** What leaves a box for the person to write. */
const unfinished: ReadonlySet<NoteCode> = new Set(["letters", "rest-left", "unit-kind", "no-box", "partial"]);
