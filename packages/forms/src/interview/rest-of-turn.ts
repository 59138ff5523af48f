import { currentField, fieldsOf } from "./asking.ts";
import { commandIn, obey } from "./commands.ts";
import { hearConfirmation } from "./confirmation.ts";
import { converse } from "./dialogue.ts";
import { verdictOf } from "./plain-yes.ts";
import { read } from "./read.ts";
import { correctField } from "./repair.ts";
import { correctFromReview, obeyReview } from "./review.ts";
import type { Asking, Reviewing, Step, StoredTurn } from "./state.ts";

/** The words of an answer that was cut in two, and the second half of them. */
interface Rest {
  readonly text: string;
  readonly more: string;
  readonly at: string;
}

/** In a smart dialogue nothing that was confirmed changes unheard: the whole answer is asked about again. */
export function reopen(interview: Asking | Reviewing, turn: StoredTurn, rest: Rest): Step {
  const obeyed = obeyCommand(interview, rest);
  if (obeyed !== undefined) return obeyed;
  const back = backTo(interview, turn.field);
  const field = back && currentField(back);
  if (back === undefined || field === undefined) return [interview, []];
  const known = read(back, field, turn.said, rest.at).value;
  const isSame =
    known !== undefined && JSON.stringify(read(back, field, rest.text, rest.at).value) === JSON.stringify(known);
  if (isSame) return [interview, []];
  const turns = back.turns.filter((other) => other !== turn);
  const { turnId } = turn;
  return converse({ ...back, turns }, field, { ...rest, ...(turnId !== undefined && { turnId }), isTyped: false });
}

/** "No, espere, la última es nueve" goes on at once: that is no wish for a pause. */
const waitAMoment = /^((?:no|pero)[,.\s]+)?esp[eé]r(?:e|a|ese|eme)[,.\s]+(?=\S)/i;

/** "Sí", and in the same breath "no, espere, la última es nueve": what was agreed to is heard about once more. */
export function hearRestOfYes(interview: Asking | Reviewing, turn: StoredTurn, said: string): Step {
  const more = said.replace(waitAMoment, "$1");
  const isYes = verdictOf(turn.said, turn.at) === "yes";
  const agreed = interview.turns[interview.turns.indexOf(turn) - 1];
  const stored = agreed && interview.answers[agreed.field];
  const { at, turnId } = turn;
  const text = /^\W*no\b/i.test(more) ? more : `${turn.said} ${more}`;
  if (!isYes || agreed === undefined || stored === undefined || verdictOf(text, at) === "yes") return [interview, []];
  const obeyed = obeyCommand(interview, { text, more, at });
  if (obeyed !== undefined) return obeyed;
  const back = backTo(interview, agreed.field);
  const field = back && currentField(back);
  if (back === undefined || field === undefined) return [interview, []];
  const reading = read(back, field, stored.said, stored.heardAt);
  const confirming = { kind: "confirming", answer: stored, reading } as const;
  const rest = { text, at, isTyped: false, ...(turnId !== undefined && { turnId }) };
  return hearConfirmation({ ...back, turn: confirming }, field, rest, confirming);
}

function obeyCommand(interview: Asking | Reviewing, { more, at }: Rest): Step | undefined {
  const command = commandIn(more);
  if (command === undefined) return undefined;
  if (interview.phase === "reviewing") return command === "confirm" ? undefined : obeyReview(interview, command);
  const field = currentField(interview);
  return field && obey(interview, field, command, at);
}

function backTo(interview: Asking | Reviewing, fieldId: string): Asking | undefined {
  const position = fieldsOf(interview).findIndex(({ id }) => id === fieldId);
  if (position < 0) return undefined;
  const [back] =
    interview.phase === "reviewing" ? correctFromReview(interview, fieldId) : correctField(interview, position);
  return back.phase === "asking" ? back : undefined;
}
