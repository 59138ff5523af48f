import { toldIn } from "../../forms/conditions.ts";
import type { Field } from "../../forms/definition.ts";
import { walk } from "../../forms/walk.ts";
import { currentField, fieldsOf } from "../questions.ts";
import type { Asking, GroupCheck } from "../state.ts";

/**
 * The answers of a group that nobody read back, once its last question is answered in a call: a yes that was heard as a
 * no is found where they are said together. Undefined while the group goes on, and in writing, where each can be seen.
 * @param moved the interview at the question that comes next, or past the last one
 */
export function groupLeft(interview: Asking, moved: Asking): GroupCheck | undefined {
  const [last, next] = [currentField(interview), currentField(moved)];
  const group = last?.extra?.group;
  const isLeft = next?.extra?.group !== group || next?.extra?.part !== last?.extra?.part;
  if (!interview.isCallActive || interview.returnTo !== undefined || group === undefined || !isLeft) return undefined;
  const fields = fieldsOf(interview);
  const told = toldIn(interview.answers, fields);
  const asked = [...walk(fields, told)].flatMap(({ question, state }) =>
    state === "answered" && question.kind === "yesno" && isIn(question, last, group) ? [question] : [],
  );
  return (["yes", "no"] as const).reduce<GroupCheck | undefined>((next, value) => {
    const quiet = asked.filter(({ id, extra }) => extra?.quiet === value && told.value(id) === value);
    if (quiet.length === 0) return next;
    return { fields: quiet.map(({ id }) => id), value, isPartly: quiet.length < asked.length, next };
  }, undefined);
}

function isIn({ extra }: Field, last: Field | undefined, group: number): boolean {
  return extra?.group === group && extra.part === last?.extra?.part;
}
