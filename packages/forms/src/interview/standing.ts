import type { Field } from "../form.ts";
import { speak } from "./asking.ts";
import { phrases, spokenValue } from "./phrases.ts";
import type { Asking, InterviewEffect } from "./state.ts";
import { whichQuestion } from "./which-field.ts";

/** The last thing that waits for an answer, to be said again. */
function standing(interview: Asking, field: Field): string {
  const { turn } = interview;
  if (interview.which) return whichQuestion(interview, interview.which);
  switch (turn.kind) {
    case "waiting":
      return interview.isSpelling ? phrases.spell(field.kind) : field.question;
    case "confirming": {
      const { reading, spelled } = turn;
      const letters = spelled === undefined ? "" : `${phrases.spelled(spelled)} `;
      return `${phrases.heard(spokenValue(reading))} ${letters}${reading.question ?? phrases.isRight}`;
    }
    case "choosing":
      return turn.reading.question ?? field.question;
  }
}

/** Says the last thing that waits for an answer, after `before` where something comes first. */
export function sayStanding(interview: Asking, field: Field, before = ""): readonly InterviewEffect[] {
  return speak(interview, `${before} ${standing(interview, field)}`.trim(), expectsOf(interview));
}

function expectsOf(interview: Asking): "answer" | "command" {
  return interview.turn.kind === "confirming" || interview.which ? "command" : "answer";
}
