import { doubted } from "../../answers/reading.ts";
import { fold } from "../../answers/words/tokens.ts";
import type { Field } from "../../forms/definition.ts";
import type { ActOf } from "../../understanding/act.ts";
import type { Step } from "../events.ts";
import { currentField, fieldsOf } from "../questions.ts";
import { read } from "../reading.ts";
import { note, reply } from "../saying.ts";
import type { Asking } from "../state.ts";
import { accept } from "./accept.ts";
import { storeNone } from "./leave.ts";
import { fail } from "./not-understood.ts";
import { isKept, isReadBack, leaveAsWas, openField } from "./question-state.ts";
import type { Scene } from "./scene.ts";

/** A yes to a question: an answer that was opened again stays; else it is about what a second reader made of the answer. */
export function affirmAsked(scene: Scene<Asking>, field: Field): Step {
  const { interview, isEarly } = scene;
  if (isEarly) return [interview, []];
  return isKept(interview, field) ? leaveAsWas(interview) : takeOpinion(scene);
}

/** A yes to what a second reader made of the answer and was only shown: it is read back before it is taken. */
export function takeOpinion(scene: Scene<Asking>): Step {
  const { interview, at } = scene;
  const field = currentField(interview);
  const opinion =
    interview.turn.kind === "waiting" || interview.turn.kind === "choosing" ? interview.turn.opinion : undefined;
  if (field === undefined || opinion === undefined)
    return reply(interview, ...(interview.turn.kind === "choosing" ? [] : [note("listening")]));
  const reading = doubted(read(interview, field, opinion.spanish, at), "second-opinion");
  return accept(scene, field, { field: field.id, reading, text: opinion.spanish });
}

/** Words that find fault with what was said, and so with the answer before. */
const faults = /\b(mal|bien|correct\w*|equivoc\w*|incorrect\w*|errad\w*|error|fals\w*|mentir\w*|asi|dije|es[oe]s?)\b/;

/** A no to a question: there is nothing to answer, or it is meant for the answer that was noted before. */
export function denyAsked(scene: Scene<Asking>, field: Field, { isOfSaving }: ActOf<"deny">): Step {
  // "No lo guarde": nothing of this question waits to be kept.
  if (isOfSaving) return reply(scene.interview, note("listening"));
  if (field.required || faults.test(fold(scene.text))) return deniedBefore(scene, field);
  // The reader of an extra question knows what its no means; a sign it does not know is no answer.
  return field.extra === undefined ? storeNone({ ...scene, text: "no" }, field) : fail(scene, field);
}

/** A no right behind an answer that nobody agreed to, noted aloud or typed, takes that one back. */
function deniedBefore(scene: Scene<Asking>, field: Field): Step {
  const { interview, isEarly, channel, text } = scene;
  if (isEarly) return [interview, []];
  const { turn, failures, returnTo, lastStored } = interview;
  const fields = fieldsOf(interview);
  const noted = fields.find(({ id }) => id === lastStored);
  const isFirst = turn.kind === "waiting" && turn.answer === undefined && failures === 0 && returnTo === undefined;
  const isAgreed = noted !== undefined && isReadBack(noted) && channel === "spoken";
  if (!isFirst || noted === undefined || isAgreed) {
    // Many have no telephone: "no" says so where it can be about nothing else.
    if (field.kind === "phone" && !faults.test(fold(text))) return storeNone(scene, field);
    return reply(interview, note(wasListening(interview) ? "write-it" : "listening"));
  }
  return reply(openField(interview, fields.indexOf(noted)), note("once-more"));
}

/** Who refuses again where nothing stands any more is not heard right: it may be written. */
function wasListening({ reply: { prompts }, isKeyboardOffered }: Asking): boolean {
  return isKeyboardOffered && prompts.some((prompt) => "key" in prompt && prompt.key === "listening");
}
