import type { Field } from "../../forms/definition.ts";
import type { ActOf } from "../../understanding/act.ts";
import type { Step } from "../events.ts";
import { note, reply, replyAfresh } from "../saying.ts";
import type { Asking, Reviewing } from "../state.ts";
import { choose, repair } from "./accept.ts";
import { askToTakeBack } from "./asides/taking-back.ts";
import { leaveForLater, storeNone } from "./leave.ts";
import { askAgain, fail, leaveRest, tellsParts } from "./not-understood.ts";
import { keyboardOffer } from "./question-state.ts";
import { isOfOne } from "./review/heard-one.ts";
import { acceptReview, askToSave, obeyInReview } from "./review/reviewing.ts";
import type { Scene } from "./scene.ts";
import { correctNamed, obey } from "./steering.ts";

/** A word was spelled: it takes its place in what was read back. */
export function repairByLetters(scene: Scene<Asking>, field: Field, { values, word }: ActOf<"letters">): Step {
  return repair(scene, field, { values, spelled: word });
}

/** One of the readings was chosen. */
export function chooseCandidate(scene: Scene<Asking>, field: Field, { candidate }: ActOf<"choose">): Step {
  return choose(scene, field, candidate);
}

/** Another answer is to be corrected. */
export function correctField({ interview }: Scene<Asking>, _field: Field, act: ActOf<"name-field">): Step {
  return correctNamed(interview, act);
}

/** A command, said to a question of the form. */
export function obeyWhileAsking(scene: Scene<Asking>, field: Field, { command }: ActOf<"command">): Step {
  // Who wants an answer that stands left empty is asked whether it is to go.
  if (command === "leave-empty" && scene.interview.answers[field.id] !== undefined)
    return askToTakeBack(scene, { kind: "take-back", what: "answer", fields: [field.id] });
  return obey(scene, field, command);
}

/** A command, said in the review. */
export function obeyReviewing(scene: Scene<Reviewing>, { command }: ActOf<"command">): Step {
  return obeyInReview(scene, command);
}

/** What was read back is wrong. */
export function refuse({ interview }: Scene<Asking>): Step {
  return askAgain(interview);
}

/** A no to the question for the rest: where that is not known, the part that is stays; else all of it is wrong. */
export function refuseChoice(scene: Scene<Asking>, field: Field): Step {
  const { turn } = scene.interview;
  const isLeft = turn.kind === "choosing" && turn.isRestUnknown === true;
  // Of an address the question names what is missing, and not what was told: a no takes none of that away.
  if (!isLeft && turn.kind === "choosing" && field.kind === "address" && tellsParts(turn.reading))
    return fail(scene, field);
  return (isLeft ? leaveRest(scene, field) : undefined) ?? askAgain(scene.interview);
}

/** The rest of an answer is not known, or left for later: what was told of it stays. */
export function leaveChoice(scene: Scene<Asking>, field: Field): Step {
  return leaveRest(scene, field) ?? leaveForLater(scene, field);
}

/** There is nothing to answer: what was read back is wrong. */
export function refuseOrStoreNone(scene: Scene<Asking>, field: Field): Step {
  return field.required ? askAgain(scene.interview) : storeNone(scene, field);
}

/** There is nothing to answer: an optional question is noted so, a needed one is left for later. */
export function leaveOrStoreNone(scene: Scene<Asking>, field: Field): Step {
  return field.required ? leaveForLater(scene, field) : storeNone(scene, field);
}

/** Who does not know whether it is right hears it again. */
export function repeatReadBack({ interview }: Scene<Asking>): Step {
  return replyAfresh(interview);
}

/** Neither a yes nor a no: it is said how to answer. */
export function askForYesOrNo({ interview }: Scene): Step {
  if (interview.phase !== "asking" || interview.reply.level === 0) return reply(interview, note("yes-or-correct"));
  // Whoever says the same once more may write it.
  const again: Asking = { ...interview, isKeyboardOffered: true };
  const offer = keyboardOffer(interview, again);
  return reply(again, ...(offer.length > 0 ? offer : [note("yes-or-correct")]));
}

/** Words nobody could read are not to be kept: the question once more. */
export function askOnceMore({ interview }: Scene<Asking>): Step {
  return replyAfresh({ ...interview, turn: { kind: "waiting" }, failures: 1 });
}

/** All is right in the review; of one answer that was just heard: whether to save is asked. */
export function accept(scene: Scene<Reviewing>): Step {
  return isOfOne(scene) ? askToSave(scene.interview) : acceptReview(scene.interview);
}
