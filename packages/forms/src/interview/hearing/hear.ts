import { isEcho, plainWords } from "@dilo/foundation";
import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import { tagsOf } from "../../understanding/lexicon.ts";
import { isQuestion, questionIn } from "../../understanding/questions/topics.ts";
import type { Heard } from "../events.ts";
import type { Asking, Interview, StoredTurn } from "../state.ts";

/**
 * Tells whether a transcript may be an utterance to the interview: a final one that is not the assistant's own voice
 * heard back. With `confirm: off` it must also have begun when the assistant was silent. All else is shown and never
 * stored.
 */
export function isSaidToUs(interview: Interview, heard: Heard): boolean {
  if (!heard.isFinal) return false;
  if (interview.confirm === "off") return heard.beganOverAssistant !== true && !isEchoOf(interview, heard);
  const isOwnVoice = heard.beganOverAssistant !== false && repeats(interview.spoken, heard.text);
  if (asksSomething(heard.text) && !isOwnVoice) return true;
  if (isEchoOf(interview, heard)) return false;
  if (heard.beganOverAssistant === true)
    return !repeats(interview.spoken, heard.text) || isRestOfTurn(interview, heard) || isBareVerdict(interview, heard);
  // Where nobody can tell, the end of "¿Está bien?" heard back must not confirm itself.
  const isOwnWords = heard.beganOverAssistant === undefined && repeats(interview.spoken, heard.text);
  return !(isOwnWords && waitsForYes(interview));
}

/**
 * What begins when the assistant has finished is the person, who may repeat what was read back, or one of the answers that
 * were offered; but nobody repeats most of a question.
 */
function isEchoOf(interview: Interview, { text, beganOverAssistant }: Heard): boolean {
  const { spoken } = interview;
  if (!isEcho(text, spoken)) return false;
  if (beganOverAssistant !== false) return true;
  return !waitsForYes(interview) && 4 * plainWords(text).length > 3 * plainWords(spoken).length;
}

/** A question is never taken for an echo, however much of the prompt is in it. */
function asksSomething(text: string): boolean {
  const plain = plainText(tokensOf(text));
  return isQuestion(text, plain) && questionIn(plain) !== undefined;
}

/** "Sí" is said over "¿sí o no?" as well, and is the person all the same: echoes come in longer runs. */
function isBareVerdict(interview: Interview, { text }: Heard): boolean {
  const words = plainWords(text);
  const [tag] = tagsOf(words.join(" ")) ?? [];
  return (
    words.length === 1 &&
    waitsForYes(interview) &&
    (tag === "affirm" || tag === "deny") &&
    !repeats(interview.spoken, text)
  );
}

function isRestOfTurn(interview: Interview, heard: Heard): boolean {
  return (
    heard.turnId !== undefined && earlierTurn(interview, heard) !== undefined && !repeats(interview.spoken, heard.text)
  );
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
