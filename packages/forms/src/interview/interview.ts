import { choicesOf } from "../forms/choices.ts";
import { detectForm } from "../forms/detect.ts";
import { eachOnce } from "../forms/each-once.ts";
import { wordings } from "../prompts/wordings.ts";
import type { Act } from "../understanding/act.ts";
import { begin, firstOpen, hearToldAhead, hearToldBefore, restore, withPart } from "./beginning.ts";
import { act, converse } from "./converse.ts";
import { storeChosen } from "./decide/accept.ts";
import { tappedInGroup } from "./decide/asides/checking-group.ts";
import { hearErased, hearEraseFailed, stoppingErasure } from "./decide/asides/taking-back.ts";
import { goToPart } from "./decide/review/choosing-part.ts";
import { declineExtra, wantExtra } from "./decide/review/extra-offer.ts";
import { acceptReview, confirmName, correctFromReview } from "./decide/review/reviewing.ts";
import { undo } from "./decide/review/undo.ts";
import { correctNamed } from "./decide/steering.ts";
import type { DialogueCommand, Heard, InterviewEvent, Step } from "./events.ts";
import { hearLatePlaces, withFound } from "./hearing/finding-places.ts";
import { earlierTurn, isRestOfPending, isSaidToUs } from "./hearing/hear.ts";
import { continuePending, continueTurn } from "./hearing/late-finals.ts";
import { hearSecondOpinion } from "./hearing/second-opinion.ts";
import { hearNothing } from "./hearing/silence.ts";
import { candidatesOf, currentField, fieldsOf } from "./questions.ts";
import { note, reply, replyAfresh, speak } from "./saying.ts";
import { asksSamePerson } from "./situation.ts";
import { freshTurn, startOf } from "./start.ts";
import { type Asking, type Complete, type Interview, longestAnswer, type SavedAs } from "./state.ts";
import { goOn, store, storedTurn } from "./steps.ts";

/** The whole interview: what it becomes after an event, and what the world must do. Pure. */
export function next(interview: Interview, event: InterviewEvent): Step {
  return stoppingErasure(interview, event, tappedInGroup(interview, event) ?? stepOf(interview, event));
}

function stepOf(interview: Interview, event: InterviewEvent): Step {
  switch (event.kind) {
    case "form-chosen":
      return interview.phase === "choosing" ? begin(interview, event.formType, {}) : [interview, []];
    case "restored":
      return interview.phase === "choosing" ? restore(interview, event) : [interview, []];
    case "told-ahead":
      return hearToldAhead(interview, event.answers);
    case "told-before":
      return hearToldBefore(interview, event.toldBefore);
    case "call-started":
      // A new call may count its turns from one again.
      return callStarted({ ...interview, isCallActive: true, turns: [], aside: undefined });
    case "call-ended":
      return [{ ...interview, isCallActive: false, aside: undefined }, []];
    case "spoken":
      return [{ ...interview, spoken: event.text }, []];
    case "heard":
      return hear(interview, event.heard);
    case "typing":
      return [interview, []];
    case "typed":
      return take(interview, { text: event.text, isFinal: true, beganOverAssistant: false, at: event.at }, "written");
    case "silence":
      return hearNothing(interview);
    case "command":
      return command(interview, event);
    case "pace-matched":
      return [{ ...interview, pace: event.pace }, []];
    case "picked":
      return pick(interview, event.candidate, event.at);
    case "places-found":
      return [withFound(interview, event.places), []];
    case "places-late":
      return hearLatePlaces(interview, event);
    case "second-opinion":
      return hearSecondOpinion(interview, event);
    case "correct":
      return correct(interview, event.field);
    case "undone":
      return undo(interview, event.at);
    case "name-confirmed":
      return confirmName(interview, event);
    case "extra-wanted":
      return wantPart(interview, event.part);
    case "whole-wanted":
      return [{ ...interview, isWhole: true }, []];
    case "extra-declined":
      return interview.phase === "reviewing" ? declineExtra(interview) : [interview, []];
    case "extra-arrived":
      return extraArrived(interview, event.fields);
    case "extra-missing":
      return extraMissing(interview);
    case "review-accepted":
      return interview.phase === "reviewing" ? acceptReview(interview) : [interview, []];
    case "saved":
      return whenComplete(interview, (done) => savedAs(done, event.saved));
    case "save-failed":
      return whenComplete(interview, (done) => (done.saving === "saving" ? { ...done, saving: "failed" } : done));
    case "save-refused":
      return whenComplete(interview, (done) => (done.saving === "saving" ? { ...done, saving: "refused" } : done));
    case "save-conflict":
      return whenComplete(interview, ({ savedAnswers: _, ...done }) => ({
        ...done,
        saving: "conflict",
        saved: event.saved,
      }));
    case "save-again":
      return saveAgain(interview);
    case "erased":
      return hearErased(interview);
    case "erase-failed":
      return hearEraseFailed(interview);
    case "reset":
      return [
        startOf(interview.confirm, interview.pace),
        [...(interview.isCallActive ? [{ kind: "stop-call" } as const] : []), { kind: "forget" }],
      ];
  }
}

