import type { Field } from "../../forms/definition.ts";
import { englishExamples, examples, writtenExamples } from "../../prompts/examples.ts";
import type { Prompt } from "../../prompts/prompt.ts";
import { spokenValue } from "../../prompts/read-back.ts";
import { topicAnswers } from "../../prompts/topics.ts";
import type { ActOf, Command, PaceWish } from "../../understanding/act.ts";
import type { Step } from "../events.ts";
import { currentField, fieldsOf, keepsAny } from "../questions.ts";
import { note, reply, replyAfresh, tell } from "../saying.ts";
import type { Asking, Interview } from "../state.ts";
import { hangUpAfter } from "../steps.ts";
import { agree } from "./agree.ts";
import { leaveOpen, skip } from "./leave.ts";
import { askAgain, askToKeep, keepUnread } from "./not-understood.ts";
import { isKept, leaveAsWas, openField } from "./question-state.ts";
import { type Scene, within } from "./scene.ts";

/** Obeys a command while a question is being asked. No command loses or changes an answer that was given. */
export function obey(scene: Scene<Asking>, field: Field, command: Command): Step {
  const { interview } = scene;
  switch (command) {
    case "repeat":
      return replyAfresh(interview);
    case "back":
      return back(interview);
    case "skip":
      return skip(scene, field);
    case "leave-empty":
      return leaveOpen(scene, field);
    case "leave":
      return leave(scene, field);
    case "keep":
      return keep(scene, field);
    case "correct":
      return interview.turn.kind === "waiting" ? correctLast(interview) : askAgain(interview);
    case "spell":
      return spell(interview, field);
    case "why":
    case "where":
    case "help":
      return reply(interview, ...helpOf(field, command));
    case "write":
      return tell({ ...interview, isKeyboardOffered: true }, note("write-it"));
    case "review":
      return reply(interview, ...answersSoFar(interview));
    case "more-questions":
    case "no-more-questions":
      return reply(interview);
    case "resume":
      // "Adelante", where an answer was opened again.
      return interview.turn.kind === "waiting" && isKept(interview, field)
        ? leaveAsWas(interview)
        : steer(scene, command);
    default:
      return steer(scene, command);
  }
}

/** How loud the voice is, only the person's own device decides. */
export const volumeAnswer: Prompt = {
  text: topicAnswers.volume.spanish,
  written: topicAnswers.volume.spanish,
  english: topicAnswers.volume.english,
};

/** Commands that mean the same in every situation. */
export function steer({ interview, channel }: Scene, command: Command): Step {
  switch (command) {
    case "slower":
    case "faster":
    case "confirm-less":
    case "confirm-more":
      return replyAfresh(paced(interview, command), paceNote(interview, command));
    case "pause":
      return tell({ ...interview, aside: { kind: "paused" }, silences: 0 }, note("paused"));
    case "end-call":
      if (channel === "written" && !interview.isCallActive) return tell(interview, goodbyeOf(interview));
      return reply({ ...interview, aside: { kind: "ending" } });
    case "change-form":
      return reply(interview, note("change-form"));
    case "resume":
      return replyAfresh(interview, note("resumed"));
    default:
      return replyAfresh(interview);
  }
}

/** "Déjelo así": an answer that was opened again stays; a read-back is agreed to; what nobody could read is kept. */
function leave(scene: Scene<Asking>, field: Field): Step {
  const { interview } = scene;
  if (interview.turn.kind === "confirming") return agree(scene, field);
  if (interview.answers[field.id] !== undefined) return leaveAsWas(interview);
  return keep(scene, field);
}

/** Only words that were said and not understood can be kept as they are, once they were told and asked about. */
function keep(scene: Scene<Asking>, field: Field): Step {
  const { turn } = scene.interview;
  if (turn.kind === "confirming") return agree(scene, field);
  if (turn.kind === "unread") return keepUnread(scene, field);
  if (turn.answer !== undefined) return askToKeep(scene, turn.answer);
  return scene.interview.answers[field.id] === undefined ? reply(scene.interview) : leaveAsWas(scene.interview);
}

/** Why a question is asked, where its answer is found, or both; never advice. */
export function helpOf(field: Field, command: "why" | "where" | "help"): readonly Prompt[] {
  const { help } = field;
  const why = { text: help.why, english: help.whyEnglish };
  const where = { text: help.where, english: help.whereEnglish };
  if (command === "help") return [why, where];
  return [command === "why" ? why : where];
}

/** How an answer of a field may sound. */
export function exampleOf({ kind }: Field): Prompt {
  const [spoken, written] = [examples[kind], writtenExamples[kind]];
  if (spoken === undefined || written === undefined) return note("understood");
  return {
    text: `Por ejemplo: ${spoken}.`,
    written: `Por ejemplo: ${written}.`,
    english: `For example: ${englishExamples[kind]}.`,
  };
}

