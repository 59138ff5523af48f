import {
  type Asking,
  type Choosing,
  type Complete,
  candidatesOf,
  currentField,
  type Field,
  type FormType,
  fieldsOf,
  type Interview,
  isCorrection,
  type PrintedAnswer,
  preview,
  render,
} from "@dilo/forms";
import { ambiguousFields, isPaused, printed } from "./interview-facts.ts";
import { type ReplyView, replyView } from "./reply-view.ts";
import { type ReviewingView, reviewingView } from "./review-view.ts";
import { type Rule, ruleOf } from "./rule.ts";
import { type TypingView, typingView } from "./typing-view.ts";

/** What the form page shows of the interview: the screens read this and never the interview's own state. */
export type ScreenView = ChoosingView | AskingView | ReviewingView | CompleteView;

/** The choice of form. */
export interface ChoosingView {
  readonly kind: "choosing";
  /** No form was understood in what was said, and nothing else says so. */
  readonly isRepeated: boolean;
  readonly isPaused: boolean;
  readonly reply: ReplyView;
}

/** One question. */
export interface AskingView {
  readonly kind: "asking";
  readonly formType: FormType;
  /** From 0. */
  readonly position: number;
  readonly count: number;
  readonly field: Field;
  /** The question itself, which is shown large, and what helps to answer it; in writing where nobody speaks. */
  readonly question: readonly [question: string, hint: string];
  /** Another text for everything that should be read from its beginning. */
  readonly step: string;
  readonly isCallActive: boolean;
  readonly isPaused: boolean;
  /** It is asked whether the call is to end. */
  readonly isEnding: boolean;
  readonly reply: ReplyView;
  /** When the words were typed or said that are neither stored nor read back yet, ISO 8601. */
  readonly openSince: string | undefined;
  /** The answer was longer than one may be, and is asked again. */
  readonly isTooLong: boolean;
  readonly isKeyboardOffered: boolean;
  readonly answer: CurrentAnswerView;
  /** The read-back that waits for yes or no; undefined when none does. */
  readonly confirmingId: string | undefined;
  /** The answers that "corrige el nombre" may have meant. */
  readonly ambiguous: readonly Field[];
  /** The answer that is corrected, or else the one stored just before. */
  readonly lastAnswer:
    | { readonly field: Field; readonly isCorrected: boolean; readonly texts: SaidAndPrintedTexts }
    | undefined;
  /** The words of the answer that is corrected: the text box opens with them. */
  readonly known: string | undefined;
  /** What is understood of words that are being typed, at a time in ISO 8601. */
  readonly preview: (text: string, at: string) => TypingView;
}

/** How far the answer to the current question has come. */
export type CurrentAnswerView =
  /** Nothing is understood yet: the choices of the form itself may be tapped. */
  | { readonly kind: "waiting" }
  /** Nobody could read it: the person decides what becomes of it. */
  | { readonly kind: "unread"; readonly said: string }
  /** The answer was read back. `question` is asked where a part of it is in doubt. */
  | {
      readonly kind: "confirming";
      readonly value: unknown;
      readonly said: string;
      readonly english: string;
      readonly question: string | undefined;
      readonly rule: Rule | undefined;
    }
  /** A closed question with its candidates to tap. `isSecondOpinion`: another reader found them. */
  | {
      readonly kind: "choosing";
      readonly question: string | undefined;
      readonly candidates: readonly { readonly spanish: string; readonly english: string }[];
      readonly isSecondOpinion: boolean;
    };

/** One answer twice: what was said in Spanish, and what is printed in English; or that it needs review. */
export interface SaidAndPrintedTexts {
  readonly said: string;
  readonly english: string;
  readonly needsReview: boolean;
  /** Why it is printed so, where that can be said. */
  readonly rule?: Rule | undefined;
}

/** The finished form. */
export interface CompleteView {
  readonly kind: "complete";
  readonly formType: FormType;
  readonly saving: Complete["saving"];
  readonly savedId: string | undefined;
  readonly answerCount: number;
  readonly lines: readonly PrintedAnswer[];
  readonly canCorrect: boolean;
}

