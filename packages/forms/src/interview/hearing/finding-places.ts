import type { InterviewEvent } from "../events.ts";
import { currentField } from "../questions.ts";
import { unknownZips } from "../reading.ts";
import type { Interview } from "../state.ts";
import { isSaidToUs } from "./hear.ts";

/**
 * The ZIP codes, of five digits, whose places should be known before an event is taken in: `places-found` tells them,
 * and the event comes next. None for most events; with `confirm: off` nothing is read.
 */
export function zipsToFind(interview: Interview, event: InterviewEvent): readonly string[] {
  const field = currentField(interview);
  if (interview.phase !== "asking" || interview.confirm === "off" || field === undefined) return [];
  const heard = event.kind === "heard" && isSaidToUs(interview, event.heard) ? event.heard : event;
  if (!("text" in heard && "at" in heard)) return [];
  const { text, at } = heard;
  // The rest of an answer is read behind what was said of it before.
  const { answer } = interview.turn;
  const texts = answer === undefined ? [text] : [text, `${answer.said} ${text}`];
  return [...new Set(texts.flatMap((each) => unknownZips(interview, field, each, at)))];
}
