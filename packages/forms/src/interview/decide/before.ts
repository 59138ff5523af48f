import { doubted } from "../../answers/reading.ts";
import { currentField, fieldsOf } from "../questions.ts";
import { read } from "../reading.ts";
import type { Asking, Step } from "../state.ts";
import { note, reply } from "../steps.ts";
import { accept } from "./accept.ts";
import { isReadBack, openField } from "./question-state.ts";
import type { Scene } from "./scene.ts";

/** A yes to what a second reader made of the answer and was only shown: it is read back before it is taken. */
export function takeOpinion(scene: Scene<Asking>): Step {
  const { interview, at } = scene;
  const field = currentField(interview);
  const opinion =
    interview.turn.kind === "waiting" || interview.turn.kind === "choosing" ? interview.turn.opinion : undefined;
  if (field === undefined || opinion === undefined) return reply(interview, note("listening"));
  const reading = doubted(read(interview, field, opinion.spanish, at), "second-opinion");
  return accept(scene, field, { field: field.id, reading, text: opinion.spanish });
}

/** A no right behind an answer that was only noted takes that one back. */
export function deniedBefore({ interview, isEarly }: Scene<Asking>): Step {
  if (isEarly) return [interview, []];
  const { turn, failures, returnTo, lastStored } = interview;
  const fields = fieldsOf(interview);
  const noted = fields.find(({ id }) => id === lastStored);
  const isFirst = turn.kind === "waiting" && turn.answer === undefined && failures === 0 && returnTo === undefined;
  if (!isFirst || noted === undefined || isReadBack(noted)) return reply(interview, note("listening"));
  return reply(openField(interview, fields.indexOf(noted)), note("once-more"));
}
