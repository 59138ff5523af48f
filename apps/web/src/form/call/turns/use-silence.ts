import { useEffect, useRef } from "react";

/** How long nobody says anything before the assistant speaks again: people look for their card. Milliseconds. */
export const silenceMs = 25_000;

/** Calls back each time nobody has said, tapped or typed anything for a while, as long as the assistant listens. */
export function useSilence(isListening: boolean, onSilence: () => void): void {
  const latest = useRef(onSilence);
  latest.current = onSilence;
  useEffect(() => {
    if (!isListening) return;
    let timer = setInterval(() => latest.current(), silenceMs);
    const restart = (): void => {
      clearInterval(timer);
      timer = setInterval(() => latest.current(), silenceMs);
    };
    window.addEventListener("keydown", restart);
    window.addEventListener("pointerdown", restart);
    return () => {
      clearInterval(timer);
      window.removeEventListener("keydown", restart);
      window.removeEventListener("pointerdown", restart);
    };
  }, [isListening]);
}
