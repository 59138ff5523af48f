import type { Interpretation } from "../answers/interpretation.ts";
import type { Field } from "../form.ts";
import { asSaid, speak, store, storedTurn } from "./asking.ts";
import { keepWhatWasRead } from "./leaving-as-was.ts";
import { inOwnWords } from "./own-words.ts";
import { isReadBack, phrases, spokenValue } from "./phrases.ts";
import { placesOf } from "./read.ts";
import { failuresBeforeKeyboard, withFailure } from "./repair.ts";
import { askSecondOpinion } from "./second-opinion.ts";
import { sayStanding } from "./standing.ts";
import type { Asking, Step, Turn } from "./state.ts";

/** Something said or typed in answer, trimmed. */
export interface Said {
  readonly text: string;
  readonly turnId?: string;
  readonly at: string;
  readonly isTyped: boolean;
}

/** Where a turn went that was said to the whole review, and to no question. */
export const ofReview = "review";

/** A later final of the same turn must not be taken for something new. */
export function consumed([interview, effects]: Step, { turnId, text, at }: Said, field = ""): Step {
  const turn = storedTurn(field, { text, at, ...(turnId !== undefined && { turnId }) });
  return [{ ...interview, turns: [...interview.turns, turn] }, effects];
}

/** A value was read: typed or cheap ones are noted, dear or doubtful ones are read back and wait for a yes. */
export function accept(interview: Asking, field: Field, said: Said, reading: Interpretation): Step {
  const isDoubtful = reading.needsConfirmation || reading.question !== undefined;
  if (said.isTyped && !isDoubtful) return store(interview, field, said);
  if (!isReadBack(field) && !isDoubtful)
    return store(interview, field, said, phrases.noted(inOwnWords(spokenValue(reading), said.text)));
  return readBack(interview, field, said, reading, reading.warnings.includes("spelled") ? reading.english : undefined);
}

/**
 * Reads a value back and waits for a yes.
 * @param spelled what of the value is said letter by letter as well
 */
export function readBack(
  interview: Asking,
  field: Field,
  said: Said,
  reading: Interpretation,
  spelled: string | undefined,
): Step {
  const turn: Turn = {
    kind: "confirming",
    ...pending(interview, field, said),
    reading,
    ...(spelled !== undefined && { spelled }),
  };
  const confirming: Asking = { ...interview, turn, isSpelling: false };
  return [confirming, sayStanding(confirming, field)];
}

function pending(
  interview: Asking,
  field: Field,
  { text, at, turnId }: Said,
): Pick<Extract<Turn, { kind: "confirming" }>, "answer" | "turnId"> {
  const places = placesOf(interview, field, text, at);
  const answer = { said: text, heardAt: at, ...(places.length > 0 && { places }) };
  return { answer, ...(turnId !== undefined && { turnId }) };
}

/** The words were not enough: one short closed question, its candidates to tap. A second doubt offers the keyboard. */
export function doubt(interview: Asking, field: Field, said: Said, reading: Interpretation): Step {
  const isTold =
    interview.turn.kind === "choosing" && isOfOtherPlace(interview.turn.reading) && isOfOtherPlace(reading);
  if (isTold || interview.failures >= failuresBeforeKeyboard) return keepAsSaid(interview, field, said);
  const turn: Turn = { kind: "choosing", ...pending(interview, field, said), reading };
  const choosing: Asking = { ...withFailure(interview), turn };
  const offer = choosing.isKeyboardOffered && !interview.isKeyboardOffered ? ` ${phrases.write}` : "";
  const again = reading.candidates.length > 0 ? [] : askSecondOpinion(choosing, field, said);
  return [choosing, [...speak(choosing, `${reading.question ?? field.question}${offer}`), ...again]];
}

/** A ZIP code of another state than the one said: whoever says so again is not asked again. */
export function isOfOtherPlace({ warnings }: Interpretation): boolean {
  return warnings.includes("zip-mismatch");
}

/** Nothing was understood: the question again; then the keyboard; then the words are kept as they were said. */
export function fail(interview: Asking, field: Field, said: Said, why: string): Step {
  if (interview.failures >= failuresBeforeKeyboard) return keepAsSaid(interview, field, said);
  const isUnread = why === "" && interview.turn.kind === "waiting";
  const turn: Turn = isUnread
    ? { kind: "waiting", answer: pending(interview, field, said).answer }
    : saidAgain(interview.turn, said);
  const again: Asking = { ...withFailure(interview), turn };
  const opinion = isUnread ? askSecondOpinion(again, field, said) : [];
  if (again.isKeyboardOffered && !interview.isKeyboardOffered)
    return [again, [...speak(again, `${why} ${phrases.write}`.trim()), ...opinion]];
  const question = why === "" ? phrases.notUnderstood(field.question) : `${why} ${field.question}`;
  return [again, [...speak(again, question), ...opinion]];
}

/** What a second reader says of the words before these comes too late. */
function saidAgain(turn: Turn, { at }: Said): Turn {
  if (turn.kind !== "choosing") return turn;
  const { opinion: _late, ...rest } = turn;
  return { ...rest, answer: { ...turn.answer, heardAt: at } };
}

/** Never stuck, never lost: an answer nobody understands is stored as said and printed as needing review. */
function keepAsSaid(interview: Asking, field: Field, said: Said): Step {
  const kept = keepWhatWasRead(interview, field);
  return kept ? consumed(kept, said) : store(interview, field, said, phrases.keptAsSaid, asSaid(field.id, said.text));
}
