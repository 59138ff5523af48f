import type { Interview } from "@dilo/forms";
import { currentField } from "@dilo/forms/questions";
import { readItem, removeItem, storeItem } from "../../browser/browser-storage.ts";
import type { TypedText } from "../answers/typed-text.ts";
import type { InterviewRunner } from "./interview-runner.ts";

/** Holds a field's name, and nothing that was said. */
const key = "dilo_question";

/** Notes which question is asked, and the words given to it that still wait for a yes. */
export function rememberPlace(interview: Interview, typedText: Pick<TypedText, "given">): void {
  const field = currentField(interview);
  if (interview.phase !== "asking" || field === undefined) {
    removeItem(key);
    typedText.given("", "");
    return;
  }
  if (readItem(key) !== field.id) storeItem(key, field.id);
  const { turn } = interview;
  typedText.given(field.id, turn.kind === "waiting" ? "" : turn.answer.said);
}

/** Goes back to the question that was asked when the page was left, where that is an answer to be corrected. */
export function returnToPlace(runner: InterviewRunner): void {
  const field = readItem(key);
  const interview = runner.current();
  if (field === null || interview.phase === "choosing" || interview.phase === "complete") return;
  if (interview.answers[field] === undefined || currentField(interview)?.id === field) return;
  runner.dispatch({ kind: "correct", field });
}