/** The next part, the few extra questions, or the part that was named. */
function wantPart(interview: Interview, part: number | undefined): Step {
  if (interview.phase === "choosing" || interview.phase === "complete") return [interview, []];
  const named = part === 0 ? undefined : part;
  if (named !== undefined || interview.phase === "asking") return goToPart(interview, named);
  return wantExtra(interview, part);
}

function savedAs(done: Complete, saved: SavedAs): Complete {
  return { ...done, saving: "saved", saved, savedAnswers: done.answers };
}

function whenComplete(interview: Interview, change: (done: Complete) => Complete): Step {
  return [interview.phase === "complete" ? change(interview) : interview, []];
}

function saveAgain(interview: Interview): Step {
  if (interview.phase !== "complete" || interview.saving === "saving" || interview.saving === "saved")
    return [interview, []];
  const { formType, answers, saved } = interview;
  return [{ ...interview, saving: "saving" }, [{ kind: "save", formType, answers, ...(saved && { saved }) }]];
}

function correct(interview: Interview, fieldId: string): Step {
  if (interview.phase === "reviewing") return correctFromReview(interview, fieldId);
  if (interview.phase === "complete" && interview.saving === "saved") return correctFromReview(interview, fieldId);
  if (interview.phase !== "asking" || interview.answers[fieldId] === undefined) return [interview, []];
  return correctNamed(interview, { kind: "name-field", fields: [fieldId] });
}

/** A button or a key: the same acts as the words they stand for. */
function command(interview: Interview, { command: wanted, at }: Extract<InterviewEvent, { kind: "command" }>): Step {
  if (interview.phase === "complete" || interview.confirm === "off") return obeyRaw(interview, wanted);
  const meant = actOf(wanted);
  if (
    wanted === "confirm" &&
    interview.phase === "asking" &&
    interview.turn.kind !== "confirming" &&
    interview.aside === undefined &&
    interview.check === undefined &&
    !asksSamePerson(interview)
  )
    return [interview, []];
  return act(interview, { text: "", at, channel: interview.isCallActive ? "spoken" : "written" }, [meant]);
}

function actOf(wanted: DialogueCommand): Act {
  if (wanted === "confirm") return { kind: "affirm" };
  return wanted === "later" ? { kind: "later" } : { kind: "command", command: wanted };
}

/** With `confirm: off` there is nothing to steer but the call. */
function obeyRaw(interview: Interview, wanted: string): Step {
  const field = currentField(interview);
  if (wanted === "end-call" && interview.isCallActive) return [interview, [{ kind: "stop-call" }]];
  return [interview, wanted === "repeat" && field ? speak(interview, field.question) : []];
}

