import { currentField, speak } from "./asking.ts";
import { standingInReview } from "./open-points.ts";
import { phrases } from "./phrases.ts";
import { sayStanding } from "./standing.ts";
import type { Asking, Interview, InterviewEffect, Reviewing, Step } from "./state.ts";

/** In a pause something is said now and then, so that the line is not taken for dead; one silence in so many. */
const silencesToAReminder = 2;
/** Somebody who was gone for so many silences is not waited for with words any more. */
const mostReminded = 20;

/**
 * Nobody said anything: first the prompt comes again, then the keyboard is offered, then it is quiet.
 * In a pause one is only told now and then that the assistant still waits.
 */
export function hearNothing(interview: Interview): Step {
  if (interview.confirm === "off" || (interview.phase !== "asking" && interview.phase !== "reviewing"))
    return [interview, []];
  const silences = interview.silences + 1;
  if (interview.isPaused) return [{ ...interview, silences }, remind(interview, silences)];
  return interview.phase === "asking" ? askInto({ ...interview, silences }) : reviewInto({ ...interview, silences });
}

function remind(interview: Asking | Reviewing, silences: number): readonly InterviewEffect[] {
  const isDue = silences % silencesToAReminder === 0 && silences <= mostReminded;
  return isDue ? speak(interview, phrases.stillWaiting, "command") : [];
}

function askInto(interview: Asking): Step {
  const field = currentField(interview);
  if (field === undefined || interview.silences > 2) return [interview, []];
  if (interview.silences === 1) return [interview, sayStanding(interview, field, phrases.stillThere)];
  const offered: Asking = { ...interview, isKeyboardOffered: true };
  return [offered, speak(offered, phrases.notHeard)];
}

function reviewInto(interview: Reviewing): Step {
  const isDue = interview.silences === 1;
  return [interview, isDue ? speak(interview, `${phrases.stillThere} ${standingInReview(interview)}`, "command") : []];
}
