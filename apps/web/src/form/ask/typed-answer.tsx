import { longestAnswer } from "@dilo/forms";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFormWords } from "../../words/use-words.ts";

/** What became of what was typed last, as the interview tells it. */
export interface TypedOutcome {
  /** Another text after each answer of the interview. */
  readonly id: string;
  /** Names the words that nothing came of: neither stored, read back nor obeyed; undefined while there are none. */
  readonly openId: string | undefined;
  /** The last answer says that nothing was understood. */
  readonly isRefused: boolean;
  /** What the person is writing about: words refused there do not stay for something else. */
  readonly about: string;
}

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
  onAnswer: (text: string) => void;
  onProblem: (isProblem: boolean) => void;
}) {
  const { ask } = useFormWords();
  const { box, text, change, submit, isEmpty, isRefused } = useTyping(props);
  const problemId = isEmpty ? "answer-empty" : isRefused ? props.problemId : undefined;

  return (
    <form className="stack close" onSubmit={submit} noValidate>
      <div className="field">
        <span className="hint" aria-hidden="true">
          {props.hint}
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
      <button className={props.isSecondary ? "button quiet" : "button main"} type="submit">
        {props.submit}
      </button>
    </form>
  );
}

/** What is in the box, and what became of it. `box` is the element to put the focus into. */
function useTyping({
  outcome,
  focusRequest,
  onAnswer,
  onProblem,
}: Pick<Parameters<typeof TypedAnswer>[0], "outcome" | "focusRequest" | "onAnswer" | "onProblem">) {
  const [text, setText] = useState("");
  const [isEmpty, setIsEmpty] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const isJustAnswered = useRef(false);
  const sentAt = useRef<TypedOutcome | undefined>(undefined);
  // It is there because it was asked for: one may write at once.
  useEffect(() => {
    if (focusRequest !== undefined) box.current?.focus({ preventScroll: true });
  }, [focusRequest]);
  const writtenAbout = useRef(outcome.about);
  useEffect(() => {
    const isElsewhere = writtenAbout.current !== outcome.about;
    writtenAbout.current = outcome.about;
    const sent = sentAt.current;
    if (isElsewhere && isRefused && sent === undefined) {
      setText("");
      setIsRefused(false);
    }
    if (sent === undefined || sent.id === outcome.id) return;
    sentAt.current = undefined;
    const isOpen = outcome.isRefused || (outcome.openId !== undefined && outcome.openId !== sent.openId);
    setIsRefused(isOpen);
    if (isOpen) {
      isJustAnswered.current = false;
      box.current?.focus({ preventScroll: true });
    } else setText("");
  }, [outcome, isRefused]);
  useEffect(() => onProblem(isRefused), [isRefused, onProblem]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const answer = text.trim();
    // A second press of the button is not an empty answer to the next question.
    setIsEmpty(answer === "" && !isJustAnswered.current);
    if (answer === "" || isJustAnswered.current) return;
    isJustAnswered.current = true;
    sentAt.current = outcome;
    onAnswer(answer);
  };
  const change = (now: string): void => {
    isJustAnswered.current = false;
    setText(now);
  };
  return { box, text, change, submit, isEmpty, isRefused };
}
