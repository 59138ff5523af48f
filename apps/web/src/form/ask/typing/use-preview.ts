import type { Field } from "@dilo/forms";
import { useEffect, useState } from "react";
import type { TypingView } from "../../interview-view/typing-view.ts";

/** How long nobody types before the words are read: who uses a screen reader is not told every letter. Milliseconds. */
export const pauseMs = 250;

/** Five digits together may be a ZIP code, whose place is looked up before the words are sent. */
const mayHoldZip = /(?<!\d)\d{5}(?!\d)/;

/** What the text box of a question is about. */
export interface TypedQuestion {
  readonly field: Field;
  /** What Dilo answered last. */
  readonly reply: string;
  /** Another function whenever something else is known; undefined until what reads words is here. */
  readonly preview: ((text: string, at: string) => TypingView) | undefined;
  /** Told of words that hold something to be looked up before they are sent, or that are changed after they were sent. */
  readonly onTyping: (text: string) => void;
}

/** What is understood of the words in a text box, a moment after the last letter; undefined while it is empty. */
export function usePreview(text: string, question: TypedQuestion | undefined): TypingView | undefined {
  const { preview, onTyping } = question ?? {};
  const [view, setView] = useState<TypingView>();
  useEffect(() => {
    if (preview === undefined) return undefined;
    const timer = setTimeout(() => {
      setView(text.trim() === "" ? undefined : preview(text, new Date().toISOString()));
      if (mayHoldZip.test(text)) onTyping?.(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, preview, onTyping]);
  // What was sent is gone from the box: nothing of it stays below.
  return text.trim() === "" ? undefined : view;
}
