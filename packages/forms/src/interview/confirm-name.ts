import type { HeardAnswer } from "../form.ts";
import { confirmationOf, isSameName, nameChoices } from "../names/name-choices.ts";
import { acceptReview, linesOf } from "./open-points.ts";
import type { Interview, InterviewEffect, InterviewEvent, Reviewing, Step } from "./state.ts";

/**
 * Stores in the review which words of a name are given and which are family names, as if it had been said so.
 * Only a split of the same name is taken: nothing else of the answer can change here. Where that was the point asked
 * about, the next one follows.
 */
export function confirmName(
  interview: Interview,
  event: Omit<Extract<InterviewEvent, { kind: "name-confirmed" }>, "kind">,
): Step {
  if (interview.phase !== "reviewing") return [interview, []];
  const { formType, answers, point } = interview;
  const line = linesOf(interview).find(({ field }) => field.id === event.field);
  if (line?.field.kind !== "name" || line.status !== "read") return [interview, []];
  if (!nameChoices(line.english).some((choice) => isSameName(choice, event))) return [interview, []];
  const answer: HeardAnswer = { said: confirmationOf(event), heardAt: event.at };
  const confirmed: Reviewing = { ...interview, answers: { ...answers, [event.field]: answer } };
  const keep: InterviewEffect = { kind: "keep", formType, field: event.field, answer };
  if (point?.field !== event.field) return [confirmed, [keep]];
  const [after, effects] = acceptReview({ ...confirmed, point: undefined });
  return [after, [keep, ...effects]];
}
