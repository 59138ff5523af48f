import type { Field } from "../form.ts";
import { currentField, goTo, speak, store } from "./asking.ts";
import { phrases } from "./phrases.ts";
import type { Asking, Step } from "./state.ts";

/** After this many answers that were not understood the keyboard is offered; one more is kept as it was said. */
export const failuresBeforeKeyboard = 2;

/** The value read back is right: it is stored as it was said. */
export function confirm(interview: Asking, field: Field): Step {
  if (interview.turn.kind !== "confirming") return [interview, []];
  const { turnId, answer } = interview.turn;
  const { said: text, heardAt: at, places = [] } = answer;
  return store(interview, field, { text, at, places, ...(turnId !== undefined && { turnId }) });
}

/** The value read back is wrong: the question once more. */
export function askAgain(interview: Asking, field: Field): Step {
  const again: Asking = { ...withFailure(interview), turn: { kind: "waiting" }, isSpelling: false };
  const offer = again.isKeyboardOffered && !interview.isKeyboardOffered ? ` ${phrases.write}` : "";
  return [again, speak(again, `${phrases.onceMore(field.question)}${offer}`)];
}

/** One more answer was wrong or not understood: the second offers the keyboard. */
export function withFailure(interview: Asking): Asking {
  const failures = Math.min(interview.failures + 1, failuresBeforeKeyboard);
  const isKeyboardOffered = interview.isKeyboardOffered || failures >= failuresBeforeKeyboard;
  return { ...interview, failures, isKeyboardOffered };
}

/** Asks a field again from anywhere, to come back afterwards. */
export function correctField(interview: Asking, position: number): Step {
  const returnTo = interview.returnTo ?? interview.position;
  const [moved] = goTo(interview, position);
  return moved.phase === "asking" ? askToCorrect({ ...moved, returnTo }) : [moved, []];
}

/** Asks a question again; where it was answered, says how to leave that answer as it was. */
export function askToCorrect(interview: Asking): Step {
  const { id = "", question = "" } = currentField(interview) ?? {};
  return [interview, speak(interview, id in interview.answers ? `${question} ${phrases.orLeave}` : question)];
}
