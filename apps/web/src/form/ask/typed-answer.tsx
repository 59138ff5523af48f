import { longestAnswer } from "@dilo/forms";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFormWords } from "../../words/use-words.ts";

/** What became of what was typed last, as the interview tells it. */
export interface TypedOutcome {
  /** Another text after each answer of the interview. */
  readonly id: string;
  /** When the words were given that are neither stored nor read back, ISO 8601; undefined while there are none. */
  readonly openSince: string | undefined;
}

/**
 * A text box whose name is the question, and 'Responder'. What was not understood stays in it to be mended; what was
 * taken leaves it. `labelledBy` are the question's elements, `problemId` the one that says what is wrong, and another
 * `focusRequest` moves the focus into the box.
 */
export function TypedAnswer(props: {
  labelledBy: string;
  problemId: string;
  outcome: TypedOutcome;
  focusRequest: number;
  onAnswer: (text: string) => void;
  onProblem: (isProblem: boolean) => void;
}) {
  const { ask } = useFormWords();
  const { outcome, onProblem } = props;
  const [text, setText] = useState("");
  const [isEmpty, setIsEmpty] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const isJustAnswered = useRef(false);
  const sentAt = useRef<TypedOutcome | undefined>(undefined);
  // It is there because it was asked for: one may write at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request moves the focus
  useEffect(() => box.current?.focus({ preventScroll: true }), [props.focusRequest]);
  useEffect(() => {
    const sent = sentAt.current;
    if (sent === undefined || sent.id === outcome.id) return;
    sentAt.current = undefined;
    const isOpen = outcome.openSince !== undefined && outcome.openSince !== sent.openSince;
    setIsRefused(isOpen);
    if (isOpen) {
      isJustAnswered.current = false;
      box.current?.focus({ preventScroll: true });
    } else setText("");
  }, [outcome]);
  useEffect(() => onProblem(isRefused), [isRefused, onProblem]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const answer = text.trim();
    // A second press of the button is not an empty answer to the next question.
    setIsEmpty(answer === "" && !isJustAnswered.current);
    if (answer === "" || isJustAnswered.current) return;
    isJustAnswered.current = true;
    sentAt.current = outcome;
    props.onAnswer(answer);
  };
  const change = (now: string): void => {
    isJustAnswered.current = false;
    setText(now);
  };
  const problemId = isEmpty ? "answer-empty" : isRefused ? props.problemId : undefined;

  return (
    <form className="stack close" onSubmit={submit} noValidate>
      <div className="field">
        <span className="hint" aria-hidden="true">
          {ask.yourAnswer}
        </span>
        <input
          ref={box}
          aria-labelledby={props.labelledBy}
          aria-invalid={problemId !== undefined}
          aria-describedby={problemId}
          autoComplete="off"
          maxLength={longestAnswer}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
        {isEmpty && (
          <span id="answer-empty" role="alert">
            {ask.emptyAnswer}
          </span>
        )}
      </div>
      <button className="button main" type="submit">
        {ask.answer}
      </button>
    </form>
  );
}
