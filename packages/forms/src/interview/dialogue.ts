import type { Candidate } from "../answers/interpretation.ts";
import { doubted } from "../answers/reading.ts";
import type { Field } from "../form.ts";
import { accept, consumed, doubt, fail, type Said } from "./accepting.ts";
import { store } from "./asking.ts";
import { hearChoice } from "./choice.ts";
import { commandIn, isTaught, obey } from "./commands.ts";
import { hearConfirmation } from "./confirmation.ts";
import { correctNamed, hearWhich } from "./correcting.ts";
import { hearDenial } from "./denial.ts";
import { saysLeave } from "./leaving-as-was.ts";
import { asksForOtherForm } from "./other-form.ts";
import { saysOtherKind } from "./other-kind.ts";
import { phrases } from "./phrases.ts";
import { verdictOf } from "./plain-yes.ts";
import { read } from "./read.ts";
import { hearLetters } from "./spelling.ts";
import { sayStanding } from "./standing.ts";
import type { Asking, DialogueCommand, Step } from "./state.ts";

/** Hears one saying in a smart dialogue: a command, an answer, a yes, a correction or a choice. */
export function converse(interview: Asking, field: Field, said: Said): Step {
  const command = saysLeave(interview, field, said.text) ? "skip" : commandFor(interview, field, said);
  if (interview.isPaused && !said.isTyped) {
    return command === "resume" ? obey(interview, field, "resume", said.at) : [interview, []];
  }
  const heard: Asking = { ...interview, isPaused: false, silences: 0 };
  const chosen = heard.which && !said.isTyped ? hearWhich(heard, said) : undefined;
  if (chosen !== undefined) return consumed(chosen, said);
  const open: Asking = { ...heard, which: undefined };
  if (!said.isTyped && asksForOtherForm(said.text))
    return consumed([open, sayStanding(open, field, phrases.otherForm)], said);
  const named = command === "correct" ? correctNamed(open, said.text) : undefined;
  if (named !== undefined) return consumed(named, said);
  if (command !== undefined) return consumed(obey(open, field, command, said.at), said);
  return hearTurn(open, field, said);
}

/** The command of a saying, unless the field's own reader reads a value in it: Esperanza is a name, Salt Lake a street. */
export function commandFor(
  interview: Asking,
  field: Field,
  said: Pick<Said, "text" | "at">,
): DialogueCommand | undefined {
  const command = commandIn(said.text);
  if (command === undefined || isTaught(said.text)) return command;
  return read(interview, field, said.text, said.at).status === "value" ? undefined : command;
}

function hearTurn(interview: Asking, field: Field, said: Said): Step {
  const { turn } = interview;
  const opinion = turn.kind === "confirming" ? undefined : turn.opinion;
  if (opinion && verdictOf(said.text, said.at) === "yes") return acceptOpinion(interview, field, said, opinion);
  switch (turn.kind) {
    case "waiting":
      return hearAnswer(interview, field, said);
    case "confirming":
      return hearConfirmation(interview, field, said, turn);
    case "choosing":
      return hearChoice(interview, field, said, turn);
  }
}

/** A yes to what was only shown: it is read back before it is taken. */
function acceptOpinion(interview: Asking, field: Field, said: Said, { spanish }: Candidate): Step {
  const reading = read(interview, field, spanish, said.at);
  return accept(interview, field, { ...said, text: spanish }, doubted(reading, "second-opinion"));
}

function hearAnswer(interview: Asking, field: Field, said: Said): Step {
  const spelled = interview.isSpelling ? hearLetters(interview, field, said, undefined) : undefined;
  if (spelled !== undefined) return spelled;
  const denial = hearDenial(interview, field, said);
  if (denial !== undefined) return denial;
  const reading = read(interview, field, said.text, said.at);
  const isUnread = (reading.status === "ask" && reading.candidates.length === 0) || reading.status === "unknown";
  const other = isUnread ? saysOtherKind(interview, field, said) : undefined;
  if (other !== undefined) return fail(interview, field, said, other);
  switch (reading.status) {
    case "value":
      return accept(interview, field, said, reading);
    case "none":
      return field.required
        ? fail(interview, field, said, phrases.needed)
        : store(interview, field, said, said.isTyped ? "" : phrases.notedNone);
    case "ask":
      return doubt(interview, field, said, reading);
    case "command":
    case "unknown":
      return fail(interview, field, said, "");
  }
}
