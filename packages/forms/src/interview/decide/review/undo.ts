import type { InterviewEffect, Step } from "../../events.ts";
import { replyAfresh } from "../../saying.ts";
import type { Interview } from "../../state.ts";

/**
 * Takes back the change that one has just come back from, with everything it changed beside it: of a marital status the
 * name of the spouse too.
 */
export function undo(interview: Interview, at: string): Step {
  if (interview.phase !== "reviewing" || interview.returned?.before === undefined) return [interview, []];
  const { formType, answers } = interview;
  const { field, before } = interview.returned;
  const changed = Object.keys({ ...answers, ...before }).filter((id) => answers[id] !== before[id]);
  const effects = changed.flatMap((id): readonly InterviewEffect[] => {
    const answer = before[id];
    // It was heard before the one that goes: only where none stands is it kept with the hour of its own.
    const takeOut = { kind: "take-out", formType, field: id, at } as const;
    return answer === undefined ? [takeOut] : [takeOut, { kind: "keep", formType, field: id, answer }];
  });
  const after = { ...interview, answers: before, noted: undefined, point: undefined, aside: undefined };
  const [replied, asked] = replyAfresh({ ...after, returned: { field, isChanged: false } });
  return [replied, [...effects, ...asked]];
}
