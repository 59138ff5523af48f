import { type PrintedAnswer, printAnswers } from "../forms/english.ts";
import { confirmedParts, openSplits } from "../names/name-choices.ts";
import type { FullName } from "../names/split-name.ts";
import { labelOf } from "../prompts/labels.ts";
import { valueSlots } from "../prompts/read-back.ts";
import type { Channel } from "../understanding/act.ts";
import { extraOf } from "./questions.ts";
import type { Asking, Complete, Reviewing } from "./state.ts";

/** Every answer as it will be printed, in the order of the questions. */
export function linesOf(interview: Asking | Reviewing | Complete): readonly PrintedAnswer[] {
  const { formType, answers } = interview;
  return printAnswers(formType, answers, { extra: extraOf(interview) });
}

/** An answer as it is read out, behind its label; in writing an e-mail address has its signs. */
export function aloud({ field, said, reading }: PrintedAnswer, channel: Channel = "spoken"): string {
  const label = labelOf(field);
  const isNone = said === "" || reading?.status === "none";
  const { value: spoken, valueWritten } = reading === undefined ? { value: said } : valueSlots(reading, said);
  const shown = channel === "written" ? (valueWritten ?? spoken) : spoken;
  const value = isNone ? "no tiene" : reading?.status === "value" ? shown : said;
  return `${label.charAt(0).toLocaleUpperCase("es")}${label.slice(1)}: ${value}.`;
}

/** The answer that the reply reads out, where it reads out one. */
export function heardOf(interview: Reviewing): PrintedAnswer | undefined {
  const texts = interview.reply.prompts.flatMap((prompt) => ("text" in prompt ? [prompt.text] : []));
  return texts.length === 0 ? undefined : linesOf(interview).find((line) => texts.includes(aloud(line)));
}

/** An answer behind its label, in English. */
export function lineInEnglish({ field, english }: PrintedAnswer): string {
  return `${field.label}: ${english || "none"}.`;
}

/** Answers one after the other, as a prompt has them. */
export function answersSlots(lines: readonly PrintedAnswer[]) {
  return {
    answers: lines.map((line) => aloud(line)).join(" "),
    answersEnglish: lines.map(lineInEnglish).join(" "),
  };
}

/** So many answers are read out at a time. */
export const answersAtOnce = 3;

/** The answer that is asked about before the form is saved; undefined while none is. */
export function lineAsked(interview: Reviewing): PrintedAnswer | undefined {
  return linesOf(interview).find(({ field }) => field.id === interview.point?.field);
}

/** The ways a name can be told apart that nobody has told yet, the likeliest first; none where there is one way only. */
export function splitsOf({ field, status, english, reading }: PrintedAnswer): readonly FullName[] {
  return field.kind === "name" && status === "read" ? openSplits(english, confirmedParts(reading)) : [];
}
