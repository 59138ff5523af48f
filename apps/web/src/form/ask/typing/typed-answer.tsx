import type { KeyboardEvent } from "react";
import { useFormWords, useLanguage } from "../../../words/use-words.ts";
import { anyWords, inputTraits } from "./input-traits.ts";
import { LiveAnswer, liveIds } from "./live-answer.tsx";
import { type TypedQuestion, usePreview } from "./use-preview.ts";
import { type TypedOutcome, useTyping } from "./use-typing.ts";

/**
 * A text box with its button. What was not understood stays in it to be corrected; what was taken leaves it.
 * `labelledBy` are the elements that name it, `problemId` the one that says what is wrong.
 */
export function TypedAnswer(props: {
  labelledBy: string;
  /** What stands over the box, for those who see it. */
  hint: string;
  submit: string;
  /** Another button of the page is the likeliest. */
  isSecondary?: boolean;
  problemId: string;
  outcome: TypedOutcome;
  /** The box takes the focus when it appears and with each other number; without one, only to keep what is refused. */
  focusRequest?: number;
  /** The question that is answered: its keyboard, an example, and what is understood as one types. */
  question?: TypedQuestion;
  onAnswer: (text: string) => void;
  onProblem: (isProblem: boolean) => void;
}) {
  const { ask } = useFormWords();
  const language = useLanguage();
  const { question } = props;
  const { box, text, change, submit, isEmpty, isRefused } = useTyping({ ...props, onTyping: question?.onTyping });
  const view = usePreview(text, question);
  const { isLong, example, ...keyboard } = question === undefined ? anyWords : inputTraits(question.field, language);
  const wrongId = view !== "coming" && view?.isTooLong ? liveIds.tooLong : isRefused ? props.problemId : undefined;
  const problemId = isEmpty ? "answer-empty" : wrongId;
  const describedBy = [problemId, example && liveIds.example].filter(Boolean).join(" ");
  const common = {
    ...keyboard,
    ref: box,
    "data-arrival": props.focusRequest === undefined ? undefined : "",
    "aria-labelledby": props.labelledBy,
    "aria-invalid": problemId !== undefined,
    "aria-describedby": describedBy === "" ? undefined : describedBy,
    placeholder: question === undefined ? props.hint : undefined,
    value: text,
    onChange: (event: { readonly target: { readonly value: string } }) => change(event.target.value),
  };
  return (
    <form className="stack close" onSubmit={submit} noValidate>
      <div className="field">
        <span className="hint" aria-hidden="true">
          {props.hint}
        </span>
        {isLong ? <textarea {...common} rows={2} onKeyDown={sendOnEnter} /> : <input {...common} />}
        {isEmpty && (
          <span id="answer-empty" className="wrong" role="alert">
            {ask.emptyAnswer}
          </span>
        )}
      </div>
      {question && <LiveAnswer field={question.field} reply={question.reply} {...{ example, view, text }} />}
      <button className={props.isSecondary ? "button quiet" : "button main"} type="submit">
        {props.submit}
      </button>
    </form>
  );
}

/** Enter sends what stands in a box of several lines too: no answer has a line break in it. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
