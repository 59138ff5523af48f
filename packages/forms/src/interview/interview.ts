import { detectForm } from "../detect.ts";
import type { Answers, FormType } from "../form.ts";
import { plainWords } from "../words.ts";
import { ofReview } from "./accepting.ts";
import {
  asStored,
  commonOf,
  currentField,
  fieldsOf,
  freshConversation,
  freshTurn,
  goTo,
  speak,
  store,
  storedTurn,
} from "./asking.ts";
import { pick } from "./choice.ts";
import { obey } from "./commands.ts";
import { confirmName } from "./confirm-name.ts";
import { correctFromReview } from "./correcting.ts";
import { converse } from "./dialogue.ts";
import { declineExtra, extraArrived, extraMissing, wantExtra } from "./extra.ts";
import { acceptReview } from "./open-points.ts";
import { whichForm } from "./phrases.texts.ts";
import { correctField } from "./repair.ts";
import { hearRestOfYes, reopen } from "./rest-of-turn.ts";
import { hearReview, obeyReview, openReview } from "./review.ts";
import { hearSecondOpinion } from "./second-opinion.ts";
import { hearNothing } from "./silence.ts";
import { sayStanding } from "./standing.ts";
import {
  type Asking,
  type Complete,
  type Confirm,
  type Heard,
  type Interview,
  type InterviewEvent,
  longestAnswer,
  type Step,
  type StoredTurn,
} from "./state.ts";
import { earlierTurn, isRestOfPending, isSaidToUs } from "./transcripts.ts";

/**
 * An interview before a form is chosen.
 * @param pace how fast the person wanted to be spoken to before, 1 for the voice's own pace
 */
export function startOf(confirm: Confirm, pace = 1): Interview {
  return {
    phase: "choosing",
    spoken: "",
    lastHeard: "",
    isCallActive: false,
    confirm,
    pace,
    turns: [],
    extra: { kind: "offered" },
  };
}

/** The whole interview: what it becomes after an event, and what the world must do. Pure. */
export function next(interview: Interview, event: InterviewEvent): Step {
  switch (event.kind) {
    case "form-chosen":
      return interview.phase === "choosing" ? begin(interview, event.formType, {}) : [interview, []];
    case "restored":
      return interview.phase === "choosing" ? restore(interview, event) : [interview, []];
    case "call-started":
      // A new call may count its turns from one again.
      return callStarted({ ...interview, isCallActive: true, turns: [] });
    case "call-ended":
      return [{ ...interview, isCallActive: false }, []];
    case "spoken":
      return [{ ...interview, spoken: event.text }, []];
    case "heard":
      return hear(interview, event.heard);
    case "typed":
      return answer(interview, { text: event.text, isFinal: true, beganOverAssistant: false, at: event.at }, true);
    case "silence":
      return hearNothing(interview);
    case "command":
      return command(interview, event);
    case "picked": {
      const field = currentField(interview);
      return interview.phase === "asking" && field
        ? pick(interview, field, event.candidate, event.at)
        : [interview, []];
    }
    case "places-found":
      return interview.phase === "asking"
        ? [{ ...interview, places: [...interview.places, ...event.places] }, []]
        : [interview, []];
    case "second-opinion":
      return hearSecondOpinion(interview, event);
    case "correct":
      return correct(interview, event.field);
    case "name-confirmed":
      return confirmName(interview, event);
    case "extra-wanted":
      return interview.phase === "reviewing" ? wantExtra(interview) : [interview, []];
    case "extra-declined":
      return interview.phase === "reviewing" ? declineExtra(interview) : [interview, []];
    case "extra-arrived":
      return extraArrived(interview, event.fields);
    case "extra-missing":
      return extraMissing(interview);
    case "review-accepted":
      return interview.phase === "reviewing" ? acceptReview(interview) : [interview, []];
    case "saved":
      return whenComplete(interview, (done) => ({ ...done, saving: "saved", saved: event.saved }));
    case "save-failed":
      return whenComplete(interview, (done) => (done.saving === "saving" ? { ...done, saving: "failed" } : done));
    case "save-conflict":
      return whenComplete(interview, (done) => ({ ...done, saving: "conflict", saved: event.saved }));
    case "save-again":
      return saveAgain(interview);
    case "reset":
      return [
        startOf(interview.confirm, interview.pace),
        [...(interview.isCallActive ? [{ kind: "stop-call" } as const] : []), { kind: "forget" }],
      ];
  }
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
  if (interview.phase !== "asking") return [interview, []];
  const position = fieldsOf(interview).findIndex((field) => field.id === fieldId);
  return interview.answers[fieldId] === undefined ? [interview, []] : correctField(interview, position);
}

function command(interview: Interview, event: Extract<InterviewEvent, { kind: "command" }>): Step {
  if (interview.phase === "reviewing") return obeyReview({ ...interview, silences: 0 }, event.command);
  const field = currentField(interview);
  if (interview.phase !== "asking" || field === undefined) return [interview, []];
  return obey({ ...interview, silences: 0 }, field, event.command, event.at);
}

