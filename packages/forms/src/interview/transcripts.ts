import { interpret } from "../answers/interpret.ts";
import { plainWords } from "../words.ts";
import { commandIn } from "./commands.ts";
import { isEcho } from "./echo.ts";
import type { Asking, Heard, Interview, StoredTurn } from "./state.ts";

/**
 * Tells whether a transcript may be an answer: a final one that began when the assistant was silent and does not
 * repeat what the assistant said. All else is shown and never stored.
 */
export function isSaidToUs(interview: Interview, heard: Heard): boolean {
  if (!heard.isFinal || (isEcho(heard.text, interview.spoken) && !isContradiction(interview, heard))) return false;
  return !heard.beganOverAssistant || isInterruption(interview, heard.text);
}

/** "No, ..." after a read-back repeats most of it and is the correction itself; the assistant's sentences begin otherwise. */
function isContradiction(interview: Interview, { text }: Heard): boolean {
  return interview.phase === "asking" && interview.turn.kind === "confirming" && plainWords(text)[0] === "no";
}

/** While a value is read back, only a yes, a no or a command counts, and never words the assistant is just saying. */
function isInterruption(interview: Interview, text: string): boolean {
  if (interview.phase !== "asking" || interview.turn.kind !== "confirming") return false;
  if (` ${plainWords(interview.spoken).join(" ")} `.includes(` ${plainWords(text).join(" ")} `)) return false;
  const verdict = interpret({ kind: "yesno", heard: text, today: "2000-01-01" });
  return verdict.status === "value" || commandIn(text) !== undefined;
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
