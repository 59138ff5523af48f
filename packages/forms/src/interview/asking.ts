import { numberWord } from "../answers/numbers/vocabulary.ts";
import { forms } from "../definitions.ts";
import type { Field, HeardAnswer } from "../form.ts";
import { plainWords } from "../words.ts";
import { phrases } from "./phrases.ts";
import { placesOf } from "./read.ts";
import {
  type Asking,
  type Heard,
  type Interview,
  type InterviewEffect,
  longestAnswer,
  type Questions,
  type Reviewing,
  type Step,
  type StoredTurn,
} from "./state.ts";

/** The extra questions the person asked for; none, where they did not. */
export function extraOf({ extra }: Pick<Interview, "extra">): readonly Field[] {
  return extra.kind === "asked" ? extra.fields : [];
}

/** The questions of an interview: the form's own, then the extra ones. */
export function fieldsOf({ formType, extra }: Questions): readonly Field[] {
  return [...forms[formType].fields, ...extraOf({ extra })];
}

/** The field being asked, if one is. */
export function currentField(interview: Interview): Field | undefined {
  return interview.phase === "asking" ? fieldsOf(interview)[interview.position] : undefined;
}

/** Speaks, where there is a call to speak in. */
export function speak(
  interview: Interview,
  text: string,
  expects: "answer" | "command" = "answer",
): readonly InterviewEffect[] {
  if (!interview.isCallActive || text === "") return [];
  const field = currentField(interview);
  const { confirm, pace } = interview;
  const smart = confirm === "smart" && {
    expects,
    ...(field && { field: field.id }),
    ...(pace !== 1 && { rate: pace }),
  };
  return [{ kind: "ask", text, ...smart }];
}

/** What goes with an interview from phase to phase. */
export function commonOf({ spoken, lastHeard, turns, confirm, pace, isCallActive, extra, left, saved }: Interview) {
  return {
    spoken,
    lastHeard,
    turns,
    confirm,
    pace,
    isCallActive,
    extra,
    ...(left && { left }),
    ...(saved && { saved }),
  };
}

/** The parts of a conversation at the moment somebody has asked something new. */
export const freshConversation = { isPaused: false, silences: 0 } as const;

/** The parts of a question that has just been asked for the first time. */
export const freshTurn = {
  ...freshConversation,
  turn: { kind: "waiting" },
  places: [],
  failures: 0,
  isKeyboardOffered: false,
  isSpelling: false,
} as const;

/** Answers are trimmed; where the id mentions the phone, whitespace goes too (product specification, section 4). */
export function asStored(fieldId: string, text: string): string {
  const trimmed = text.trim();
  return fieldId.includes("telefono") || fieldId.includes("phone") ? trimmed.replace(/\s+/g, "") : trimmed;
}

/** Words of which none is a digit are no phone number: they stay readable. */
export function asSaid(fieldId: string, text: string): string {
  const isNumber = plainWords(text).some((word) => /\d/.test(word) || numberWord(word) !== undefined);
  return isNumber ? asStored(fieldId, text) : text.trim();
}

/** A turn of speech as it is remembered. */
export function storedTurn(field: string, heard: Pick<Heard, "turnId" | "text" | "at">): StoredTurn {
  const { turnId, text, at } = heard;
  return { ...(turnId !== undefined && { turnId }), field, said: text, at };
}

/**
 * Stores an answer to the current field and goes on: to the next question, back to where a correction came from,
 * or to the end.
 * @param heard what was said; without `places`, those that are known go with it
 * @param before spoken ahead of the next question
 * @param words what is kept of them
 */
export function store(
  interview: Asking,
  field: Field,
  heard: Pick<Heard, "turnId" | "text" | "at"> & Pick<HeardAnswer, "places">,
  before = "",
  words = asStored(field.id, heard.text),
): Step {
  // Sayings of one turn are joined: together they may be more than can be saved, and more than is ever read.
  const said = words.slice(0, longestAnswer);
  const { at, places = placesOf(interview, field, said, at) } = heard;
  const answer: HeardAnswer = { said, heardAt: at, ...(places.length > 0 && { places }) };
  const keep: InterviewEffect = { kind: "keep", formType: interview.formType, field: field.id, answer };
  const stored: Asking = {
    ...interview,
    repeat: undefined,
    answers: { ...interview.answers, [field.id]: answer },
    turns: [...interview.turns, storedTurn(field.id, heard)],
    lastStored: field.id,
  };
  const [after, effects] = goTo(stored, interview.returnTo ?? interview.position + 1, before);
  return [after, [keep, ...effects]];
}

/** Goes to a question, or past the last one to the end. */
export function goTo(interview: Asking, position: number, before = ""): Step {
  const moved: Asking = { ...interview, ...freshTurn, position, returnTo: undefined, which: undefined };
  const field = currentField(moved);
  if (field !== undefined) return [moved, speak(moved, `${before} ${field.question}`.trim())];
  return interview.confirm === "smart" ? review(moved, before) : finish(moved);
}

function review(interview: Asking, before: string): Step {
  const { formType, answers } = interview;
  const noted = before === "" ? undefined : interview.lastStored;
  const common = { ...commonOf(interview), ...freshConversation };
  const reviewing: Reviewing = { ...common, phase: "reviewing", formType, answers, ...(noted && { noted }) };
  return [reviewing, speak(reviewing, `${before} ${reviewWords(reviewing)}`.trim(), "command")];
}

/** What the review says first: what to do now, and that there are more questions, while that is open. */
export function reviewWords({ extra }: Pick<Interview, "extra">): string {
  return extra.kind === "offered" ? `${phrases.review} ${phrases.extraOffer}` : phrases.review;
}

/** All is answered: the call stops and the one automatic save is made. */
export function finish(interview: Asking | Reviewing): Step {
  const { formType, answers, saved } = interview;
  const stop: readonly InterviewEffect[] = interview.isCallActive ? [{ kind: "stop-call" }] : [];
  return [
    { ...commonOf(interview), isCallActive: false, phase: "complete", formType, answers, saving: "saving" },
    [...stop, { kind: "save", formType, answers, ...(saved && { saved }) }],
  ];
}
