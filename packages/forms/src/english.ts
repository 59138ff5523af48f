import { spaced } from "./answers/digits/spaced.ts";
import { interpret } from "./answers/interpret.ts";
import type { Interpretation, Lookups } from "./answers/interpretation.ts";
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
  /** Raise doubts, and never change a value: the interview read back, and the person confirmed, what is read without them. */
  readonly lookups?: Lookups;
  /** Extra questions to print after the form's own. */
  readonly extra?: readonly Field[];
}

/**
 * Derives the English lines of a form from what was said, each read as of the day it was heard.
 * Screen, PDF and mail all print these lines with the same values; PDF and mail also mark what the lookups dispute.
 */
export function printAnswers(
  formType: FormType,
  answers: Answers,
  { lookups, extra = [] }: Printing = {},
): readonly PrintedAnswer[] {
  const fields = [...forms[formType].fields, ...extra];
  return withDoubtfulSpouse(fields.map((field) => printAnswer(formType, field, answers, lookups)));
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

function printAnswer(form: FormType, field: Field, answers: Answers, lookups?: Lookups): PrintedAnswer {
  const heard = answers[field.id];
  if (heard === undefined) return { field, said: "", english: "", status: "missing" };
  const utterance = {
    form,
    field: field.id,
    asked: field,
    heard: heard.said,
    today: heard.heardAt.slice(0, 10),
    answers,
  };
  const reading = interpret(utterance);
  const said = field.kind === "phone" ? spaced(heard.said) : heard.said;
  const line = { field, said, reading };
  if (reading.status === "value" && reading.english !== undefined) {
    const isDisputed = lookups !== undefined && disputes(interpret({ ...utterance, lookups }), reading);
    return { ...line, english: reading.english, status: "read", ...(isDisputed && { isDisputed }) };
  }
  if (reading.status === "none" && !field.required)
    return { ...line, english: field.extra ? leftBlank : (reading.english ?? "None"), status: "none" };
  return { ...line, english: said, status: "needs-review" };
}

/** Whether a reading that knows more comes to another value than the one confirmed, or finds a doubt it did not have. */
function disputes(informed: Interpretation, confirmed: Interpretation): boolean {
  const isOther = informed.status !== confirmed.status || informed.english !== confirmed.english;
  return isOther || informed.warnings.some((warning) => !confirmed.warnings.includes(warning));
}
