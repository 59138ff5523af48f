import type { HeardAnswer } from "../answers/answer.ts";
import type { CarriedAnswer } from "../forms/carry/carried.ts";
import type { Field } from "../forms/definition.ts";
import type { Prompt } from "../prompts/prompt.ts";
import { answersSlots, linesOf } from "./lines.ts";
import { fieldsOf } from "./questions.ts";
import { readAnswer } from "./reading.ts";
import { note } from "./saying.ts";
import type { Asking } from "./state.ts";

/** What another form of the same person answers to a question that nobody answered here; undefined where nothing does. */
export function carriedTo(interview: Asking, field: Field): CarriedAnswer | undefined {
  const { isSamePerson, toldBefore, formType, answers, later } = interview;
  if (isSamePerson !== true || answers[field.id] !== undefined || later.includes(field.id)) return undefined;
  const carried = toldBefore?.[formType];
  const told = carried?.answers[field.id];
  if (told === undefined)
    return carried?.ofOthers?.find(
      ({ field: id, where }) => id === field.id && isAnsweredAs(interview, where.field, where.answer),
    );
  const first = told.goesWith;
  if (first === undefined) return told;
  return isAnsweredAs(interview, first, carried?.answers[first]?.answer) ? told : undefined;
}

/** Tells whether a question was answered as it was in the other form. */
function isAnsweredAs(interview: Asking, id: string, there: HeardAnswer | undefined): boolean {
  const [field, here] = [fieldsOf(interview).find((one) => one.id === id), interview.answers[id]];
  if (field === undefined || here === undefined || there === undefined) return false;
  // Taken over as it was told there: it is not read again for every question that goes with it.
  if (here === there) return true;
  const values = [here, there].map((answer) => JSON.stringify(readAnswer(interview, field, answer).value));
  return values[0] === values[1];
}

/** Says what was taken over, value by value. */
export function takenAloud(interview: Asking, taken: readonly string[]): readonly Prompt[] {
  const lines = linesOf(interview).filter(({ field }) => taken.includes(field.id));
  if (lines.length === 0) return [];
  const named = lines.map((line) => {
    const { extra, question, questionEnglish, labelSpanish, label } = line.field;
    if (extra?.part === undefined) return line;
    // A part's questions have numbers for labels: the question itself says what is told.
    const [spanish, english] = [question, questionEnglish].map((text) => text.slice(0, text.indexOf("?") + 1));
    return { ...line, field: { ...line.field, labelSpanish: spanish ?? labelSpanish, label: english ?? label } };
  });
  const { answers, answersEnglish } = answersSlots(named);
  const tidy = (text: string) => text.replaceAll("?:", "?");
  return [note("taken-over", { values: tidy(answers), valuesEnglish: tidy(answersEnglish) })];
}
