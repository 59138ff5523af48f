import type { Field } from "../form.ts";
import type { Said } from "./accepting.ts";
import { currentField, fieldsOf } from "./asking.ts";
import { commandIn, obey } from "./commands.ts";
import { hearConfirmation } from "./confirmation.ts";
import { correctFromReview } from "./correcting.ts";
import { converse } from "./dialogue.ts";
import { verdictOf } from "./plain-yes.ts";
import { read } from "./read.ts";
import { correctField } from "./repair.ts";
import { obeyReview } from "./review.ts";
import type { Asking, Reviewing, Step, StoredTurn } from "./state.ts";

/** The words of an answer that was cut in two, and the second half of them. */
interface Rest {
  readonly text: string;
  readonly more: string;
  readonly at: string;
}

/** In a smart dialogue nothing that was confirmed changes unheard: the whole answer is asked about again. */
export function reopen(interview: Asking | Reviewing, turn: StoredTurn, rest: Rest): Step {
  return goBack(interview, turn.field, rest, (back, field) => {
    const valueIn = (text: string) => JSON.stringify(read(back, field, text, rest.at).value);
    const known = valueIn(turn.said);
    if (known !== undefined && valueIn(rest.text) === known) return [interview, []];
    const turns = back.turns.filter((other) => other !== turn);
    return converse({ ...back, turns }, field, saidIn(turn, rest));
  });
}

/** "No, espere, la última es nueve" goes on at once: that is no wish for a pause. */
const waitAMoment = /^((?:no|pero)[,.\s]+)?esp[eé]r(?:e|a|ese|eme)[,.\s]+(?=\S)/i;

/** "Sí", and in the same breath "no, espere, la última es nueve": what was agreed to is heard about once more. */
export function hearRestOfYes(interview: Asking | Reviewing, turn: StoredTurn, said: string): Step {
  const more = said.replace(waitAMoment, "$1");
  const { at } = turn;
  const text = /^\W*no\b/i.test(more) ? more : `${turn.said} ${more}`;
  const agreed = interview.turns[interview.turns.indexOf(turn) - 1]?.field ?? "";
  const answer = interview.answers[agreed];
  if (answer === undefined || verdictOf(turn.said, at) !== "yes" || verdictOf(text, at) === "yes")
    return [interview, []];
  const rest = { text, more, at };
  return goBack(interview, agreed, rest, (back, field) => {
    const reading = read(back, field, answer.said, answer.heardAt);
    const confirming = { kind: "confirming", answer, reading } as const;
    return hearConfirmation({ ...back, turn: confirming }, field, saidIn(turn, rest), confirming);
  });
}

function saidIn({ turnId }: StoredTurn, { text, at }: Rest): Said {
  return { text, at, isTyped: false, ...(turnId !== undefined && { turnId }) };
}

/** Obeys a rest that is a command; else goes back to the field, to hear it there. */
function goBack(
  interview: Asking | Reviewing,
  fieldId: string,
  { more, at }: Rest,
  hear: (back: Asking, field: Field) => Step,
): Step {
  const command = commandIn(more);
  const isReview = interview.phase === "reviewing";
  if (isReview && command !== undefined && command !== "confirm") return obeyReview(interview, command);
  const current = currentField(interview);
  if (!isReview && command !== undefined && current !== undefined) return obey(interview, current, command, at);
  const position = fieldsOf(interview).findIndex(({ id }) => id === fieldId);
  const [back] = isReview ? correctFromReview(interview, fieldId) : correctField(interview, position);
  const field = currentField(back);
  return back.phase === "asking" && field !== undefined ? hear(back, field) : [interview, []];
}
