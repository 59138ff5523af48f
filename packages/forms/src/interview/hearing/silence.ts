import type { Step } from "../events.ts";
import { currentField } from "../questions.ts";
import { note, reply, replyAfresh, tell } from "../saying.ts";
import type { Interview } from "../state.ts";

/** In a pause something is said now and then, so that the line is not taken for dead; one silence in so many. */
const silencesToAReminder = 2;
/** Somebody who was gone for so many silences is not waited for with words any more. */
const mostReminded = 20;

/**
 * Nobody said anything: first the prompt comes again, then the keyboard is offered, then one is only reminded now and
 * then, as in a pause. It is always shown that Dilo waits.
 */
export function hearNothing(interview: Interview): Step {
  if (interview.confirm === "off" || interview.phase === "complete") return [interview, []];
  const silences = interview.silences + 1;
  const waiting: Interview = { ...interview, silences };
  if (interview.aside?.kind === "paused") return remind(waiting, 0);
  if (silences === 1) return replyAfresh(waiting, note("still-there"));
  if (silences === 2 && waiting.phase === "asking" && currentField(waiting) !== undefined)
    return tell({ ...waiting, isKeyboardOffered: true }, note("not-heard"));
  if (silences === 2) return reply(waiting);
  return remind(waiting, 2);
}

function remind(interview: Interview, from: number): Step {
  const count = interview.silences - from;
  const isDue = count % silencesToAReminder === 0 && interview.silences <= mostReminded;
  const [after, effects] = tell(interview, note("still-waiting"));
  return [after, isDue ? effects : []];
}
