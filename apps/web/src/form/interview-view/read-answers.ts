import {
  type Asking,
  type Complete,
  extraOf,
  type Field,
  type PrintedAnswer,
  preview,
  printAnswers,
  type Reviewing,
} from "@dilo/forms";
import type { InLanguage } from "./in-language.ts";
import { ruleOf } from "./rule.ts";
import { type TypingView, typingView } from "./typing-view.ts";
import type { CompleteView, SaidAndPrintedTexts } from "./views.ts";

/** All answers as they were given and as they are printed. */
export function printed(interview: Asking | Reviewing | Complete): readonly PrintedAnswer[] {
  return printAnswers(interview.formType, interview.answers, { extra: extraOf(interview) });
}

/** One answer as it was given and as it is printed. */
export function textsOf(interview: Asking, { id, kind }: Field): SaidAndPrintedTexts {
  const line = printed(interview).find(({ field }) => field.id === id);
  const { said = "", english, status, reading } = line ?? {};
  return { said, english, needsReview: status === "needs-review", rule: ruleOf(kind, said, reading) };
}

/** What is understood of words that are being typed in answer to a question, at a time in ISO 8601. */
export function typedSoFar(
  interview: Asking,
  {
    field,
    text,
    at,
    texts,
  }: { readonly field: Field; readonly text: string; readonly at: string; readonly texts: InLanguage },
): TypingView {
  return typingView(field, preview(interview, text, at), texts);
}

/** The finished form. */
export function completeView(interview: Complete): CompleteView {
  const { saving, saved } = interview;
  return {
    kind: "complete",
    formType: interview.formType,
    saving,
    saved,
    answerCount: Object.keys(interview.answers).length,
    lines: printed(interview),
    canCorrect: saving === "saved" && interview.confirm === "smart",
  };
}
