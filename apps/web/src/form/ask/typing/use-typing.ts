import { type FormEvent, useContext, useEffect, useRef, useState } from "react";
import { TypedTextContext } from "../../answers/typed-text-context.ts";

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
  /** The answer that is corrected: the box opens with it. */
  readonly known?: string | undefined;
}

/** The element one types into. */
export type TextBox = HTMLInputElement & HTMLTextAreaElement;

/** What is in the box, and what became of it. `box` is the element to put the focus into. */
export function useTyping({
  outcome,
  focusRequest,
  onAnswer,
  onProblem,
}: {
  readonly outcome: TypedOutcome;
  readonly focusRequest?: number | undefined;
  readonly onAnswer: (text: string) => void;
  readonly onProblem: (isProblem: boolean) => void;
}) {
  const kept = useContext(TypedTextContext);
  const [text, setText] = useState(() => kept.read(outcome.about) ?? outcome.known ?? "");
  const [isEmpty, setIsEmpty] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const box = useRef<TextBox>(null);
  const isAskedFor = focusRequest !== undefined;
  const isJustAnswered = useRef(false);
  const sentAt = useRef<TypedOutcome | undefined>(undefined);
  const shown = useRef(outcome);
  // It is there because it was asked for: one may write at once.
  useEffect(() => {
    if (focusRequest !== undefined) box.current?.focus({ preventScroll: true });
  }, [focusRequest]);
  // An old value is there to be seen: what is written takes its place, unless one taps into it first.
  const isOldValue = outcome.known !== undefined && text === outcome.known;
  const selected = useRef<string>(undefined);
  useEffect(() => {
    if (!isOldValue || !isAskedFor || selected.current === outcome.known) return;
    selected.current = outcome.known;
    box.current?.select();
  }, [isOldValue, isAskedFor, outcome.known]);
  useEffect(() => {
    const before = shown.current;
    shown.current = outcome;
    const isElsewhere = before.about !== outcome.about;
    const sent = sentAt.current;
    if (sent !== undefined && sent.id !== outcome.id) {
      sentAt.current = undefined;
      const isOpen = outcome.isRefused || (outcome.openId !== undefined && outcome.openId !== sent.openId);
      setIsRefused(isOpen);
      if (!isOpen) {
        kept.write(sent.about, "");
        setText(kept.read(outcome.about) ?? outcome.known ?? "");
      } else isJustAnswered.current = false;
      // The button that was pressed does not keep the focus from who writes.
      if (isOpen || isAskedFor) box.current?.focus({ preventScroll: true });
      return;
    }
    if (!isElsewhere || sent !== undefined) return;
    selected.current = undefined;
    setIsRefused(false);
    // What was written and not sent stays, but neither refused words nor the words of another answer.
    setText((now) => kept.read(outcome.about) ?? outcome.known ?? (isRefused || now === before.known ? "" : now));
  }, [outcome, isRefused, isAskedFor, kept]);
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
    setIsEmpty(false);
    setText(now);
    kept.write(outcome.about, now);
  };
  return { box, text, change, submit, isEmpty, isRefused };
}
