import { useEffect, useRef, useState } from "react";
import { timeToStopMs } from "../session/interview-effects.ts";

interface Stoppable {
  /** How long it can still be stopped, in seconds; undefined while nothing was asked for. */
  readonly secondsLeft: number | undefined;
  readonly ask: () => void;
  readonly stop: () => void;
}

/**
 * Does what cannot be taken back ten seconds after it was asked for, unless it is stopped meanwhile. Who leaves what
 * asked for it has stopped it too.
 */
export function useTimeToStop(act: () => void): Stoppable {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const acting = useRef(act);
  acting.current = act;
  const isAsked = secondsLeft !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    // Not by the clock of the day, which may be put right meanwhile.
    const end = performance.now() + timeToStopMs;
    const clock = setInterval(() => {
      const left = Math.ceil((end - performance.now()) / 1000);
      setSecondsLeft(left > 0 ? left : undefined);
      if (left > 0) return;
      clearInterval(clock);
      acting.current();
    }, 250);
    return () => clearInterval(clock);
  }, [isAsked]);
  return {
    secondsLeft,
    ask: () => setSecondsLeft(timeToStopMs / 1000),
    stop: () => setSecondsLeft(undefined),
  };
}
