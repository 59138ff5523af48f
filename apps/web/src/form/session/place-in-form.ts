import type { Interview } from "@dilo/forms";
import { currentField, formTypes } from "@dilo/forms/questions";
import { admittedAt } from "../../access/access.ts";
import { readItem, removeItem, storeItem } from "../../browser/browser-storage.ts";
import type { TypedText } from "../answers/typed-text.ts";
import type { InterviewRunner } from "./interview-runner.ts";

/** Holds a field's name, and nothing that was said. */
const key = "dilo_question";

/** Holds which form was chosen, and when this browser was let in: another payment has chosen none. */
const formKey = "dilo_form";

/** Notes which form is filled in, which question is asked, and the words given to it that still wait for a yes. */
export function rememberPlace(interview: Interview, typedText: Pick<TypedText, "given">): void {
  const chosen = interview.phase === "choosing" ? undefined : `${interview.formType} ${admittedAt()}`;
  if (chosen === undefined) removeItem(formKey);
  else if (readItem(formKey) !== chosen) storeItem(formKey, chosen);
  const field = currentField(interview);
  if (interview.phase !== "asking" || field === undefined) {
    removeItem(key);
    typedText.given("", "");
    return;
  }
  // One that is asked for the first time may be answered on another phone meanwhile: nobody comes back to that.
  if (interview.answers[field.id] === undefined) removeItem(key);
  else if (readItem(key) !== field.id) storeItem(key, field.id);
  const { turn } = interview;
  typedText.given(field.id, turn.kind === "waiting" ? "" : turn.answer.said);
}

/** The answer that was being corrected when the page was left, by its field. */
export function placeLeft(): string | null {
  return readItem(key);
}

/** Goes back to that answer, where it still is one. */
export function returnToPlace(runner: InterviewRunner, field: string | null): void {
  const interview = runner.current();
  if (field === null || interview.phase === "choosing" || interview.phase === "complete") return;
  if (interview.answers[field] === undefined || currentField(interview)?.id === field) return;
  runner.dispatch({ kind: "correct", field });
}

/** Takes up the form that was chosen when the page was left before its first answer. */
export function returnToForm(runner: InterviewRunner): void {
  const chosen = readItem(formKey);
  const formType = formTypes.find((one) => chosen === `${one} ${admittedAt()}`);
  if (formType !== undefined) runner.dispatch({ kind: "form-chosen", formType });
}

/** Forgets the form that was chosen: it was erased, or begun again elsewhere. */
export function forgetForm(): void {
  removeItem(formKey);
}
