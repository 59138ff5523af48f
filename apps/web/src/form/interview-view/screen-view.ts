import type { Asking, Choosing, Interview } from "@dilo/forms";
import { candidatesOf, currentField, fieldsOf, isCorrection, progressOf } from "@dilo/forms/questions";
import type { Readers } from "../session/readers.ts";
import { type InLanguage, inSpanish } from "./in-language.ts";
import { ambiguousFields, isPaused } from "./interview-facts.ts";
import { replyView } from "./reply-view.ts";
import type { ReviewingView } from "./review-view.ts";
import type { AskingView, ChoosingView, CompleteView, CurrentAnswerView } from "./views.ts";

/** What the form page shows of the interview: the screens read this and never the interview's own state. */
export type ScreenView = ChoosingView | AskingView | ReviewingView | CompleteView;

/**
 * What the page shows of an interview.
 * @param readers undefined until they are here: until then a form is chosen, or a question stands that nobody answered
 * @param texts in which language
 */
export function screenView(interview: Interview, readers: Readers | undefined, texts = inSpanish): ScreenView {
  switch (interview.phase) {
    case "choosing":
      return choosingView(interview, texts);
    case "asking":
      return askingView(interview, { readers, texts });
    case "reviewing":
    case "complete":
      if (readers === undefined) throw new Error("Answers are shown by what reads them.");
      return interview.phase === "reviewing"
        ? readers.reviewingView(interview, texts)
        : readers.completeView(interview);
  }
}

function choosingView(interview: Choosing, texts: InLanguage): ChoosingView {
  return {
    kind: "choosing",
    isRepeated: interview.confirm === "off" && interview.repeat === "no-form-named",
    isPaused: isPaused(interview),
    // Alone the question is the heading; behind an answer it says what to do now.
    reply: replyView(interview, {
      texts,
      headings: interview.reply.prompts.length > 1 ? [] : [texts.say({ key: "which-form" })],
    }),
  };
}

function askingView(
  interview: Asking,
  { readers, texts }: { readonly readers: Readers | undefined; readonly texts: InLanguage },
): AskingView {
  const { formType, position, turn } = interview;
  const field = currentField(interview);
  if (field === undefined) throw new Error("No question is asked.");
  const { isCallActive } = interview;
  const taken = readers ? takenView(interview, readers) : [];
  const written = texts.say({ text: field.question, english: field.questionEnglish });
  const isSpoken = isCallActive && texts.language === "es";
  return {
    kind: "asking",
    formType,
    ...progressOf(interview),
    field,
    step: `${position} ${turn.kind} ${interview.aside?.kind}`,
    question: questionAndHint(isSpoken ? field.question : written),
    isCallActive,
    isPaused: isPaused(interview),
    isEnding: interview.aside?.kind === "ending",
    reply: replyView(interview, { texts, headings: questionAndHint(written) }),
    openSince: turn.kind === "confirming" ? undefined : turn.answer?.heardAt,
    isTooLong: interview.confirm === "off" && interview.repeat === "too-long",
    isKeyboardOffered: interview.isKeyboardOffered,
    answer: currentAnswerView(interview, { readers, texts }),
    confirmingId: turn.kind === "confirming" ? turn.answer.heardAt : undefined,
    ambiguous: ambiguousFields(interview),
    lastAnswer: turn.kind === "waiting" && taken.length === 0 ? lastAnswerView(interview, readers) : undefined,
    taken,
    isCorrecting: isCorrection(interview) && interview.returnTo === fieldsOf(interview).length,
    known: isCorrection(interview) ? interview.answers[field.id]?.said : undefined,
    preview: readers && ((text, at) => readers.typedSoFar(interview, { field, text, at, texts })),
  };
}

function currentAnswerView(
  interview: Asking,
  { readers, texts }: { readonly readers: Readers | undefined; readonly texts: InLanguage },
): CurrentAnswerView {
  const { turn } = interview;
  const written = (question: string | undefined) =>
    question === undefined ? undefined : texts.say({ asked: question });
  if (turn.kind === "confirming") {
    const { answer, reading } = turn;
    const english = reading.english ?? answer.said;
    return {
      kind: "confirming",
      value: reading.value,
      said: answer.said,
      english,
      question: written(reading.question),
      rule: readers?.ruleOf(currentField(interview)?.kind ?? "name", answer.said, reading),
    };
  }
  if (turn.kind === "unread") return { kind: "unread", said: turn.answer.said };
  const candidates = candidatesOf(turn);
  if (turn.kind === "waiting" && candidates.length === 0) return { kind: "waiting" };
  const question =
    turn.kind === "choosing" && !isInReply(interview, texts) ? written(turn.reading.question) : undefined;
  return { kind: "choosing", question, candidates, isSecondOpinion: turn.opinion !== undefined };
}

/** In English the choices are named by the question of the reply alone. */
function isInReply({ reply }: Asking, { language }: InLanguage): boolean {
  const isPut = reply.prompts.some((prompt) => "key" in prompt && ["choose-one", "is-it-this"].includes(prompt.key));
  return language === "en" && isPut;
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

/** What a part of the form asks may be a sentence: it is all of the question. */
function questionAndHint(whole: string): readonly [string, string] {
  const end = whole.indexOf("?") + 1 || whole.length;
  return [whole.slice(0, end), whole.slice(end).trim()];
}