/** To the question before, and back again after it; from the first there is nowhere further back. */
function back(interview: Asking): Step {
  const before = fieldsOf(interview)[interview.position - 1];
  if (before === undefined) return replyAfresh(interview, note("nothing-before"));
  return replyAfresh(openField(interview, interview.position - 1));
}

/** "Corrige" before an answer is given means the answer noted last; said in a correction, it asks that one again. */
function correctLast(interview: Asking): Step {
  if (interview.returnTo !== undefined) return reply(interview, note("once-more"));
  const last = fieldsOf(interview).findIndex(({ id }) => id === interview.lastStored);
  return last < 0 ? back(interview) : replyAfresh(openField(interview, last));
}

/** What was read back is read letter by letter; else the answer is asked for in letters. */
function spell(interview: Asking, field: Field): Step {
  const { turn } = interview;
  const isSpelt = field.kind === "name" || field.kind === "address" || field.kind === "email";
  if (turn.kind !== "confirming" || !isSpelt)
    return replyAfresh(
      turn.kind === "confirming" ? interview : { ...interview, turn: { kind: "waiting", isSpelling: true } },
    );
  const spelled = turn.reading.english ?? spokenValue(turn.reading);
  const isSpelledWhole = field.kind !== "address";
  return replyAfresh({ ...interview, turn: { ...turn, spelled, isSpelledWhole } });
}

/** What was answered last, to be heard in the middle of the questions: three at most, the rest comes in the review. */
function answersSoFar(interview: Asking): readonly Prompt[] {
  const count = Object.keys(interview.answers).length;
  return count === 0
    ? [note("nothing-before")]
    : [
        {
          text: "Sus respuestas van guardadas. Al final las oye todas.",
          written: "Sus respuestas van guardadas. Al final las ve todas.",
          english: "Your answers are saved. At the end you see all of them.",
        },
      ];
}

/** A field was named to be corrected: that one, to come back; where several may be meant, it is asked which. */
export function correctNamed(interview: Asking, { fields: named }: ActOf<"name-field">): Step {
  const current = currentField(interview);
  const [only, other] = named;
  if (only === undefined) return reply(interview);
  if (other !== undefined && !named.includes(current?.id ?? ""))
    return reply({ ...interview, aside: { kind: "choosing-field", fields: named } });
  const id = other === undefined ? only : (current?.id ?? only);
  if (id === current?.id) return askAgain(interview);
  const position = fieldsOf(interview).findIndex((one) => one.id === id);
  return replyAfresh(openField(interview, position));
}

/** The call is to end: a goodbye that says what is saved and how to go on, then it ends. */
export function hangUp({ interview }: Scene): Step {
  const { aside: _ending, ...open } = interview;
  const [told, goodbye] = tell({ ...open, aside: { kind: "paused" } } as Interview, goodbyeOf(interview));
  return [told, [...goodbye, ...hangUpAfter(told)]];
}

/** What is kept is said, and where nothing is, no more than goodbye. */
function goodbyeOf(interview: Interview): Prompt {
  if (!keepsAny(interview)) return note("goodbye-empty");
  return note(interview.isCallActive ? "goodbye" : "goodbye-written");
}

/** The same scene with nothing lying over its situation. */
export function resumed(scene: Scene): Scene {
  const { aside: _over, ...open } = scene.interview;
  return within(scene, open as Interview);
}

/** How fast the assistant can be asked to speak, slowest first; 1 is the voice's own pace. */
const paces = [0.7, 0.85, 1] as const;

/**
 * The interview at the pace that was wished for. The voice goes no faster than its own pace: beyond that, less is read back.
 */
export function paced<Phase extends Interview>(interview: Phase, wish: PaceWish): Phase {
  switch (wish) {
    case "slower":
      return { ...interview, pace: slowerThan(interview.pace) };
    case "faster":
      return interview.pace === 1
        ? { ...interview, isBrief: true }
        : { ...interview, pace: fasterThan(interview.pace) };
    case "confirm-less":
      return { ...interview, isBrief: true };
    case "confirm-more":
      return { ...interview, isBrief: undefined };
  }
}

/** What is said to a wish for another pace; at the end of the range, that it is the slowest or the usual one. */
export function paceNote({ pace }: Interview, wish: PaceWish): Prompt {
  if (wish === "confirm-more") return note("repeats");
  if (wish === "confirm-less" || (wish === "faster" && pace === 1)) return note("brief");
  if (wish === "faster") return note("faster");
  return note(pace === slowerThan(pace) ? "slowest" : "slower");
}

/** One step slower than a pace; the slowest stays. */
function slowerThan(pace: number): number {
  return paces.findLast((one) => one < pace) ?? paces[0];
}

/** One step back towards the voice's own pace. */
function fasterThan(pace: number): number {
  return paces.find((one) => one > pace) ?? 1;
}
