import { longestAnswer } from "@dilo/forms";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFormWords } from "../../words/use-words.ts";

/** A text box whose name is the question, and 'Responder'. `labelledBy` are the question's elements. */
export function TypedAnswer({ labelledBy, onAnswer }: { labelledBy: string; onAnswer: (text: string) => void }) {
  const { ask } = useFormWords();
  const [text, setText] = useState("");
  const [isEmpty, setIsEmpty] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const isJustAnswered = useRef(false);
  // The person asked for it, so it gets the focus.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const answer = text.trim();
    // A second press of the button is not an empty answer to the next question.
    setIsEmpty(answer === "" && !isJustAnswered.current);
    if (answer === "") return;
    isJustAnswered.current = true;
    setText("");
    onAnswer(answer);
  };
  const change = (now: string): void => {
    isJustAnswered.current = false;
    setText(now);
  };

  return (
    <form className="stack close" onSubmit={submit} noValidate>
      <div className="field">
        <span className="hint" aria-hidden="true">
          {ask.yourAnswer}
        </span>
        <input
          ref={box}
          aria-labelledby={labelledBy}
          aria-invalid={isEmpty}
          aria-describedby={isEmpty ? "answer-empty" : undefined}
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