/** What the page shows of an interview. */
export function screenView(interview: Interview): ScreenView {
  switch (interview.phase) {
    case "choosing":
      return choosingView(interview);
    case "asking":
      return askingView(interview);
    case "reviewing":
      return reviewingView(interview);
    case "complete":
      return completeView(interview);
  }
}

function choosingView(interview: Choosing): ChoosingView {
  return {
    kind: "choosing",
    isRepeated: interview.confirm === "off" && interview.repeat === "no-form-named",
    isPaused: isPaused(interview),
    // Alone the question is the heading; behind an answer it says what to do now.
    reply: replyView(interview, interview.reply.prompts.length > 1 ? [] : [render({ key: "which-form" }, "written")]),
  };
}

function askingView(interview: Asking): AskingView {
  const { formType, position, turn } = interview;
  const field = currentField(interview);
  if (field === undefined) throw new Error("No question is asked.");
  const { isCallActive } = interview;
  const written = render({ text: field.question }, "written");
  return {
    kind: "asking",
    formType,
    position,
    count: fieldsOf(interview).length,
    field,
    step: `${position} ${turn.kind} ${interview.aside?.kind}`,
    question: questionAndHint(isCallActive ? field.question : written),
    isCallActive,
    isPaused: isPaused(interview),
    isEnding: interview.aside?.kind === "ending",
    reply: replyView(interview, questionAndHint(written)),
    openSince: turn.kind === "confirming" ? undefined : turn.answer?.heardAt,
    isTooLong: interview.confirm === "off" && interview.repeat === "too-long",
    isKeyboardOffered: interview.isKeyboardOffered,
    answer: currentAnswerView(interview),
    confirmingId: turn.kind === "confirming" ? turn.answer.heardAt : undefined,
    ambiguous: ambiguousFields(interview),
    lastAnswer: turn.kind === "waiting" ? lastAnswerView(interview) : undefined,
    known: isCorrection(interview) ? interview.answers[field.id]?.said : undefined,
    preview: (text, at) => typingView(field, preview(interview, text, at)),
  };
}

function currentAnswerView(interview: Asking): CurrentAnswerView {
  const { turn } = interview;
  if (turn.kind === "confirming") {
    const { answer, reading } = turn;
    const english = reading.english ?? answer.said;
    return {
      kind: "confirming",
      value: reading.value,
      said: answer.said,
      english,
      question: written(reading.question),
      rule: ruleOf(currentField(interview)?.kind ?? "name", answer.said, reading),
    };
  }
  if (turn.kind === "unread") return { kind: "unread", said: turn.answer.said };
  const candidates = candidatesOf(turn);
  if (turn.kind === "waiting" && candidates.length === 0) return { kind: "waiting" };
  const question = turn.kind === "choosing" ? written(turn.reading.question) : undefined;
  return { kind: "choosing", question, candidates, isSecondOpinion: turn.opinion !== undefined };
}

function written(question: string | undefined): string | undefined {
  return question === undefined ? undefined : render({ text: question }, "written");
}

function lastAnswerView(interview: Asking): AskingView["lastAnswer"] {
  const { position, answers } = interview;
  const fields = fieldsOf(interview);
  const shown = [fields[position], fields[position - 1]].find((field) => field && field.id in answers);
  const line = printed(interview).find(({ field }) => field.id === shown?.id);
  if (line === undefined || line.status === "missing") return undefined;
  return { field: line.field, isCorrected: shown === fields[position], texts: textsOf(line) };
}

/** One answer as it was given and as it is printed. */
function textsOf({ field, said, english, status, reading }: PrintedAnswer): SaidAndPrintedTexts {
  return { said, english, needsReview: status === "needs-review", rule: ruleOf(field.kind, said, reading) };
}

function completeView(interview: Complete): CompleteView {
  const { saving, saved } = interview;
  return {
    kind: "complete",
    formType: interview.formType,
    saving,
    savedId: saved?.id,
    answerCount: Object.keys(interview.answers).length,
    lines: printed(interview),
    canCorrect: saving === "saved" && interview.confirm === "smart",
  };
}

function questionAndHint(whole: string): readonly [string, string] {
  const end = whole.indexOf("?") + 1;
  return [whole.slice(0, end), whole.slice(end).trim()];
}
