import { HearText } from "../hear/hear.tsx";
import { useTimeToStop } from "./use-time-to-stop.ts";

/** What a button says of a deletion: asks once, tells how long it can be stopped, and says what became of it. */
interface StoppableWords {
  readonly ask: string;
  readonly sure: string;
  readonly soon: string;
  readonly stop: string;
  readonly busy: string;
  readonly failed: string;
}

/**
 * A button that deletes: it asks once more, and for ten seconds the same button stops it. From the tap on one box has
 * room for all that will be said there, because what comes of it comes late and must push nothing.
 */
export function StoppableButton(props: {
  words: StoppableWords;
  state: "open" | "busy" | "failed";
  onSure: () => void;
}) {
  const { words, state, onSure } = props;
  const { secondsLeft, ask, stop } = useTimeToStop(onSure);
  const isAsked = secondsLeft !== undefined;
  const press = (): void => {
    if (isAsked) stop();
    else if (window.confirm(words.sure)) ask();
  };
  const isFailed = state === "failed" && !isAsked;
  const isTold = isAsked || state !== "open";
  return (
    <div className="stack close">
      <div
        className={isFailed ? "notice error-box beside" : isTold ? "notice warn beside" : "unseen"}
        data-heard=""
        data-own=""
      >
        <div className="turns">
          <p role="status">{isAsked ? words.soon : state === "busy" && words.busy}</p>
          <p role="alert">{isFailed && words.failed}</p>
          {isTold &&
            [words.soon, words.failed].map((text) => (
              <p key={text} className="held" aria-hidden="true">
                {text}
              </p>
            ))}
        </div>
        {isTold && <HearText />}
      </div>
      <button className={isAsked ? "button main" : "plainer"} type="button" disabled={state === "busy"} onClick={press}>
        {state === "busy" ? words.busy : isAsked ? words.stop : words.ask}
        {isAsked && <span aria-hidden="true"> ({secondsLeft})</span>}
      </button>
    </div>
  );
}
