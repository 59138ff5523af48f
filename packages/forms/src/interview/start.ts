import { nextVisit } from "../forms/walk.ts";
import { questionPrompt } from "../prompts/question.ts";
import type { InterviewEvent } from "./events.ts";
import { fieldsOf } from "./questions.ts";
import type { Asking, Confirm, Interview } from "./state.ts";

/**
 * An interview before a form is chosen.
 * @param pace how fast the person wanted to be spoken to before, 1 for the voice's own pace
 */
export function startOf(confirm: Confirm, pace = 1): Interview {
  return {
    phase: "choosing",
    spoken: "",
    lastHeard: "",
    reply: { prompts: [], level: 0, openPrompt: "", number: 0 },
    isCallActive: false,
    confirm,
    pace,
    turns: [],
    extra: { kind: "offered" },
    silences: 0,
    noises: 0,
    later: [],
    ahead: {},
    anew: {},
  };
}

/** What goes with an interview from phase to phase. */
export function commonOf(interview: Interview) {
  const { spoken, lastHeard, reply, turns, confirm, pace, isBrief, isLeaving, isWhole } = interview;
  const { isCallActive, extra, left, saved, savedAnswers, later, ahead, anew, toldBefore, isSamePerson } = interview;
  return {
    ...{ spoken, lastHeard, reply, turns, confirm, pace, isCallActive, extra, later, ahead, anew },
    ...(isBrief && { isBrief }),
    ...(isLeaving && { isLeaving }),
    ...(isWhole && { isWhole }),
    ...(left && { left }),
    ...(saved && { saved }),
    ...(savedAnswers && { savedAnswers }),
    ...(toldBefore && { toldBefore }),
    ...(isSamePerson !== undefined && { isSamePerson }),
    silences: 0,
    noises: 0,
  };
}

/** The parts of a question that has just been asked for the first time. */
export const freshTurn = {
  turn: { kind: "waiting" },
  places: [],
  failures: 0,
  isKeyboardOffered: false,
  silences: 0,
  noises: 0,
  aside: undefined,
  check: undefined,
} as const;

/**
 * The interview after a form was chosen or its draft taken up again, where the question that comes can be told without
 * reading an answer: what the screen shows while the readers are still being loaded. Undefined where it cannot.
 */
export function openedUnread(interview: Interview, event: InterviewEvent): Asking | undefined {
  const draft = draftIn(event);
  if (interview.phase !== "choosing" || draft === undefined) return undefined;
  const { formType, answers, saved } = draft;
  const fields = fieldsOf({ formType, extra: interview.extra });
  const field = nextVisit(fields, { has: (id) => answers[id] !== undefined, value: () => undefined })?.question;
  // Whether it is asked depends on what another answer means.
  if (field === undefined || field.when !== undefined) return undefined;
  const prompts = [questionPrompt(field, 0)];
  const reply = { prompts, level: 0, openPrompt: JSON.stringify(prompts), number: interview.reply.number + 1 };
  return {
    ...commonOf({ ...interview, ...(saved && { saved }) }),
    ...freshTurn,
    ...(interview.confirm === "smart" && { reply }),
    lastHeard: "",
    phase: "asking",
    formType,
    answers,
    position: fields.indexOf(field),
  };
}

/** The form and the answers that an interview opens with; a form that is saved and unchanged opens with no question. */
function draftIn(event: InterviewEvent): Pick<Asking, "formType" | "answers" | "saved"> | undefined {
  if (event.kind === "form-chosen") return { formType: event.formType, answers: {} };
  if (event.kind !== "restored" || event.extra !== undefined) return undefined;
  return event.saved === undefined || event.isChanged ? event : undefined;
}
