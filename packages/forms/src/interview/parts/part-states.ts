import { toldIn } from "../../forms/conditions.ts";
import { evaluate } from "../../forms/evaluate.ts";
import type { Words } from "../../forms/items.ts";
import { partsOf } from "../../forms/parts/offers.ts";
import { walk } from "../../forms/walk.ts";
import { fieldsOf } from "../questions.ts";
import type { Asking, Reviewing } from "../state.ts";

/** How far one part has come. */
export interface PartState {
  readonly part: number;
  readonly title: Words;
  /** `not-for-you`: what was answered leaves nothing of it to ask. */
  readonly state: "not-begun" | "halfway" | "done" | "not-for-you";
  /** How many of its questions this person's walk still has; of a part that was not begun as many as are offered. */
  readonly left: number;
}

/** The parts of a form in their order, each with how far it has come by this person's answers. */
export function partStates({
  formType,
  extra,
  answers,
}: Pick<Asking | Reviewing, "formType" | "extra" | "answers">): readonly PartState[] {
  const fields = fieldsOf({ formType, extra });
  const told = toldIn(answers, fields);
  const visits = [...walk(fields, told)];
  return partsOf(formType).map(({ part, title, questions, doneWhen }) => {
    const own = visits.filter(({ question }) => question.extra?.part === part);
    if (own.length === 0) {
      const isDone = doneWhen !== undefined && evaluate(doneWhen, told.value) === true;
      return { part, title, state: isDone ? "not-for-you" : "not-begun", left: isDone ? 0 : questions };
    }
    // What waits for an answer that is still open comes only with it.
    const open = own.filter(
      ({ state, question: { when } }) => state === "open" && (!when || evaluate(when, told.value) === true),
    );
    const isBegun = own.some(({ state }) => state === "answered");
    if (open.length === 0) return { part, title, state: isBegun ? "done" : "not-for-you", left: 0 };
    return { part, title, state: isBegun ? "halfway" : "not-begun", left: open.length };
  });
}
