import type { Said } from "./accepting.ts";
import { commonOf, currentField, fieldsOf, freshTurn, goTo, speak } from "./asking.ts";
import { verdictOf } from "./plain-yes.ts";
import { askAgain, askToCorrect, correctField } from "./repair.ts";
import { sayStanding } from "./standing.ts";
import type { Asking, Complete, Reviewing, Step } from "./state.ts";
import { fieldChosen, fieldsNamed, whichQuestion } from "./which-field.ts";

/** "Corrige el teléfono", in the middle of another question: that one, to come back; undefined when it names none. */
export function correctNamed(interview: Asking, text: string): Step | undefined {
  const current = currentField(interview)?.id;
  const isOpen = (id: string) => (id === current ? interview.turn.kind !== "waiting" : id in interview.answers);
  const named = fieldsNamed(interview, text).filter(isOpen);
  const [only, other] = named;
  if (only === undefined) return undefined;
  if (other === undefined || (current !== undefined && named.includes(current)))
    return correctOne(interview, other === undefined ? only : (current ?? only));
  return [{ ...interview, which: named }, speak(interview, whichQuestion(interview, named), "command")];
}

/** Hears which of a few answers is to be corrected; undefined when the words are something else. */
export function hearWhich(interview: Asking, said: Said): Step | undefined {
  const { which = [] } = interview;
  const chosen = fieldChosen(interview, which, said.text);
  const open: Asking = { ...interview, which: undefined };
  if (chosen !== undefined) return correctOne(open, chosen);
  const field = currentField(interview);
  const isNone = verdictOf(said.text, said.at) === "no" && field !== undefined;
  return isNone ? [open, sayStanding(open, field)] : undefined;
}

function correctOne(interview: Asking, id: string): Step {
  const field = currentField(interview);
  if (field?.id === id) return askAgain(interview, field);
  return correctField(
    interview,
    fieldsOf(interview).findIndex((one) => one.id === id),
  );
}

/** Asks one answer again and comes back to the review; from a saved form, to a revision of the same form. */
export function correctFromReview(interview: Reviewing | Complete, fieldId: string): Step {
  const { formType, answers } = interview;
  const fields = fieldsOf(interview);
  const position = fields.findIndex((field) => field.id === fieldId);
  if (position < 0) return [interview, []];
  const common = commonOf(interview);
  const [asking] = goTo({ ...common, ...freshTurn, phase: "asking", formType, answers, position }, position);
  return asking.phase === "asking" ? askToCorrect({ ...asking, returnTo: fields.length }) : [asking, []];
}
