import type { ReactNode } from "react";
import { Unbroken } from "../../components/unbroken.tsx";
import { useFormWords } from "../../words/use-words.ts";
import { useOncePressed } from "../actions/use-once-pressed.ts";
import { WhichAnswer } from "../ask/which-answer.tsx";
import { WrittenTalk } from "../ask/written-talk.tsx";
import { Heard } from "../hear/hear.tsx";
import type { InterviewEvents } from "../interview-view/interview-events.ts";
import type { ReviewingView } from "../interview-view/review-view.ts";
import { ExtraOffer } from "./extra-offer.tsx";
import { PartsList } from "./parts-list.tsx";
import { ReviewLine } from "./review-line.tsx";

/** All answers side by side before the form is saved; each can be corrected, and one button says all is right. */
export function ReviewScreen(props: {
  view: ReviewingView;
  events: InterviewEvents;
  /** The text box takes corrections, questions and commands. */
  hasTextBox: boolean;
  onWrite: (text: string) => void;
  /** The parts that are offered are answered in writing alone. */
  areWritten: boolean;
  unsentNotice: ReactNode;
  /** The buttons of the step, unless the dock has them. */
  steps: ReactNode;
  captions: ReactNode;
  /** Continue on another phone, begin another form, delete everything. */
  manage: ReactNode;
  dock: ReactNode;
}) {
  const { ask, review } = useFormWords();
  const { view, events } = props;
  // A second press leaves what the first one showed as it is: it must be meant.
  const accept = useOncePressed<"all">(events.acceptReview);
  return (
    <div className="stack airy review">
      <div className="stack close" data-heard="">
        <p className="over">
          <Unbroken text={ask.title(view.formType)} />
        </p>
        <Heard>
          <h1 className="mid">{review.title(view.lines.length)}</h1>
        </Heard>
        <p className="lead">{review.lead}</p>
        {props.unsentNotice}
        {view.isUnsaved && (
          <p className="notice" role="status">
            {review.unsaved}
          </p>
        )}
        {view.isPaused && <p className="notice">{ask.paused}</p>}
        <WrittenTalk
          reply={view.reply}
          isCallActive={view.isCallActive}
          hasTextBox={props.hasTextBox}
          words={review}
          onWrite={props.onWrite}
        >
          <WhichAnswer fields={view.ambiguous} onCorrect={events.correct} />
        </WrittenTalk>
      </div>
      <PartsList parts={view.parts} isFetching={view.extra === "fetching"} onWanted={events.choosePart} />
      <div className="stack tight">
        <p className="columns" aria-hidden="true">
          {review.columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </p>
        <ul className="answers">
          {view.lines.map((line) => (
            <ReviewLine key={line.line.field.id} {...line} events={events} />
          ))}
        </ul>
      </div>
      <ExtraOffer
        extra={view.extra}
        part={view.part}
        isWritten={props.areWritten}
        onWanted={() => events.answerExtraOffer(true)}
        onDeclined={() => events.answerExtraOffer(false)}
      />
      <button className="button main" type="button" onClick={() => accept("all")}>
        {review.accept}
      </button>
      {props.steps}
      {props.captions}
      {props.manage}
      {props.dock}
    </div>
  );
}
