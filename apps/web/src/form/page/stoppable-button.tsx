import { FailureNote } from "../../components/error-box.tsx";
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

/** A button that deletes: it asks once more, and for ten seconds the same button stops it. */
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
  return (
    <div className="stack close">
      <div className={isAsked ? "notice warn beside" : "unseen"} data-heard="">
        <p role="status">{isAsked && words.soon}</p>
        {isAsked && <HearText />}
      </div>
      <button className={isAsked ? "button main" : "plainer"} type="button" disabled={state === "busy"} onClick={press}>
        {state === "busy" ? words.busy : isAsked ? words.stop : words.ask}
        {isAsked && <span aria-hidden="true"> ({secondsLeft})</span>}
      </button>
      {state === "failed" && !isAsked && <FailureNote>{words.failed}</FailureNote>}
    </div>
  );
}
