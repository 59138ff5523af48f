import { printAnswers } from "../english.ts";
import type { HeardAnswer } from "../form.ts";
import { confirmationOf, isSameName, nameChoices } from "../names/name-choices.ts";
import { extraOf } from "./asking.ts";
import type { Interview, InterviewEvent, Step } from "./state.ts";

/**
 * Stores in the review which words of a name are given and which are family names, as if it had been said so.
 * Only a split of the same name is taken: nothing else of the answer can change here.
 */
export function confirmName(interview: Interview, event: Extract<InterviewEvent, { kind: "name-confirmed" }>): Step {
  if (interview.phase !== "reviewing") return [interview, []];
  const { formType, answers } = interview;
  const lines = printAnswers(formType, answers, { extra: extraOf(interview) });
  const line = lines.find(({ field }) => field.id === event.field);
  if (line?.field.kind !== "name" || line.status !== "read") return [interview, []];
  if (!nameChoices(line.english).some((choice) => isSameName(choice, event))) return [interview, []];
  const answer: HeardAnswer = { said: confirmationOf(event), heardAt: event.at };
  const confirmed = { ...interview, answers: { ...answers, [event.field]: answer } };
  return [confirmed, [{ kind: "keep", formType, field: event.field, answer }]];
}
