import type { Answers, FormType, HeardAnswer } from "../answers/answer.ts";
import { spaced } from "../answers/digits/spaced.ts";
import { interpret } from "../answers/interpret.ts";
import type { Interpretation } from "../answers/interpretation.ts";
import { lookupsOf } from "../answers/places.ts";
import { asWritten } from "../names/as-written.ts";
import { toldIn } from "./conditions.ts";
import type { Field } from "./definition.ts";
import { evaluate } from "./evaluate.ts";
import { contradicted } from "./parts/contradictions.ts";
import { forms } from "./registry.ts";
import { walk } from "./walk.ts";

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
  /**
   * How the words read with what only the server knows, where that speaks against this value: the value stands as it was
   * confirmed, to be checked by the person.
   */
  readonly disputedBy?: Interpretation;
  /** The other answer that it hardly goes with: both stand as they were told, to be checked by the person. */
  readonly against?: Field;
}

/** Tells whether the person is to look at an answer: nobody could read it, or it does not go with another one. */
export function isToCheck({ status, against }: PrintedAnswer): boolean {
  return status === "needs-review" || against !== undefined;
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
export function printAnswers(formType: FormType, answers: Answers, printing?: Printing): readonly PrintedAnswer[] {
  return atOnce(printInSteps(formType, answers, printing));
}

/** The same, one answer after the other: a server lets others have their turn between two of them. */
export function* printInSteps(
  formType: FormType,
  answers: Answers,
  { extra = [] }: Printing = {},
): Steps<readonly PrintedAnswer[]> {
  const lines: PrintedAnswer[] = [];
  for (const field of [...forms[formType].fields, ...(yield* toldOf(extra, formType, answers))]) {
    lines.push(printAnswer(formType, field, answers));
    yield;
  }
  return withContradictions(formType, lines);
}

/** Reads answers ahead, one after the other: what prints them later, or asks by them, has them at once. */
export function* readAheadInSteps(formType: FormType, answers: Answers, extra: readonly Field[]): Steps<void> {
  const fields = [...forms[formType].fields, ...extra];
  const told = toldIn(answers, fields);
  for (const field of fields) {
    if (answers[field.id] === undefined) continue;
    printAnswer(formType, field, answers);
    yield;
    told.value(field.id);
    yield;
  }
}

/** Work that may be left and taken up again between its steps. */
export type Steps<Result> = Generator<undefined, Result>;

/** Does all its steps, one right after the other. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Of a part only what it asks and was told of has a line: an answer that a changed one before it no longer calls for is none. */
function* toldOf(extra: readonly Field[], formType: FormType, answers: Answers): Steps<readonly Field[]> {
  const isWhole = ({ extra: own }: Field) => own?.part !== undefined;
  if (!extra.some((field) => isWhole(field) && answers[field.id] !== undefined))
    return extra.filter((field) => !isWhole(field));
  const all = [...forms[formType].fields, ...extra];
  const skipped = new Set<string>();
  for (const { state, id } of walk(all, toldIn(answers, all))) {
    if (state === "skipped") skipped.add(id);
    yield;
  }
  return extra.filter((field) => !isWhole(field) || (answers[field.id] !== undefined && !skipped.has(field.id)));
}

/** An answer that contradicts another one: given where it has no place, or lacking where it must be. One was heard wrong. */
function withContradictions(formType: FormType, lines: readonly PrintedAnswer[]): readonly PrintedAnswer[] {
  const knownValue = (id: string) => {
    const value = lines.find(({ field }) => field.id === id)?.reading?.value;
    return typeof value === "string" ? value : undefined;
  };
  return lines.map((line) => {
    const { when, neededWhen } = line.field;
    const isOutOfPlace = line.status === "read" && when !== undefined && evaluate(when, knownValue) === false;
    const isLacking = line.status === "none" && neededWhen !== undefined && evaluate(neededWhen, knownValue) === true;
    if (isOutOfPlace || isLacking) return { ...line, english: line.said, status: "needs-review" };
    const other = line.status === "read" ? contradicted(formType, line.field.id, knownValue) : undefined;
    const against = lines.find(({ field }) => field.id === other)?.field;
    return against === undefined ? line : { ...line, against };
  });
}

/** How an extra question that was passed over is printed: its box is empty, which says neither yes nor no. */
const leftBlank = "Left blank";

/** Lines that were printed before: an answer means the same as long as it, its question and what it is read against stay. */
const printed = new WeakMap<HeardAnswer, { field: Field; against: HeardAnswer | undefined; line: PrintedAnswer }>();

/** One line alone, whatever another answer says against it. */
export function printAnswer(form: FormType, field: Field, answers: Answers): PrintedAnswer {
  const heard = answers[field.id];
  if (heard === undefined) return { field, said: "", english: "", status: "missing" };
  const against = field.notBefore === undefined ? undefined : answers[field.notBefore];
  const known = printed.get(heard);
  if (known?.field === field && known.against === against) return known.line;
  const line = printHeard(form, field, heard, answers);
  printed.set(heard, { field, against, line });
  return line;
}

function printHeard(form: FormType, field: Field, heard: HeardAnswer, answers: Answers): PrintedAnswer {
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
    return {
      ...line,
      english: field.kind === "name" ? asWritten(reading.english, said) : reading.english,
      status: "read",
    };
  if (reading.status === "none" && !field.required)
    return { ...line, english: field.extra ? leftBlank : (reading.english ?? "None"), status: "none" };
  return { ...line, english: said, status: "needs-review" };
}
