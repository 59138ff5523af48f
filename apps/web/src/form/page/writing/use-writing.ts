import { useState } from "react";
import { readItem, removeItem, storeItem } from "../../../browser/browser-storage.ts";
import type { ScreenView } from "../../interview-view/screen-view.ts";

/** Whether the person writes, and whether the text box is shown. */
export interface Writing {
  readonly isTyping: boolean;
  readonly hasTextBox: boolean;
  /** How often the text box was asked for. */
  readonly timesAsked: number;
  /** The person prefers to write. */
  readonly prefer: () => void;
  /** The person asked for the text box at this step, also beside a read-back. */
  readonly openTextBox: () => void;
  /** The person speaks again. */
  readonly stop: () => void;
}

/** Holds that the person prefers to write, so that coming back brings the same way of answering. */
const modeKey = "dilo_mode";

/**
 * Decides when the text box is shown.
 * @param heard.hasVoice something here can turn the voice into text
 * @param heard.isUnheard nothing is heard of the person, who is in a call
 */
export function useWriting(
  view: ScreenView,
  { hasVoice, isUnheard }: { readonly hasVoice: boolean; readonly isUnheard: boolean },
): Writing {
  const [isPreferred, setIsPreferred] = useState(() => readItem(modeKey) === "writing");
  const setPreferred = (isWriting: boolean): void => {
    setIsPreferred(isWriting);
    if (isWriting) storeItem(modeKey, "writing");
    else removeItem(modeKey);
  };
  // Who could not be heard once keeps the box as long as that call lasts.
  const [wasUnheard, setWasUnheard] = useState(false);
  if (isUnheard && !wasUnheard) setWasUnheard(true);
  // The read-back that is answered in writing: beside it the text box is shown only when it was asked for.
  const [answeredInWriting, setAnsweredInWriting] = useState("");
  const [timesAsked, setTimesAsked] = useState(0);
  const confirmingId = view.kind === "asking" ? view.confirmingId : undefined;
  const isTyping = isPreferred || !hasVoice;
  // Whoever is not in a call reads the review, and has nobody to tell what is wrong there.
  const isQuiet = view.kind === "reviewing" && !view.isCallActive;
  const isOffered = view.kind === "asking" && view.isKeyboardOffered;
  return {
    isTyping,
    timesAsked,
    hasTextBox:
      confirmingId === undefined ? isTyping || isOffered || isQuiet || wasUnheard : answeredInWriting === confirmingId,
    prefer: () => setPreferred(true),
    openTextBox: () => {
      setPreferred(true);
      setTimesAsked((count) => count + 1);
      setAnsweredInWriting(confirmingId ?? "");
    },
    stop: () => {
      setPreferred(false);
      setWasUnheard(false);
    },
  };
}