/** What waits for an answer is said: the question, or the read-back that a lost line interrupted. */
function callStarted(interview: Interview): Step {
  if (interview.phase === "reviewing") {
    return openReview({ ...interview, ...freshConversation });
  }
  const field = currentField(interview);
  if (field === undefined || interview.phase !== "asking") return [interview, []];
  const going: Asking = { ...interview, ...freshConversation };
  return [going, sayStanding(going, field)];
}

function begin(interview: Interview, formType: FormType, answers: Answers): Step {
  const fields = fieldsOf({ formType, extra: interview.extra });
  const unanswered = fields.findIndex((field) => answers[field.id] === undefined);
  const common = { ...commonOf(interview), lastHeard: "" };
  const position = unanswered < 0 ? fields.length : unanswered;
  return goTo({ ...common, ...freshTurn, phase: "asking", formType, position, answers }, position);
}

function restore(interview: Interview, event: Extract<InterviewEvent, { kind: "restored" }>): Step {
  const { formType, answers, saved, isChanged = false, extra } = event;
  const known: Interview = extra ? { ...interview, extra: { kind: "asked", fields: extra } } : interview;
  if (saved === undefined) return begin(known, formType, answers);
  if (isChanged) return begin({ ...known, saved }, formType, answers);
  return [{ ...known, phase: "complete", formType, answers, saving: "saved", saved }, []];
}

function hear(interview: Interview, heard: Heard): Step {
  const text = heard.text.trim();
  if (text === "") return [interview, []];
  const shown = { ...interview, lastHeard: text };
  if (!isSaidToUs(interview, heard)) return [shown, []];
  if (isRestOfPending(interview, heard)) return continuePending(interview, { ...heard, text });
  const earlier = earlierTurn(interview, heard);
  return earlier ? continueTurn(shown, earlier, text) : answer(shown, { ...heard, text }, false);
}

/** The rest of an answer that is being read back: the whole of it is read anew. */
function continuePending(interview: Asking, heard: Heard): Step {
  const field = currentField(interview);
  const { turn } = interview;
  if (field === undefined || turn.kind === "waiting") return [interview, []];
  if (plainWords(turn.answer.said).join(" ").includes(plainWords(heard.text).join(" "))) return [interview, []];
  const text = `${turn.answer.said} ${heard.text}`;
  return converse({ ...interview, turn: { kind: "waiting" } }, field, { ...heard, text, isTyped: false });
}

/** The rest of an answer that was cut in two belongs to the field of its first half; a repetition adds nothing. */
function continueTurn(interview: Interview, turn: StoredTurn, text: string): Step {
  if (interview.phase === "choosing" || interview.phase === "complete") return [interview, []];
  if (turn.field === "") return hearRestOfYes(interview, turn, text);
  const [said, more] = [plainWords(turn.said).join(" "), plainWords(text).join(" ")];
  if (said.includes(more)) return [interview, []];
  if (turn.field === ofReview)
    return interview.phase === "reviewing"
      ? hearReview(interview, { text, at: turn.at, isTyped: false })
      : [interview, []];
  const whole = more.startsWith(said) ? text : `${turn.said} ${text}`;
  const stored = interview.answers[turn.field];
  if (stored === undefined || whole.length > longestAnswer) return [interview, []];
  if (interview.confirm === "smart") return reopen(interview, turn, { text: whole, more: text, at: stored.heardAt });
  const kept = { said: asStored(turn.field, whole), heardAt: stored.heardAt };
  return [
    {
      ...interview,
      answers: { ...interview.answers, [turn.field]: kept },
      turns: interview.turns.map((other) => (other === turn ? { ...turn, said: whole } : other)),
    },
    [{ kind: "keep", formType: interview.formType, field: turn.field, answer: kept }],
  ];
}

function answer(interview: Interview, heard: Heard, isTyped: boolean): Step {
  const text = heard.text.trim();
  if (text === "") return [interview, []];
  const shown = { ...interview, lastHeard: text };
  switch (shown.phase) {
    case "complete":
      return [shown, []];
    case "choosing":
      return choose(shown, { ...heard, text });
    case "reviewing":
      return hearReview(shown, { ...heard, text, isTyped });
    case "asking":
      return answerField(shown, { ...heard, text }, isTyped);
  }
}

function answerField(interview: Asking, heard: Heard, isTyped: boolean): Step {
  const field = currentField(interview);
  if (field === undefined) return [interview, []];
  if (heard.text.length > longestAnswer) {
    const again: Asking = { ...interview, repeat: "too-long" };
    return [again, speak(again, field.question)];
  }
  return interview.confirm === "off"
    ? store(interview, field, heard)
    : converse(interview, field, { ...heard, isTyped });
}

function choose(interview: Interview & { phase: "choosing" }, heard: Heard): Step {
  const formType = detectForm(heard.text);
  // The turn that chose the form belongs to no field: its second final must not become the first answer.
  if (formType !== undefined) return begin({ ...interview, turns: [storedTurn("", heard)] }, formType, {});
  return [{ ...interview, repeat: "no-form-named" }, speak(interview, whichForm)];
}
