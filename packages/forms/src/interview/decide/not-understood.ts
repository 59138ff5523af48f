import type { HeardAnswer } from "../../answers/answer.ts";
import { wordsOf } from "../../answers/date/grammar/join.ts";
import type { Interpretation } from "../../answers/interpretation.ts";
import type { Field } from "../../forms/definition.ts";
import type { Informed } from "../../understanding/act.ts";
import { hasRead } from "../../understanding/reading.ts";
import type { Step } from "../events.ts";
import { askSecondOpinion } from "../hearing/second-opinion.ts";
import { readAnswer } from "../reading.ts";
import { note, reply, replyAfresh } from "../saying.ts";
import type { Asking, Turn } from "../state.ts";
import { store } from "../steps.ts";
import {
  answerOf,
  failuresBeforeKeyboard,
  isReadBack,
  keyboardOffer,
  leaveAsWas,
  withFailure,
} from "./question-state.ts";
import { alsoOf, type Scene } from "./scene.ts";

/** The words were not enough: one short closed question, its candidates to tap. After two, the person decides. */
export function doubt(scene: Scene<Asking>, field: Field, { reading, text }: Informed): Step {
  const { interview, at, turnId } = scene;
  const isTold =
    interview.turn.kind === "choosing" && isOfOtherPlace(interview.turn.reading) && isOfOtherPlace(reading);
  if (isTold || interview.failures >= failuresBeforeKeyboard)
    return unread({ ...scene, text: saidOnce(text, scene.text) }, field);
  if (interview.turn.kind === "choosing" && losesPart(interview.turn.reading, reading)) return fail(scene, field);
  const answer = answerOf(interview, field, text, at);
  const isRestUnknown =
    alsoOf(scene, "dont-know").length > 0 ||
    (interview.turn.kind === "waiting" && interview.turn.isRestUnknown === true);
  if (isRestUnknown && interview.turn.kind === "choosing" && interview.turn.isRestUnknown)
    return keepKnown(scene, field, answer, reading);
  const turn: Turn = {
    kind: "choosing",
    answer,
    reading,
    ...(turnId !== undefined && { turnId }),
    ...(isRestUnknown && { isRestUnknown }),
  };
  const counted = isMoreOf(interview.turn, reading) ? interview : withFailure(interview);
  const choosing: Asking = { ...counted, turn, aside: undefined };
  const opinion = reading.candidates.length > 0 ? [] : askSecondOpinion(choosing, field, { ...scene, text });
  const [after, effects] = replyAfresh(choosing, ...keyboardOffer(interview, choosing));
  return [after, [...effects, ...opinion]];
}

/** As much as is known is kept as it was said, and told as it was read; the review asks for the rest. */
function keepKnown(
  { interview, turnId }: Scene<Asking>,
  field: Field,
  { said, heardAt }: HeardAnswer,
  { parts }: Interpretation,
): Step {
  const heard = { text: said, at: heardAt, ...(turnId !== undefined && { turnId }) };
  const known = (field.kind === "date" && parts && wordsOf(parts)) || said;
  return store(interview, field, heard, [note("kept-known", { said: known })]);
}

/**
 * Who does not know the rest, or leaves it: what was told of the answer stays, and where it may mean two things, as it was
 * said; undefined where nothing of it was read.
 */
export function leaveRest(scene: Scene<Asking>, field: Field): Step | undefined {
  const { turn } = scene.interview;
  if (turn.kind !== "choosing" || scene.interview.answers[field.id] !== undefined) return undefined;
  const { reading, answer } = turn;
  if (reading.candidates.length > 0) return keepUnread(scene, field);
  return hasRead(reading, field, answer.said) || turn.isRestUnknown
    ? keepKnown(scene, field, answer, reading)
    : undefined;
}

/** An answer given in parts ("nueve nueve cuatro", "tres dos uno") comes nearer its end with each: none of them has failed. */
function isMoreOf(turn: Asking["turn"], reading: Interpretation): boolean {
  if (turn.kind !== "choosing" || reading.candidates.length > 0) return false;
  return reading.whole !== undefined || partsTold(reading) > partsTold(turn.reading);
}

