import { formDefinition, forms } from "../definitions.ts";
import { detectForm } from "../detect.ts";
import type { Answers, Field, FormType, HeardAnswer } from "../form.ts";
import { plainWords } from "../words.ts";
import {
  type Heard,
  type Interview,
  type InterviewEffect,
  type InterviewEvent,
  longestAnswer,
  type Step,
  type StoredTurn,
} from "./state.ts";
import { earlierTurn, isSaidToUs } from "./transcripts.ts";

/** The interview before a form is chosen. */
export const newInterview: Interview = {
  phase: "choosing",
  spoken: "",
  lastHeard: "",
  isCallActive: false,
  turns: [],
};

/** The Spanish question that asks which form the person wants; also the greeting's last sentence. */
export const whichForm = "¿Quiere hacerse ciudadano, o ayudar a un familiar?";

/** The field being asked, if one is. */
export function currentField(interview: Interview): Field | undefined {
  if (interview.phase !== "asking") return undefined;
  return forms[interview.formType].fields[interview.position];
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
      return answer(interview, { text: event.text, isFinal: true, beganOverAssistant: false, at: event.at });
    case "saved":
      return interview.phase === "complete"
        ? [{ ...interview, saving: "saved", savedId: event.id }, []]
        : [interview, []];
    case "save-failed":
      return interview.phase === "complete" && interview.saving === "saving"
        ? [{ ...interview, saving: "failed" }, []]
        : [interview, []];
    case "save-again":
      return interview.phase === "complete" && interview.saving === "failed"
        ? [{ ...interview, saving: "saving" }, [save(interview.formType, interview.answers)]]
        : [interview, []];
    case "reset":
      return [newInterview, [...(interview.isCallActive ? [{ kind: "stop-call" } as const] : []), { kind: "forget" }]];
  }
}

function callStarted(interview: Interview): Step {
  const field = currentField(interview);
  return [interview, field ? [{ kind: "ask", text: field.question }] : []];
}

function begin(interview: Interview, formType: FormType, answers: Answers): Step {
  const { fields } = formDefinition(formType);
  const position = fields.findIndex((field) => answers[field.id] === undefined);
  const { spoken, isCallActive, turns } = interview;
  const common = { spoken, lastHeard: "", isCallActive, turns };
  if (position < 0) return finish({ ...common, phase: "asking", formType, position: fields.length, answers });
  const asking: Interview = { ...common, phase: "asking", formType, position, answers };
  return interview.isCallActive ? callStarted(asking) : [asking, []];
}

function restore(interview: Interview, event: Extract<InterviewEvent, { kind: "restored" }>): Step {
  if (event.savedId === undefined) return begin(interview, event.formType, event.answers);
  const { formType, answers, savedId } = event;
  return [
    {
      spoken: "",
      lastHeard: "",
      isCallActive: false,
      turns: [],
      phase: "complete",
      formType,
      answers,
      saving: "saved",
      savedId,
    },
    [],
  ];
}

function hear(interview: Interview, heard: Heard): Step {
  const text = heard.text.trim();
  if (text === "") return [interview, []];
  const shown = { ...interview, lastHeard: text };
  if (!isSaidToUs(interview, heard)) return [shown, []];
  const earlier = earlierTurn(interview, heard);
  return earlier ? continueTurn(shown, earlier, text) : answer(shown, { ...heard, text });
}

/** The rest of an answer that was cut in two belongs to the field of its first half; a repetition adds nothing. */
function continueTurn(interview: Interview, turn: StoredTurn, text: string): Step {
  if (interview.phase === "choosing") return [interview, []];
  const [said, more] = [plainWords(turn.said).join(" "), plainWords(text).join(" ")];
  if (said.includes(more)) return [interview, []];
  const whole = more.startsWith(said) ? text : `${turn.said} ${text}`;
  const stored = interview.answers[turn.field];
  if (stored === undefined || whole.length > longestAnswer || interview.phase === "complete") return [interview, []];
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

function answer(interview: Interview, heard: Heard): Step {
  const text = heard.text.trim();
  if (text === "") return [interview, []];
  const shown = { ...interview, lastHeard: text };
  if (shown.phase === "complete") return [shown, []];
  if (shown.phase === "choosing") return choose(shown, { ...heard, text });
  const field = currentField(shown);
  if (field === undefined) return [shown, []];
  if (text.length > longestAnswer) {
    const again = { ...shown, repeat: "too-long" as const };
    return [again, shown.isCallActive ? [{ kind: "ask", text: field.question }] : []];
  }
  return store(shown, field, { ...heard, text });
}

/** The turn that chose the form belongs to no field: its second final must not become the first answer. */
const formChoice = "";

function choose(interview: Interview & { phase: "choosing" }, heard: Heard): Step {
  const formType = detectForm(heard.text);
  if (formType !== undefined) {
    return begin({ ...interview, turns: [storedTurn(formChoice, heard)] }, formType, {});
  }
  return [{ ...interview, repeat: "no-form-named" }, interview.isCallActive ? [{ kind: "ask", text: whichForm }] : []];
}

function storedTurn(field: string, heard: Heard): StoredTurn {
  const { turnId, text, at } = heard;
  return { ...(turnId !== undefined && { turnId }), field, said: text, at };
}

type Asking = Extract<Interview, { phase: "asking" }>;

function store(interview: Asking, field: Field, heard: Heard): Step {
  const { formType } = interview;
  const kept: HeardAnswer = { said: asStored(field.id, heard.text), heardAt: heard.at };
  const moved: Asking = {
    ...interview,
    repeat: undefined,
    answers: { ...interview.answers, [field.id]: kept },
    position: interview.position + 1,
    turns: [...interview.turns, storedTurn(field.id, heard)],
  };
  const keep: InterviewEffect = { kind: "keep", formType, field: field.id, answer: kept };
  const following = currentField(moved);
  if (following === undefined) {
    const [complete, effects] = finish(moved);
    return [complete, [keep, ...effects]];
  }
  return [moved, interview.isCallActive ? [keep, { kind: "ask", text: following.question }] : [keep]];
}

/** Answers are trimmed; where the id mentions the phone, whitespace goes too (product specification, section 4). */
function asStored(fieldId: string, text: string): string {
  const trimmed = text.trim();
  return fieldId.includes("telefono") || fieldId.includes("phone") ? trimmed.replace(/\s+/g, "") : trimmed;
}

/** All questions are answered: the call stops and the one automatic save is made. */
function finish(interview: Asking): Step {
  const { spoken, lastHeard, turns, formType, answers } = interview;
  const stop: readonly InterviewEffect[] = interview.isCallActive ? [{ kind: "stop-call" }] : [];
  return [
    { spoken, lastHeard, turns, isCallActive: false, phase: "complete", formType, answers, saving: "saving" },
    [...stop, save(formType, answers)],
  ];
}

function save(formType: FormType, answers: Answers): InterviewEffect {
  return { kind: "save", formType, answers };
}
