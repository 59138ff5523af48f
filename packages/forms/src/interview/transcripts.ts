import { interpret } from "../answers/interpret.ts";
import { plainWords } from "../words.ts";
import { currentField } from "./asking.ts";
import { commandIn } from "./commands.ts";
import { commandFor } from "./dialogue.ts";
import { isEcho } from "./echo.ts";
import { verdictOf } from "./plain-yes.ts";
import type { Asking, Heard, Interview, StoredTurn } from "./state.ts";

/**
 * Tells whether a transcript may be an answer: a final one that began when the assistant was silent and does not
 * repeat what the assistant said. All else is shown and never stored.
 */
export function isSaidToUs(interview: Interview, heard: Heard): boolean {
  if (!heard.isFinal || (isEcho(heard.text, interview.spoken) && !answersReadBack(interview, heard))) return false;
  if (heard.beganOverAssistant === true) return isInterruption(interview, heard);
  // Where nobody can tell, the end of "¿Está bien?" heard back must not confirm itself.
  const isOwnWords = heard.beganOverAssistant === undefined && repeats(interview.spoken, heard.text);
  return !(isOwnWords && waitsForYes(interview));
}

function waitsForYes(interview: Interview): boolean {
  return interview.phase === "reviewing" || isConfirming(interview);
}

function isConfirming(interview: Interview): boolean {
  return interview.phase === "asking" && interview.turn.kind === "confirming";
}

/** Tells whether the words are a run of what was spoken, however short. */
function repeats(spoken: string, text: string): boolean {
  return ` ${plainWords(spoken).join(" ")} `.includes(` ${plainWords(text).join(" ")} `);
}

/** What begins after a read-back was over is the person: they say the value again, right or corrected. */
function answersReadBack(interview: Interview, heard: Heard): boolean {
  const isAsked = interview.phase === "reviewing" ? interview.point : isConfirming(interview);
  return Boolean(isAsked) && heard.beganOverAssistant === false;
}

/**
 * While a value is read back, only a yes, a no or a command counts; while the answers are reviewed or a question is
 * asked, only a command. So does the rest of a turn of which the beginning counted. Words the assistant is just saying
 * never do.
 */
function isInterruption(interview: Interview, heard: Heard): boolean {
  const { text } = heard;
  if (repeats(interview.spoken, text)) return false;
  if (heard.turnId !== undefined && earlierTurn(interview, heard) !== undefined) return true;
  if (!waitsForYes(interview)) return isCommandOver(interview, heard);
  if (interview.phase === "reviewing") return isCommand(text) && verdictOf(text, "2000-01-01") !== "yes";
  const verdict = interpret({ kind: "yesno", heard: text, today: "2000-01-01" });
  return verdict.status === "value" || isCommand(text);
}

/** A command over a question; what the question's own reader reads is an answer, and must wait. */
function isCommandOver(interview: Interview, { text, at }: Heard): boolean {
  const field = currentField(interview);
  if (interview.phase !== "asking" || interview.confirm !== "smart" || field === undefined) return false;
  return commandFor(interview, field, { text, at }) !== undefined;
}

function isCommand(text: string): boolean {
  return commandIn(text) !== undefined;
}

/** Tells whether a final is another one of the turn whose answer is being read back or is in doubt. */
export function isRestOfPending(interview: Interview, heard: Heard): interview is Asking {
  if (interview.phase !== "asking" || interview.turn.kind === "waiting") return false;
  return heard.turnId !== undefined && interview.turn.turnId === heard.turnId;
}

/** Two finals this close together with the same words are one, where the platform names no turns. Milliseconds. */
const sameFinalMs = 3000;

/** Finds the stored turn a final belongs to: a duplicate of it, or the rest of an answer that was cut in two. */
export function earlierTurn(interview: Interview, heard: Heard): StoredTurn | undefined {
  if (heard.turnId !== undefined) return interview.turns.find((turn) => turn.turnId === heard.turnId);
  const last = interview.turns.at(-1);
  const isSame = last !== undefined && plainWords(last.said).join() === plainWords(heard.text).join();
  return isSame && Date.parse(heard.at) - Date.parse(last.at) < sameFinalMs ? last : undefined;
}
