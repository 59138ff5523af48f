import { currentField } from "./asking.ts";
import { unknownZips } from "./read.ts";
import type { Interview, InterviewEvent } from "./state.ts";
import { isRestOfPending, isSaidToUs } from "./transcripts.ts";

/**
 * The ZIP codes, of five digits, whose places should be known before an event is taken in: `places-found` tells them,
 * and the event comes next. None for most events; with `confirm: off` nothing is read.
 */
export function zipsToFind(interview: Interview, event: InterviewEvent): readonly string[] {
  const field = currentField(interview);
  const heard = event.kind === "typed" ? event : event.kind === "heard" ? event.heard : undefined;
  if (interview.phase !== "asking" || interview.confirm === "off" || field === undefined || heard === undefined)
    return [];
  if ("isFinal" in heard && !isSaidToUs(interview, heard)) return [];
  const { turn } = interview;
  const goesOn = turn.kind === "choosing" || ("isFinal" in heard && isRestOfPending(interview, heard));
  const before = goesOn && turn.kind !== "waiting" ? `${turn.answer.said} ` : "";
  const texts = [heard.text, before + heard.text];
  return [...new Set(texts.flatMap((text) => unknownZips(interview, field, text, heard.at)))];
}
