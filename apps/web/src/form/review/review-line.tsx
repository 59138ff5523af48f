import { useEffect, useRef } from "react";
import { RichText } from "../../components/rich-text.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { useFormWords, useLanguage } from "../../words/use-words.ts";
import { HearAnswer } from "../hear/hear-answer.tsx";
import type { InterviewEvents } from "../interview-view/interview-events.ts";
import type { ReviewLineView } from "../interview-view/review-view.ts";
import { CorrectButton } from "./correct-button.tsx";
import { NameParts, nameChoicesOf, spokenParts } from "./name-parts.tsx";

/**
 * One answer of the review: both sides beside each other, or once where they are the same. Where it must be looked at
 * before all is saved, or where one comes back to it, it comes into view and says so.
 */
export function ReviewLine(props: ReviewLineView & { events: InterviewEvents }) {
  const { review } = useFormWords();
  const isEnglish = useLanguage() === "en";
  const { line, point, doubt, returned, events } = props;
  const { field, status } = line;
  const label = isEnglish ? field.label : field.labelSpanish;
  const isLeft = point?.kind === "left";
  const hasParts = field.kind === "name" && nameChoicesOf(line).length > 0;
  const why = props.doubtAsks ?? (doubt && review.doubts[doubt]);
  const notes = [
    ...(hasParts ? [spokenParts(line, point?.name, review.nameParts)] : []),
    ...(returned ? [review.returned[returned]] : []),
    ...(point ? [review.open[point.kind]] : why ? [why] : []),
  ];
  const { top, heading } = useArrival(point !== undefined, returned !== undefined);
  return (
    <li
      ref={top}
      data-field={field.id}
      data-status={status}
      className={returned && "returned"}
      {...(returned && { "data-arrival": "", tabIndex: -1 })}
    >
      <div className="beside">
        <h2 ref={heading} tabIndex={-1}>
          {props.position}. {label}
        </h2>
        <HearAnswer {...line} notes={notes} />
      </div>
      {!isLeft && <CorrectButton className="plainer" label={label} onCorrect={() => events.correct(field.id)} />}
      {returned && (
        <p className="back">
          {review.returned[returned]}
          {props.canUndo && (
            <button className="plainer" type="button" onClick={events.undo}>
              {review.undo}
            </button>
          )}
        </p>
      )}
      {why && !point && <p className="doubt">{why}</p>}
      {(field.kind === "name" || doubt !== undefined) && (
        <p className="notice" role="status">
          {point && review.open[point.kind]}
        </p>
      )}
      {/* In its parts a name stands whole already. */}
      {!(hasParts && props.isSame) && <Sides {...props} />}
      {hasParts && (
        <NameParts
          key={point?.split}
          line={line}
          asked={point?.name}
          note={<RichText text={review.nameNote} />}
          onConfirm={(name) => events.confirmName(field.id, name)}
        />
      )}
      {isLeft && (
        <button className="button small" type="button" onClick={() => events.correct(field.id)}>
          {review.open.answerNow}
        </button>
      )}
      {point && (
        <button className="button quiet small" type="button" onClick={events.acceptReview}>
          {review.open.leave}
        </button>
      )}
    </li>
  );
}

/** What was said and what will be printed, each under its column's name. */
function Sides({ line, isSame, doubt }: ReviewLineView) {
  const { ask, complete, review } = useFormWords();
  const { said, english } = line;
  const [spoken, written] = review.columns;
  // What was left has nothing that was said of it.
  if (isSame || said === "")
    return (
      <p className="same number" lang="es">
        <Unbroken text={english || complete.noAnswer} />
      </p>
    );
  return (
    <dl className="heard sides">
      <div className="es">
        <dt className="unseen">{spoken}</dt>
        <dd lang="es">
          <Unbroken text={said} />
        </dd>
      </div>
      <div className="en">
        <dt className="unseen">{doubt ? ask.needsReview : written}</dt>
        <dd lang={doubt ? "es" : "en"} className="number">
          <Unbroken text={english || complete.noAnswer} />
        </dd>
      </div>
    </dl>
  );
}

/** Brings the person to this answer: to its heading where something is asked about it, or to all of it on the way back. */
function useArrival(isAsked: boolean, isReturned: boolean) {
  const top = useRef<HTMLLIElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isReturned) return;
    top.current?.scrollIntoView({ block: "nearest" });
    top.current?.focus({ preventScroll: true });
  }, [isReturned]);
  useEffect(() => {
    if (!isAsked) return;
    top.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return { top, heading };
}
