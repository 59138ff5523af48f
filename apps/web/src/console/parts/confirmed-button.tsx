import { useState } from "react";
import { useConsoleWords } from "../words/use-console-words.tsx";

interface Needs {
  readonly text: string;
  /** What it is about, for who hears the button's name alone. */
  readonly about: string;
  /** What it does for good, in a sentence. */
  readonly warning: string;
  readonly onConfirm: () => void;
  readonly isBusy: boolean;
}

/** Does something that cannot be undone: a second press, under its warning, does it. */
export function ConfirmedButton({ text, about, warning, onConfirm, isBusy }: Needs) {
  const { common } = useConsoleWords();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <button
        type="button"
        className="button quiet small"
        aria-label={`${text}: ${about}`}
        onClick={() => setAsking(true)}
      >
        {text}
      </button>
    );
  }
  return (
    <fieldset className="stack close" aria-label={`${text}: ${about}`}>
      <p className="small">{warning}</p>
      <button type="button" className="button small" aria-busy={isBusy || undefined} onClick={onConfirm}>
        {text}
      </button>
      {/* The focus was on the button that is gone. */}
      <button type="button" className="button quiet small" ref={focused} onClick={() => setAsking(false)}>
        {common.cancel}
      </button>
    </fieldset>
  );
}

const focused = (button: HTMLButtonElement | null) => button?.focus();
