import { spaced } from "./answers/digits/spaced.ts";
import { interpret } from "./answers/interpret.ts";
import type { Interpretation } from "./answers/interpretation.ts";
import { lookupsOf } from "./answers/places.ts";
import { forms } from "./definitions.ts";
import type { Answers, Field, FormType } from "./form.ts";

/** One line of the answer sheet. */
export interface PrintedAnswer {
  readonly field: Field;
  /** The words in Spanish, spaced for reading, or "" when the question has no answer. */
  readonly said: string;
  /** What is printed: the English value, "None", or the words as said when they could not be read. */
  readonly english: string;
  readonly status: "read" | "none" | "needs-review" | "missing";
  /** How the words were read; absent when there were none. */
  readonly reading?: Interpretation;
  /** What only the server knows speaks against this value: it stands as it was confirmed, to be checked by the person. */
  readonly isDisputed?: true;
}

/** What printing may know besides the answers. */
export interface Printing {
  /** Extra questions to print after the form's own. */
  readonly extra?: readonly Field[];
}

/**
 * Derives the English lines of a form from what was said, each read as of the day it was heard and with what was known
 * of its ZIP codes when it was confirmed. Screen, PDF and mail all print these lines.
 */
export function printAnswers(
  formType: FormType,
  answers: Answers,
  { extra = [] }: Printing = {},
): readonly PrintedAnswer[] {
  const fields = [...forms[formType].fields, ...extra];
  return withDoubtfulSpouse(fields.map((field) => printAnswer(formType, field, answers)));
}

/** Who may name a spouse or none: the separated are still married. */
const eitherWay = "separated";

/** A married person without a spouse, or a spouse without a marriage: one of the two was heard wrong. */
function withDoubtfulSpouse(lines: readonly PrintedAnswer[]): readonly PrintedAnswer[] {
  const status = lines.find(({ field }) => field.id === "estado_civil")?.reading?.value;
  if (status === undefined || status === eitherWay) return lines;
  const wrong = status === "married" ? "none" : "read";
  return lines.map((line) =>
    line.field.id === "nombre_conyuge" && line.status === wrong
      ? { ...line, english: line.said, status: "needs-review" }
      : line,
  );
}

/** How an extra question that was passed over is printed: its box is empty, which says neither yes nor no. */
const leftBlank = "Left blank";

function printAnswer(form: FormType, field: Field, answers: Answers): PrintedAnswer {
  const heard = answers[field.id];
  if (heard === undefined) return { field, said: "", english: "", status: "missing" };
  const reading = interpret({
    form,
    field: field.id,
    asked: field,
    heard: heard.said,
    today: heard.heardAt.slice(0, 10),
    answers,
    lookups: lookupsOf(heard.places ?? []),
  });
  const said = field.kind === "phone" ? spaced(heard.said) : heard.said;
  const line = { field, said, reading };
  if (reading.status === "value" && reading.english !== undefined)
    return { ...line, english: reading.english, status: "read" };
  if (reading.status === "none" && !field.required)
    return { ...line, english: field.extra ? leftBlank : (reading.english ?? "None"), status: "none" };
  return { ...line, english: said, status: "needs-review" };
}
