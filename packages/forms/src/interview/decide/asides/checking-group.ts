import type { InterviewEffect, InterviewEvent, Step } from "../../events.ts";
import { lastHeardIn } from "../../last-heard.ts";
import { fieldsOf } from "../../questions.ts";
import { note, reply, replyAfresh } from "../../saying.ts";
import { commonOf, freshTurn } from "../../start.ts";
import type { Asking, Interview } from "../../state.ts";
import type { Scene } from "../scene.ts";

/** The group was heard right: the rest of it is said, or what comes next is asked. */
export function groupIsRight({ interview }: Scene): Step {
  return replyAfresh({ ...interview, check: interview.check?.next });
}

/** Something in the group was heard wrong: its answers that nobody read back are taken out, and asked one by one. */
export function askGroupAgain({ interview, at }: Pick<Scene, "interview" | "at">): Step {
  const { check } = interview;
  if (interview.phase === "choosing" || check === undefined) return replyAfresh(interview);
  const { formType } = interview;
  const answers = Object.fromEntries(Object.entries(interview.answers).filter(([id]) => !check.fields.includes(id)));
  const position = fieldsOf(interview).findIndex(({ id }) => id === check.fields[0]);
  const asking: Asking = { ...commonOf(interview), ...freshTurn, phase: "asking", formType, answers, position };
  const takenOut = check.fields.map((field): InterviewEffect => ({ kind: "take-out", formType, field, at }));
  const [after, effects] = replyAfresh(asking, note("group-again"));
  return [after, [...takenOut, ...effects]];
}

/** Taps of the page that lead away from what is asked. */
const leadsAway: ReadonlySet<InterviewEvent["kind"]> = new Set([
  "correct",
  "extra-wanted",
  "extra-declined",
  "review-accepted",
]);

/**
 * A tap while a group is asked to be right: nothing passes it over. "Corregir" beside one of its answers says that it was
 * heard wrong; behind any other tap it is asked again. Undefined where no group is asked about.
 */
export function tappedInGroup(interview: Interview, event: InterviewEvent): Step | undefined {
  if (interview.phase === "choosing" || interview.check === undefined || !leadsAway.has(event.kind)) return undefined;
  return event.kind === "correct" && interview.check.fields.includes(event.field)
    ? askGroupAgain({ interview, at: lastHeardIn(interview.answers) })
    : reply(interview);
}
