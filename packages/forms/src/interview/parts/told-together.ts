import type { HeardAnswer } from "../../answers/answer.ts";
import type { Interpretation } from "../../answers/interpretation.ts";
import type { Field } from "../../forms/definition.ts";
import { valueSlots } from "../../prompts/read-back.ts";
import { fieldsOf } from "../questions.ts";
import { readAnswer } from "../reading.ts";
import type { AlsoTold, Asking } from "../state.ts";

/** An answer that is to be read back, and what it means. */
interface Told {
  readonly answer: HeardAnswer;
  readonly reading: Interpretation;
}

/**
 * What an answer tells of the other questions of its row that were asked with it, or that are parts of it: what is in no
 * doubt, to be read back with it and agreed to together.
 */
export function toldTogether(interview: Asking, field: Field, { answer, reading }: Told): readonly AlsoTold[] {
  if (!interview.isCallActive || interview.returnTo !== undefined) return [];
  const { parts = {} } = reading;
  let going: Asking = { ...interview, answers: { ...interview.answers, [field.id]: answer } };
  return fieldsOf(interview).flatMap((other) => {
    const { partOf, toldWith } = other.extra ?? {};
    if (interview.answers[other.id] !== undefined) return [];
    const isAsked = toldWith?.field === field.id && field.extra?.together?.called[other.id] !== undefined;
    const part = partOf?.fields.includes(field.id) ? parts[partOf.part] : undefined;
    const said = isAsked ? toldWith.words(answer.said) : part;
    if (said === undefined || said === "") return [];
    const told: HeardAnswer = { said, heardAt: answer.heardAt };
    const meant = readAnswer(going, other, told);
    if (meant.status !== "value" || meant.needsConfirmation) return [];
    going = { ...going, answers: { ...going.answers, [other.id]: told } };
    return [{ field: other.id, answer: told, reading: meant }];
  });
}

/** All that is read back together, each under what it is called: "salida, 3 de marzo de 2024; regreso, 20 de marzo de 2024". */
export function togetherSlots(field: Field, own: Told, others: readonly AlsoTold[]): Readonly<Record<string, string>> {
  const all = [{ field: field.id, ...own }, ...others].map(({ field: id, reading, answer }) => {
    const { value = "", valueEnglish = value } = valueSlots(reading, answer.said);
    const name = field.extra?.together?.called[id] ?? "";
    return { spanish: name === "" ? value : `${name}, ${value}`, english: valueEnglish };
  });
  return {
    value: all.map(({ spanish }) => spanish).join("; "),
    valueEnglish: all.map(({ english }) => english).join("; "),
  };
}
