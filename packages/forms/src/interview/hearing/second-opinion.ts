import { plainWords } from "@dilo/foundation";
import type { HeardAnswer } from "../../answers/answer.ts";
import type { Field } from "../../forms/definition.ts";
import type { Channel } from "../../understanding/act.ts";
import type { InterviewEffect, Step } from "../events.ts";
import { candidatesOf, currentField } from "../questions.ts";
import { read } from "../reading.ts";
import { type Asking, type Interview, longestAnswer } from "../state.ts";

/** Of a shorter answer there is nothing to leave out. Words. */
const fewestWords = 3;

/**
 * Has a long spoken answer read again. What was typed is seen by its writer, who agreed to no other reader; an extra
 * question may be about the right to apply, which no machine may suggest an answer to.
 */
export function askSecondOpinion(
  { formType }: Asking,
  { id, extra }: Field,
  { text, at, channel }: { readonly text: string; readonly at: string; readonly channel: Channel },
): readonly InterviewEffect[] {
  if (
    channel === "written" ||
    extra !== undefined ||
    text.length > longestAnswer ||
    plainWords(text).length < fewestWords
  )
    return [];
  return [{ kind: "ask-second-opinion", formType, field: id, answer: { said: text, heardAt: at } }];
}

/**
 * Takes in a second opinion: one candidate beside the question, shown and never spoken over it. It comes too late when
 * anything else was answered meanwhile, and is none when the readers do not read its words.
 */
export function hearSecondOpinion(
  interview: Interview,
  { answer, words }: { readonly answer: HeardAnswer; readonly words: string },
): Step {
  const field = currentField(interview);
  if (interview.phase !== "asking" || field === undefined) return [interview, []];
  const { turn } = interview;
  if (
    turn.kind === "confirming" ||
    turn.kind === "unread" ||
    !isSame(turn.answer, answer) ||
    candidatesOf(turn).length > 0
  )
    return [interview, []];
  const { status, value, english, spanishReadback } = read(interview, field, words, answer.heardAt);
  if (status !== "value" || value === undefined || english === undefined) return [interview, []];
  return [{ ...interview, turn: { ...turn, opinion: { value, english, spanish: spanishReadback ?? words } } }, []];
}

function isSame(one: HeardAnswer | undefined, other: HeardAnswer): boolean {
  return one?.said === other.said && one.heardAt === other.heardAt;
}
