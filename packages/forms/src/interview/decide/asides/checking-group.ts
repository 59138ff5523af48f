import type { InterviewEffect, Step } from "../../events.ts";
import { fieldsOf } from "../../questions.ts";
import { note, replyAfresh } from "../../saying.ts";
import { commonOf, freshTurn } from "../../start.ts";
import type { Asking } from "../../state.ts";
import type { Scene } from "../scene.ts";

/** The group was heard right: the rest of it is said, or what comes next is asked. */
export function groupIsRight({ interview }: Scene): Step {
  return replyAfresh({ ...interview, check: interview.check?.next });
}

/** Something in the group was heard wrong: its answers that nobody read back are taken out, and asked one by one. */
export function askGroupAgain({ interview, at }: Scene): Step {
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
