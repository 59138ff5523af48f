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

/** What was understood last, and of which question. */
interface Preview {
  readonly about: string | undefined;
  readonly view: TypingView | undefined;
}

/** What ends a press; who types presses nothing, also where the end of a press was never told. */
const ends = ["pointerup", "pointercancel", "keydown"];
let isPressed = false;
for (const type of ["pointerdown", ...ends])
  globalThis.addEventListener(
    type,
    () => {
      isPressed = type === "pointerdown";
    },
    { capture: true },
  );

/**
 * Does something now, or once the finger that is on the screen has been lifted and its tap has been taken: what appears
 * above a button that is being pressed moves it away from under the finger, and the tap would be lost.
 * @returns ends the waiting
 */
function whenNothingIsPressed(act: () => void): () => void {
  if (!isPressed) {
    act();
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lifted = new AbortController();
  const soon = () => {
    timer = setTimeout(act);
    lifted.abort();
  };
  for (const type of ends) globalThis.addEventListener(type, soon, { signal: lifted.signal });
  return () => {
    clearTimeout(timer);
    lifted.abort();
  };
}

/**
 * What is understood of the words in a text box, a moment after the last letter; undefined while it is empty.
 * `"coming"` until the first words of a question are read.
 */
export function usePreview(text: string, question: TypedQuestion | undefined): TypingView | "coming" | undefined {
  const { preview, onTyping } = question ?? {};
  const about = question?.field.id;
  const [read, setRead] = useState<Preview>();
  useEffect(() => {
    if (preview === undefined) return undefined;
    let stopWaiting = () => {};
    const timer = setTimeout(() => {
      stopWaiting = whenNothingIsPressed(() => {
        setRead({ about, view: text.trim() === "" ? undefined : preview(text, new Date().toISOString()) });
        if (mayHoldZip.test(text)) onTyping?.(text);
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stopWaiting();
    };
  }, [text, preview, onTyping, about]);
  // What was sent is gone from the box: nothing of it stays below, also once the next answer is begun.
  if (text.trim() === "") return undefined;
  return read?.about === about ? read?.view : "coming";
}
