import { notSure } from "../../answers/yes-no/not-sure.ts";
import { skippedWords } from "../../forms/conditions.ts";
import type { Field } from "../../forms/definition.ts";
import type { ActOf } from "../../understanding/act.ts";
import type { Step } from "../events.ts";
import { notedAsNone } from "../parts/noted.ts";
import { read } from "../reading.ts";
import { note, reply } from "../saying.ts";
import type { Asking } from "../state.ts";
import { goOn, store } from "../steps.ts";
import { leaveRest } from "./not-understood.ts";
import { isNotedIn, leaveAsWas, withFailure, withTurn } from "./question-state.ts";
import type { Scene } from "./scene.ts";

/** There is nothing to answer: an optional question is noted so, a needed one may be left for later. */
export function storeNone(scene: Scene<Asking>, field: Field): Step {
  const { interview, at, text, channel, turnId } = scene;
  if (field.required) {
    const isSaid =
      interview.failures > 0 && interview.reply.prompts.some((prompt) => "key" in prompt && prompt.key === "needed");
    return isSaid ? leaveForLater(scene, field) : reply(withFailure(interview), note("needed"));
  }
  const isOwn = field.kind === "choice" || field.extra !== undefined || !/^\W*no\W*$/i.test(text);
  // "Ese ya no lo uso, bórrelo": words that the reader does not read as none are kept as what they come to.
  const { status } = read(interview, field, text, at);
  const words = isOwn && (status === "none" || status === "value") ? text : noneWords(field);
  return store(
    interview,
    field,
    withTurn({ text: words, at, turnId }),
    isNotedIn(interview, channel) ? [notedAsNone(interview, field)] : [],
  );
}

/** How one says that there is nothing to answer, in words that the field's reader reads as none. */
function noneWords({ kind }: Field): string {
  return kind === "email" ? "no tengo" : skippedWords;
}

/** The question is left for later: what was being read back waits for it. */
export function leaveForLater({ interview }: Scene<Asking>, field: Field): Step {
  const { turn, returnTo, position } = interview;
  if (interview.answers[field.id] !== undefined) return leaveAsWas(interview);
  const ahead = turn.kind === "confirming" ? { ...interview.ahead, [field.id]: turn.answer } : interview.ahead;
  const later = [...interview.later.filter((id) => id !== field.id), field.id];
  return goOn({ ...interview, later, ahead, lastStored: undefined }, returnTo ?? position + 1, [
    note("left-for-later"),
  ]);
}

/** Skips a question: what was told of it in part stays; else an optional one has no answer, a needed one is left for later. */
export function skip(scene: Scene<Asking>, field: Field): Step {
  if (scene.interview.answers[field.id] !== undefined) return leaveAsWas(scene.interview);
  return leaveRest(scene, field) ?? leaveOpen(scene, field);
}

/** Nothing is to be given: what was told of it before is kept no more than the rest. */
export function leaveOpen(scene: Scene<Asking>, field: Field): Step {
  return field.required
    ? leaveForLater(scene, field)
    : store(scene.interview, field, { text: noneWords(field), at: scene.at }, [note("understood")]);
}

/**
 * Who does not know leaves it for later, and of one part is asked for the others first; whether something is so may itself
 * be answered with not being sure.
 */
export function answerUnknown(scene: Scene<Asking>, field: Field, { isOfPart }: ActOf<"dont-know">): Step {
  const { interview, at, turnId } = scene;
  const { turn } = interview;
  if (isOfPart && turn.kind === "waiting" && !turn.isRestUnknown && interview.answers[field.id] === undefined)
    return reply({ ...interview, turn: { ...turn, isRestUnknown: true } }, note("rest-wanted"));
  if (field.kind !== "yesno" || interview.turn.kind === "confirming") return leaveForLater(scene, field);
  return store(interview, field, withTurn({ text: notSure.spanish, at, turnId }), [
    note("noted", { value: notSure.spanish, valueEnglish: notSure.english }),
  ]);
}
