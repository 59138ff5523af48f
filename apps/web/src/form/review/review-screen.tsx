import { extraOf, type FullName, printAnswers, type Reviewing } from "@dilo/forms";
import type { ReactNode } from "react";
import { useFormWords } from "../../words/use-words.ts";
import { useOncePressed } from "../actions/use-once-pressed.ts";
import { WhichAnswer } from "../ask/which-answer.tsx";
import { ExtraOffer } from "./extra-offer.tsx";
import { ReviewLine } from "./review-line.tsx";

/** All answers side by side before the form is saved; each can be corrected, and one button says all is right. */
export function ReviewScreen(props: {
  interview: Reviewing;
  onCorrect: (field: string) => void;
  onConfirmName: (field: string, name: FullName) => void;
  onExtra: (isWanted: boolean) => void;
  onAccept: () => void;
  unsentNotice: ReactNode;
  /** The buttons of the step, unless they stand in the dock. */
  steps: ReactNode;
  captions: ReactNode;
  /** What else one may do: begin another form, go on elsewhere, delete everything. */
  leaving: ReactNode;
  dock: ReactNode;
}) {
  const words = useFormWords();
  const { review } = words;
  const { interview } = props;
  // A second press leaves what the first one showed as it is: it must be meant.
  const accept = useOncePressed<"all">(props.onAccept);
  const lines = printAnswers(interview.formType, interview.answers, { extra: extraOf(interview) });
  return (
    <div className="stack airy review">
      <div className="stack close">
        <p className="over">{words.ask.title(interview.formType)}</p>
        <h1 className="mid">{review.title(lines.length)}</h1>
        <p className="lead">{review.lead}</p>
        {props.unsentNotice}
        {interview.isPaused && <p role="status">{words.ask.paused}</p>}
        <WhichAnswer interview={interview} onCorrect={props.onCorrect} />
      </div>
      <ol className="answers">
        {lines.map((line, index) => {
          const { id } = line.field;
          return (
            <ReviewLine
              key={id}
              line={line}
              position={index + 1}
              point={interview.point?.field === id ? interview.point : undefined}
              onCorrect={() => props.onCorrect(id)}
              onConfirmName={(name) => props.onConfirmName(id, name)}
              onLeave={props.onAccept}
            />
          );
        })}
      </ol>
      <ExtraOffer
        extra={interview.extra.kind}
        onWanted={() => props.onExtra(true)}
        onDeclined={() => props.onExtra(false)}
      />
      <button className="button main" type="button" onClick={() => accept("all")}>
        {review.accept}
      </button>
      {props.steps}
      {props.captions}
      {props.leaving}
      {props.dock}
    </div>
  );
}
