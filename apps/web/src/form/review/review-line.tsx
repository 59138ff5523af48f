import { useEffect, useRef } from "react";
import { RichText } from "../../components/rich-text.tsx";
import { useFormWords, useLanguage } from "../../words/use-words.ts";
import { SaidAndPrinted } from "../ask/said-and-printed.tsx";
import type { InterviewEvents } from "../interview-view/interview-events.ts";
import type { ReviewLineView } from "../interview-view/screen-view.ts";
import { CorrectButton } from "./correct-button.tsx";
import { NameParts } from "./name-parts.tsx";

/** One answer of the review. Where it must be looked at before all is saved, it comes into view and says so. */
export function ReviewLine(
  props: ReviewLineView & {
    /** Its place among the answers, from 1. */
    position: number;
    events: InterviewEvents;
  },
) {
  const { complete, review } = useFormWords();
  const isEnglish = useLanguage() === "en";
  const { line, point, events } = props;
  const { field, said, english, status } = line;
  const label = isEnglish ? field.label : field.labelSpanish;
  const isName = field.kind === "name";
  const isUnread = status === "needs-review";
  const isLeft = point?.kind === "left";
  const isAsked = point !== undefined;
  const top = useRef<HTMLLIElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    top.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <li ref={top} data-field={field.id} data-status={status}>
      <h2 ref={heading} tabIndex={-1}>
        {props.position}. {label}
      </h2>
      {!isLeft && (
        <CorrectButton className="button quiet small" label={label} onCorrect={() => events.correct(field.id)} />
      )}
      {(isName || isUnread || status === "missing") && (
        <p className="notice" role="status">
          {point && review.open[point.kind]}
        </p>
      )}
      <SaidAndPrinted
        texts={{
          said: said || complete.noAnswer,
          english: english || complete.noAnswer,
          needsReview: isUnread,
        }}
      />
      {isName && status !== "missing" && (
        <>
          <p className="muted small">
            <RichText text={review.nameNote} />
          </p>
          <NameParts
            key={point?.split}
            line={line}
            asked={point?.name}
            onConfirm={(name) => events.confirmName(field.id, name)}
          />
        </>
      )}
      {isLeft && (
        <button className="button small" type="button" onClick={() => events.correct(field.id)}>
          {review.open.answerNow}
        </button>
      )}
      {isAsked && (
        <button className="button quiet small" type="button" onClick={events.acceptReview}>
          {review.open.leave}
        </button>
      )}
    </li>
  );
}