/** What waits for an answer is said: the question, or the read-back that a lost line interrupted. */
function callStarted(interview: Interview): Step {
  const field = currentField(interview);
  if (interview.phase === "reviewing") return replyAfresh({ ...interview, silences: 0 });
  if (field === undefined || interview.phase !== "asking") return [interview, []];
  const going: Asking = { ...interview, silences: 0 };
  return interview.confirm === "off" ? [going, speak(going, field.question)] : replyAfresh(going);
}

function hear(interview: Interview, heard: Heard): Step {
  const text = heard.text.trim();
  if (text === "") return [interview, []];
  const shown = { ...interview, lastHeard: text };
  if (!isSaidToUs(interview, heard)) return [shown, []];
  if (isRestOfPending(interview, heard)) return continuePending(interview, { ...heard, text });
  const earlier = earlierTurn(interview, heard);
  return earlier ? continueTurn(shown, earlier, text) : take(shown, { ...heard, text }, "spoken");
}

/** Takes in one utterance. With `confirm: off` the specification's rules hold to the letter: nothing is understood. */
function take(interview: Interview, heard: Heard, channel: "spoken" | "written"): Step {
  const text = heard.text.trim();
  if (text === "") return [interview, []];
  const shown = { ...interview, lastHeard: text };
  if (interview.confirm === "off") return takeRaw(shown, { ...heard, text });
  const { at, turnId, beganOverAssistant } = heard;
  return converse(shown, { text, at, channel, turnId, isEarly: beganOverAssistant === true });
}

function takeRaw(interview: Interview, heard: Heard): Step {
  const field = currentField(interview);
  if (interview.phase === "choosing") {
    const formType = detectForm(heard.text);
    // The turn that chose the form belongs to no field: its second final must not become the first answer.
    if (formType !== undefined) return begin({ ...interview, turns: [storedTurn("", heard)] }, formType, {});
    return [{ ...interview, repeat: "no-form-named" }, speak(interview, wordings["which-form"].spoken[0])];
  }
  if (interview.phase !== "asking" || field === undefined) return [interview, []];
  if (heard.text.length > longestAnswer) {
    const again: Asking = { ...interview, repeat: "too-long" };
    return [again, speak(again, field.question)];
  }
  return store(interview, field, heard);
}

/** Takes one of the candidates that were shown, or else of the form's own choices: a tap is a confirmation. */
function pick(interview: Interview, index: number, at: string): Step {
  const field = currentField(interview);
  if (interview.phase !== "asking" || field === undefined || interview.turn.kind === "confirming")
    return [interview, []];
  // A tap on an answer to the next question is none to what is asked before it.
  if (interview.check !== undefined || asksSamePerson(interview)) return [interview, []];
  const found = candidatesOf(interview.turn);
  const candidate = (found.length > 0 ? found : choicesOf(field))[index];
  return candidate ? storeChosen(interview, field, { text: candidate.spanish, at }) : [interview, []];
}

/** The questions are there: from the review the first of them is asked; whoever is correcting comes to them next. */
function extraArrived(
  interview: Interview,
  fields: Extract<InterviewEvent, { kind: "extra-arrived" }>["fields"],
): Step {
  if (interview.extra.kind !== "fetching") return [interview, []];
  const before = interview.extra.fields ?? [];
  if (interview.phase !== "reviewing" && interview.phase !== "asking") {
    return [{ ...interview, extra: { kind: "offered", fields: before } }, []];
  }
  // One that a part shares with the extra ones is asked once.
  const extra = withPart(interview.formType, eachOnce([...before, ...fields]), interview.answers);
  if (interview.phase === "asking") return [{ ...interview, extra }, []];
  const position = firstOpen(fieldsOf({ ...interview, extra }), interview.answers, fields);
  return goOn({ ...interview, ...freshTurn, phase: "asking", extra, position }, position);
}

/** The questions could not be fetched: nothing is lost, and one may ask again. */
function extraMissing(interview: Interview): Step {
  if (interview.extra.kind !== "fetching") return [interview, []];
  const failed: Interview = { ...interview, extra: { ...interview.extra, kind: "failed" } };
  return failed.phase === "reviewing" ? reply(failed, note("extra-missing")) : [failed, []];
}
