import {
  type Answers,
  atOnce,
  type Field,
  type FormType,
  type Interpretation,
  interpret,
  type Lookups,
  type PrintedAnswer,
  printInSteps,
  type Steps,
} from "@dilo/forms";
import { furtherFields } from "@dilo/forms/parts";
import { inTurns } from "@dilo/platform/resources";
import type { Submission } from "../answers/submissions/submissions.ts";
import type { AnswerSheet } from "../documents/answer-sheet.ts";
import { withKnownPart } from "./partly-unknown.ts";

/**
 * Derives the English sheet of a saved form: download and letter are made from the same lines. Of the extra questions
 * only those that were answered or skipped are on it: a person who did not want them sees none.
 * @param lookups raise doubts and never change a value: the person confirmed what is read without them
 */
export function sheetOf(form: PrintedForm, lookups: Lookups): AnswerSheet {
  return atOnce(sheetInSteps(form, lookups));
}

/** The same, while others have their turn: to read a whole form takes a second where somebody has made it so. */
export function sheetInTurns(form: PrintedForm, lookups: Lookups): Promise<AnswerSheet> {
  return inTurns(sheetInSteps(form, lookups));
}

type PrintedForm = Pick<Submission, "formType" | "answers" | "savedAt">;

function* sheetInSteps({ formType, answers, savedAt }: PrintedForm, lookups: Lookups): Steps<AnswerSheet> {
  const extra = furtherFields[formType].filter(({ id }) => answers[id] !== undefined);
  const lines: PrintedAnswer[] = [];
  for (const printed of yield* printInSteps(formType, answers, { extra })) {
    const line = withKnownPart(printed, formType, answers);
    yield;
    const disputedBy = disputeOf(formType, answers, line, lookups);
    yield;
    const against = line.against && { against: withoutExtra(line.against) };
    lines.push({ ...line, field: withoutExtra(line.field), ...against, ...(disputedBy && { disputedBy }) });
  }
  return { formType, lines, savedAt };
}

/** The reading with lookups, where it gives another value than the confirmed one, or has a doubt the person was not shown. */
function disputeOf(
  form: FormType,
  answers: Answers,
  line: PrintedAnswer,
  lookups: Lookups,
): Interpretation | undefined {
  const { field: asked, status, reading } = line;
  const heard = answers[asked.id];
  if (status !== "read" || heard === undefined) return undefined;
  const today = heard.heardAt.slice(0, 10);
  const informed = interpret({ form, field: asked.id, asked, heard: heard.said, today, answers, lookups });
  const isOther = informed.status !== "value" || informed.english !== reading?.english;
  const isDoubted = informed.warnings.some((warning) => !reading?.warnings.includes(warning));
  return isOther || isDoubted ? withListedPlace(informed, lookups) : undefined;
}

/** The reading, and in its part `listed` the city that our list has for its ZIP code: "Los Angeles, CA". */
function withListedPlace(reading: Interpretation, lookups: Lookups): Interpretation {
  const place = lookups.zip?.(reading.parts?.["zip"]?.slice(0, 5) ?? "");
  return place ? { ...reading, parts: { ...reading.parts, listed: `${place.city}, ${place.state}` } } : reading;
}

/**
 * The sheet goes to a worker thread, where no reader can follow. The cells of a row are called by one number: each gets the
 * name of its column too.
 */
function withoutExtra({ extra, ...field }: Field): Field {
  const column = extra?.cell?.names.column ?? "";
  return column === "" ? field : { ...field, labelSpanish: `${field.labelSpanish}, ${column}` };
}