/** An answer of which the rest is asked. */
export function tellsParts(reading: Interpretation): boolean {
  return reading.candidates.length === 0 && partsTold(reading) > 0;
}

function partsTold({ parts = {} }: Interpretation): number {
  return Object.values(parts).filter((part) => part !== "").length;
}

/** Of an answer in parts one is not told any more: what nobody asked for never takes the place of what was told. */
function losesPart({ parts: before = {} }: Interpretation, { parts = {}, candidates }: Interpretation): boolean {
  return candidates.length === 0 && Object.entries(before).some(([part, told]) => told !== "" && !parts[part]);
}

/** Words that were only said again stand once in what is kept. */
function saidOnce(whole: string, last: string): string {
  return whole.split(last).length > 2 ? last : whole;
}

/** A ZIP code of another state than the one said: whoever says so again is not asked again. */
function isOfOtherPlace({ warnings }: Interpretation): boolean {
  return warnings.includes("zip-mismatch");
}

/** Nothing was understood: the question again, with an example and the keyboard; then the person decides. */
export function fail(scene: Scene<Asking>, field: Field): Step {
  const { interview, at, text } = scene;
  if (interview.failures >= failuresBeforeKeyboard) {
    const { turn } = interview;
    // What was told in parts is what is kept, and not the words that made no more of it.
    const isInParts = turn.kind === "choosing" && tellsParts(turn.reading);
    return unread(isInParts ? { ...scene, text: turn.answer.said } : scene, field);
  }
  const answer = answerOf(interview, field, text, at);
  const turn: Turn =
    interview.turn.kind === "choosing" ? withoutOpinion(interview.turn, at) : { kind: "waiting", answer };
  const again: Asking = { ...withFailure(interview), turn, aside: undefined };
  const opinion = interview.turn.kind === "waiting" ? askSecondOpinion(again, field, scene) : [];
  const [after, effects] = reply(again, note("not-understood"), ...keyboardOffer(interview, again));
  return [after, [...effects, ...opinion]];
}

/** What a second reader says of the words before these comes too late. */
function withoutOpinion(turn: Extract<Turn, { kind: "choosing" }>, at: string): Turn {
  const { opinion: _late, ...rest } = turn;
  return { ...rest, answer: { ...turn.answer, heardAt: at } };
}

/** Nothing that nobody could read is kept without the person's yes. An answer given before stays as it was. */
function unread(scene: Scene<Asking>, field: Field): Step {
  const { interview, at, text } = scene;
  const known = interview.answers[field.id];
  const reading = known && readAnswer(interview, field, known);
  const isAgreed = interview.lastStored !== field.id || isReadBack(field);
  if (isAgreed && (reading?.status === "value" || reading?.status === "none"))
    return leaveAsWas({ ...interview, lastStored: field.id }, note("not-understood"), note("left-as-was"));
  return askToKeep(scene, answerOf(interview, field, text, at));
}

/** The words are told as they would be kept, and kept with a yes alone. */
export function askToKeep({ interview, turnId }: Scene<Asking>, answer: HeardAnswer): Step {
  const turn: Turn = { kind: "unread", answer, ...(turnId !== undefined && { turnId }) };
  return reply({ ...interview, turn, isKeyboardOffered: true, aside: undefined });
}

/** Words that are no answer at all never take the place of those that nobody could read; told otherwise, they may. */
export function keepAsking(scene: Scene<Asking>, field: Field): Step {
  return /\d/.test(scene.text) ? fail(scene, field) : reply(scene.interview, note("not-understood"));
}

/** The person agreed: what nobody could read is kept as it was said, and printed as needing review. */
export function keepUnread({ interview }: Scene<Asking>, field: Field): Step {
  const { turn } = interview;
  if (turn.kind === "confirming") return reply(interview);
  const { answer } = turn;
  if (answer === undefined) return reply(interview);
  const heard = { text: answer.said, at: answer.heardAt };
  return store(interview, field, heard, [note("kept-unread")]);
}

/** The value read back is wrong: the question once more. */
export function askAgain(interview: Asking): Step {
  const again: Asking = { ...withFailure(interview), turn: { kind: "waiting" }, aside: undefined };
  return reply(again, note("once-more"), ...keyboardOffer(interview, again));
}
