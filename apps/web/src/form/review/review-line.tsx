import { type FullName, openSplits, type PrintedAnswer, type Reviewing } from "@dilo/forms";
import { useEffect, useRef } from "react";
import { useFormWords, useLanguage } from "../../words/use-words.ts";
import { SaidAndPrinted } from "../ask/said-and-printed.tsx";
import { CorrectButton } from "./correct-button.tsx";
import { NameParts } from "./name-parts.tsx";

/** One answer of the review. Where it must be looked at before all is saved, it comes into view and says so. */
export function ReviewLine(props: {
  line: PrintedAnswer;
  /** Its place among the answers, from 1. */
  position: number;
  /** What is asked about this answer; undefined while nothing is. */
  point: Reviewing["point"];
  onCorrect: () => void;
  onConfirmName: (name: FullName) => void;
  /** The answer that is asked about may stay as it is. */
  onLeave: () => void;
}) {
  const { complete, review } = useFormWords();
  const isEnglish = useLanguage() === "en";
  const { line, point } = props;
  const { field, said, english, status } = line;
  const label = isEnglish ? field.label : field.labelSpanish;
  const isName = field.kind === "name";
  const isUnread = status === "needs-review";
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
      <CorrectButton className="button quiet small" label={label} onCorrect={props.onCorrect} />
      {(isName || isUnread) && (
        <p className="notice" role="status">
          {isAsked && (isUnread ? review.open.unread : review.open.name)}
        </p>
      )}
      <SaidAndPrinted
        sides={{
          kind: field.kind,
          said: said || complete.noAnswer,
          english: english || complete.noAnswer,
          needsReview: isUnread,
        }}
      />
      {isName && (
        <>
          <p className="muted small">{review.nameNote}</p>
          <NameParts
            key={point?.split}
            line={line}
            asked={point && openSplits(line)[point.split]}
            onConfirm={props.onConfirmName}
          />
        </>
      )}
      {isAsked && (
        <button className="button quiet small" type="button" onClick={props.onLeave}>
          {review.open.leave}
        </button>
      )}
    </li>
  );
}
