import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import { useFormWords } from "../../words/use-words.ts";
import type { CallStatus } from "./call-status.ts";

/** How wide each bar of the level meter swings, relative to the others. */
const bars = [0.55, 0.85, 1.25, 0.8, 1.4, 1, 0.6, 0.9, 0.45, 0.25];

/** A line that is away for so long is gone for the person: they need not wait for it. Milliseconds. */
const goneAfterMs = 3000;

/**
 * The bar under the thumb while a call is active: status, stop button and level; `children` are the buttons of the
 * step. `hint` says which words are waited for, while somebody can hear them.
 */
export function VoiceDock(props: {
  status: CallStatus;
  assistantName: string;
  hint: string;
  level: number;
  onStop: () => void;
  /** The line is gone, and the person goes on in writing. */
  onWrite: () => void;
  /** The answer is finished: no need to wait for more. */
  onDone: () => void;
  children: ReactNode;
}) {
  const { ask } = useFormWords();
  const isGone = useLasting(props.status === "reconnecting", goneAfterMs);
  return (
    <section className="dock" aria-label={ask.yourVoice} style={{ "--level": props.level } as CSSProperties}>
      <div className="wrap">
        <div className="talk">
          <p className="status" role="status">
            {props.status === "speaking" ? ask.speaking(props.assistantName) : ask[props.status]}
            {props.hint !== "" && props.status !== "reconnecting" && <span>{props.hint}</span>}
          </p>
          <button className="mic" type="button" onClick={props.onStop}>
            {ask.stop}
          </button>
          <div className="level" aria-hidden="true">
            {bars.map((width) => (
              <i key={width} style={{ "--w": width } as CSSProperties} />
            ))}
          </div>
        </div>
        {isGone && (
          <>
            <p role="alert">{ask.lineGone}</p>
            <button className="button main" type="button" onClick={props.onWrite}>
              {ask.goOnWriting}
            </button>
          </>
        )}
        {props.children}
        {props.status === "listening" && (
          <button className="plainer" type="button" onClick={props.onDone}>
            {ask.done}
          </button>
        )}
      </div>
    </section>
  );
}

/** Whether something has been so for a while. */
function useLasting(isSo: boolean, afterMs: number): boolean {
  const [isLasting, setIsLasting] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setIsLasting(true), afterMs);
    return () => {
      clearTimeout(timer);
      setIsLasting(false);
    };
  }, [isSo, afterMs]);
  return isLasting;
}
