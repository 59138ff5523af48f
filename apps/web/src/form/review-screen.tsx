import { extraOf, type FullName, printAnswers, type Reviewing } from "@dilo/forms";
import type { ReactNode } from "react";
import { useLanguage } from "../words/use-words.ts";
import { ExtraOffer } from "./extra-offer.tsx";
import { HeardStrip } from "./heard-strip.tsx";
import { NameParts } from "./name-parts.tsx";
import { useFormWords } from "./use-form-words.ts";
import { WhichAnswer } from "./which-answer.tsx";

/** All answers side by side before the form is saved; each can be corrected, and one button says all is right. */
export function ReviewScreen(props: {
  interview: Reviewing;
  onCorrect: (field: string) => void;
  onConfirmName: (field: string, name: FullName) => void;
  onExtra: (isWanted: boolean) => void;
  onAccept: () => void;
  late: ReactNode;
  /** The buttons of the step, unless they stand in the dock. */
  steps: ReactNode;
  captions: ReactNode;
  /** What else one may do: begin another form, go on elsewhere, delete everything. */
  leaving: ReactNode;
  dock: ReactNode;
}) {
  const words = useFormWords();
  const isEnglish = useLanguage() === "en";
  const { review } = words;
  const { interview } = props;
  const lines = printAnswers(interview.formType, interview.answers, { extra: extraOf(interview) });
  return (
    <div className="stack airy review">
      <div className="stack close">
        <p className="over">{words.ask.title(interview.formType)}</p>
        <h1 className="mid">{review.title(lines.length)}</h1>
        <p className="lead">{review.lead}</p>
        {props.late}
        {interview.isPaused && <p role="status">{words.ask.paused}</p>}
        <WhichAnswer interview={interview} onCorrect={props.onCorrect} />
      </div>
      <ol className="answers">
        {lines.map((line, index) => {
          const { field, said, english, status } = line;
          return (
            <li key={field.id} data-field={field.id} data-status={status}>
              <h2 id={`review-${field.id}`}>
                {index + 1}. {isEnglish ? field.label : field.labelSpanish}
              </h2>
              <button
                className="button quiet small"
                type="button"
                aria-describedby={`review-${field.id}`}
                onClick={() => props.onCorrect(field.id)}
              >
                {review.correct}
              </button>
              <HeardStrip
                sides={{
                  kind: field.kind,
                  said: said || words.complete.noAnswer,
                  english: english || words.complete.noAnswer,
                  needsReview: status === "needs-review",
                }}
              />
              {field.kind === "name" && (
                <>
                  <p className="muted small">{review.nameNote}</p>
                  <NameParts line={line} onConfirm={(name) => props.onConfirmName(field.id, name)} />
                </>
              )}
            </li>
          );
        })}
      </ol>
      <ExtraOffer
        extra={interview.extra.kind}
        onWanted={() => props.onExtra(true)}
        onDeclined={() => props.onExtra(false)}
      />
      <button className="button main" type="button" onClick={props.onAccept}>
        {review.accept}
      </button>
      {props.steps}
      {props.captions}
      {props.leaving}
      {props.dock}
    </div>
  );
}
