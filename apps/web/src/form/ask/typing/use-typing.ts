import { type FormEvent, type RefObject, useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { TypedText } from "../../answers/typed-text.ts";
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
  /** Something else was asked for before the words that were sent could be read: they are not sent any more. */
  readonly isDropped?: boolean;
}

/** Words on their way. */
interface Sent {
  readonly outcome: TypedOutcome;
  /** What is kept of the question is no longer what was sent: it stays. */
  isChanged: boolean;
}

/** The element one types into. */
export type TextBox = HTMLInputElement & HTMLTextAreaElement;

/**
 * What is in the box, and what became of it. `box` is the element to put the focus into.
 * @param options.onTyping told of words that are changed while those that were sent are on their way
 */
export function useTyping({
  outcome,
  focusRequest,
  onAnswer,
  onTyping,
  onProblem,
}: {
  readonly outcome: TypedOutcome;
  readonly focusRequest?: number | undefined;
  readonly onAnswer: (text: string) => void;
  readonly onTyping?: ((text: string) => void) | undefined;
  readonly onProblem: (isProblem: boolean) => void;
}) {
  const kept = useContext(TypedTextContext);
  const [text, setText] = useState(() => kept.read(outcome.about) ?? outcome.known ?? "");
  const [isEmpty, setIsEmpty] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const box = useRef<TextBox>(null);
  const isAskedFor = focusRequest !== undefined;
  const isJustAnswered = useRef(false);
  const onItsWay = useRef<Sent>(undefined);
  const shown = useRef(outcome);
  // It is there because it was asked for: one may write at once.
  useEffect(() => {
    if (focusRequest !== undefined) box.current?.focus({ preventScroll: true });
  }, [focusRequest]);
  const selected = useOldValueSelected(box, { known: outcome.known, text, isAskedFor });
  // Before it is painted: nothing of what was sent flashes up under the next question.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = outcome;
    const isElsewhere = before.about !== outcome.about;
    const sent = onItsWay.current?.outcome;
    if (onItsWay.current && outcome.isDropped) {
      onItsWay.current.isChanged = true;
      isJustAnswered.current = false;
    }
    if (onItsWay.current && sent !== undefined && sent.id !== outcome.id) {
      const { isChanged } = onItsWay.current;
      onItsWay.current = undefined;
      const isOpen = outcome.isRefused || (outcome.openId !== undefined && outcome.openId !== sent.openId);
      setIsRefused(isOpen);
      if (!isOpen) {
        if (!isChanged) kept.write(sent.about, "");
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
  }, [outcome, isRefused, isAskedFor, kept, selected]);
  useEffect(() => onProblem(isRefused), [isRefused, onProblem]);
  useSentForgotten(onItsWay, kept, isAskedFor);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const answer = text.trim();
    // A second press of the button is not an empty answer to the next question.
    setIsEmpty(answer === "" && !isJustAnswered.current);
    if (answer === "" || isJustAnswered.current) return;
    isJustAnswered.current = true;
    onItsWay.current = { outcome, isChanged: false };
    onAnswer(answer);
  };
  const change = (now: string): void => {
    isJustAnswered.current = false;
    setIsEmpty(false);
    setText(now);
    kept.write(outcome.about, now);
    if (onItsWay.current === undefined) return;
    onItsWay.current.isChanged = true;
    onTyping?.(now);
  };
  return { box, text, change, submit, isEmpty, isRefused };
}

/** Where no question is asked, what was sent and led to another screen does not wait in the box for one to come back. */
function useSentForgotten(
  onItsWay: RefObject<Sent | undefined>,
  kept: Pick<TypedText, "write">,
  isAskedFor: boolean,
): void {
  useEffect(() => {
    if (isAskedFor) return;
    return () => {
      const sent = onItsWay.current;
      if (sent && !sent.isChanged) kept.write(sent.outcome.about, "");
    };
  }, [onItsWay, isAskedFor, kept]);
}

/**
 * An old value is there to be seen: what is written takes its place, unless one taps into it first.
 * @returns the value that was selected already
 */
function useOldValueSelected(
  box: RefObject<TextBox | null>,
  {
    known,
    text,
    isAskedFor,
  }: { readonly known: string | undefined; readonly text: string; readonly isAskedFor: boolean },
): RefObject<string | undefined> {
  const selected = useRef<string>(undefined);
  const isOldValue = known !== undefined && text === known;
  useEffect(() => {
    if (!isOldValue || !isAskedFor || selected.current === known) return;
    selected.current = known;
    box.current?.select();
  }, [box, isOldValue, isAskedFor, known]);
  return selected;
}
