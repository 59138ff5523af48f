import type { CSSProperties, ReactNode } from "react";
import { useFormWords } from "../../words/use-words.ts";
import type { CallStatus } from "./call-status.ts";

/** How wide each bar of the level meter swings, relative to the others. */
const bars = [0.55, 0.85, 1.25, 0.8, 1.4, 1, 0.6, 0.9, 0.45, 0.25];

/**
 * The bar under the thumb while a call is active: status, stop button and level; `children` are the buttons of the
 * step. `hint` says which words are waited for, while somebody can hear them.
 */
export function VoiceDock(props: {
  status: CallStatus;
  hint: string;
  level: number;
  onStop: () => void;
  /** The answer is finished: no need to wait for more. */
  onDone: () => void;
  children: ReactNode;
}) {
  const { ask } = useFormWords();
  return (
    <section className="dock" aria-label={ask.yourVoice} style={{ "--level": props.level } as CSSProperties}>
      <div className="wrap">
        <div className="talk">
          <p className="status" role="status">
            {ask[props.status]}
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
