import type { Asking, Choosing, Interview } from "@dilo/forms";
import { candidatesOf, currentField, fieldsOf, isCorrection, progressOf, render } from "@dilo/forms/questions";
import type { Readers } from "../session/readers.ts";
import { ambiguousFields, isPaused } from "./interview-facts.ts";
import { replyView } from "./reply-view.ts";
import type { ReviewingView } from "./review-view.ts";
import { ruleOf } from "./rule.ts";
import type { AskingView, ChoosingView, CompleteView, CurrentAnswerView } from "./views.ts";

/** What the form page shows of the interview: the screens read this and never the interview's own state. */
export type ScreenView = ChoosingView | AskingView | ReviewingView | CompleteView;

/**
 * What the page shows of an interview.
 * @param readers undefined until they are here: until then a form is chosen, or a question stands that nobody answered
 */
export function screenView(interview: Interview, readers: Readers | undefined): ScreenView {
  switch (interview.phase) {
    case "choosing":
      return choosingView(interview);
    case "asking":
      return askingView(interview, readers);
    case "reviewing":
    case "complete":
      if (readers === undefined) throw new Error("Answers are shown by what reads them.");
      return interview.phase === "reviewing" ? readers.reviewingView(interview) : readers.completeView(interview);
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

function askingView(interview: Asking, readers: Readers | undefined): AskingView {
  const { formType, position, turn } = interview;
  const field = currentField(interview);
  if (field === undefined) throw new Error("No question is asked.");
  const { isCallActive } = interview;
  const taken = readers ? takenView(interview, readers) : [];
  const written = render({ asked: field.question }, "written");
  return {
    kind: "asking",
    formType,
    ...progressOf(interview),
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
    lastAnswer: turn.kind === "waiting" && taken.length === 0 ? lastAnswerView(interview, readers) : undefined,
    taken,
    isCorrecting: isCorrection(interview) && interview.returnTo === fieldsOf(interview).length,
    known: isCorrection(interview) ? interview.answers[field.id]?.said : undefined,
    preview: readers && ((text, at) => readers.typedSoFar(interview, field, text, at)),
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
  return question === undefined ? undefined : render({ asked: question }, "written");
}

function lastAnswerView(interview: Asking, readers: Readers | undefined): AskingView["lastAnswer"] {
  const { position, answers } = interview;
  const fields = fieldsOf(interview);
  const field = [fields[position], fields[position - 1]].find((one) => one && one.id in answers);
  const answer = field && answers[field.id];
  if (field === undefined || answer === undefined) return undefined;
  const unread = { said: answer.said, english: undefined, needsReview: false };
  return {
    field,
    isCorrected: field === fields[position],
    texts: readers ? readers.textsOf(interview, field) : unread,
  };
}

function takenView(interview: Asking, readers: Readers): AskingView["taken"] {
  const { taken = [], answers } = interview;
  return fieldsOf(interview)
    .filter(({ id }) => taken.includes(id) && answers[id] !== undefined)
    .map((field) => ({ field, texts: readers.textsOf(interview, field) }));
}

function questionAndHint(whole: string): readonly [string, string] {
  const end = whole.indexOf("?") + 1;
  return [whole.slice(0, end), whole.slice(end).trim()];
}
