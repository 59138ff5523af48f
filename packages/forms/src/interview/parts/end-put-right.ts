import type { HeardAnswer } from "../../answers/answer.ts";
import type { Scene } from "../decide/scene.ts";
import type { Step } from "../events.ts";
import { currentField, fieldsOf } from "../questions.ts";
import { readAnswer } from "../reading.ts";
import { replyAfresh } from "../saying.ts";
import type { AlsoTold, Asking } from "../state.ts";

/** "No, regresé el 25": of what is read back together an end is put right alone; undefined for anything else. */
export function endPutRight({ interview, text, at }: Scene<Asking>): Step | undefined {
  const { turn } = interview;
  if (turn.kind !== "confirming" || turn.together === undefined) return undefined;
  const field = currentField(interview);
  const going: Asking = { ...interview, answers: { ...interview.answers, [field?.id ?? ""]: turn.answer } };
  const right = turn.together.flatMap(({ field: id }): readonly AlsoTold[] => {
    const other = fieldsOf(interview).find((one) => one.id === id);
    const said = other?.extra?.toldWith?.alone?.(text);
    if (other === undefined || said === undefined) return [];
    const answer: HeardAnswer = { said, heardAt: at };
    const reading = readAnswer(going, other, answer);
    return reading.status === "value" ? [{ field: id, answer, reading }] : [];
  });
  if (right.length === 0) return undefined;
  const together = turn.together.map((one) => right.find(({ field: id }) => id === one.field) ?? one);
  return replyAfresh({ ...interview, turn: { ...turn, together } });
}
