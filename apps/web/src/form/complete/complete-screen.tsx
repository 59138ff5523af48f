import { confirmedParts, type PrintedAnswer, relativeIn } from "@dilo/forms";
import type { ReactNode } from "react";
import { Room } from "../../browser/lazy-part.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { useFormWords, useLanguage } from "../../words/use-words.ts";
import { Heard } from "../hear/hear.tsx";
import { HearAnswer } from "../hear/hear-answer.tsx";
import type { InterviewEvents } from "../interview-view/interview-events.ts";
import type { CompleteView } from "../interview-view/views.ts";
import { CorrectButton } from "../review/correct-button.tsx";
import type { ProductApi } from "../session/product-api.ts";
import { Download } from "./download-buttons.tsx";
import { KeptUntil } from "./kept-until.tsx";
import { NextSteps } from "./next-steps.tsx";
import { SavingState } from "./saving-state.tsx";
import { type Boxes, useBoxes, WrittenBoxes } from "./written-boxes.tsx";

/** The last screen: what was collected, the PDF, and what comes next. `email` is the box beside it. */
export function CompleteScreen(props: {
  view: CompleteView;
  events: InterviewEvents;
  api: ProductApi;
  unsentNotice: ReactNode;
  email: ReactNode;
  /** Told how long the form is kept. Milliseconds since 1970. */
  onKept: (until: number) => void;
  /** Continue on another phone, begin another form, delete everything. */
  manage: ReactNode;
}) {
  const { ask, complete } = useFormWords();
  const { view, events } = props;
  const isSaved = view.saving === "saved";
  const boxes = useBoxes(props.api, isSaved ? view.saved?.id : undefined);
  const { title: saved, notSaved } = complete;
  const title = { saving: ask.saving, saved, failed: notSaved, refused: notSaved, conflict: notSaved };
  return (
    <>
      <div className="finish">
        <div className="stack close" data-heard="">
          <Heard>
            <h1 className="mid">{title[view.saving]}</h1>
          </Heard>
          {props.unsentNotice}
          <SavingState
            saving={view.saving}
            onSaveAgain={events.saveAgain}
            onReviewAgain={() => window.location.reload()}
          >
            <p className="lead" role="status">
              {complete.saved(view.answerCount)}
            </p>
            {view.saved && (
              <Download
                wanted={{ ...view.saved, formType: view.formType, relative: relativeIn(view.lines) }}
                api={props.api}
              />
            )}
          </SavingState>
          {isSaved && <WrittenBoxes boxes={boxes} />}
          {isSaved && <p>{complete.screenshot}</p>}
          {isSaved && <p>{complete.thanks}</p>}
        </div>
        {isSaved && <FinishedSheet />}
      </div>
      {view.saving === "saving" ? <Room /> : <Results {...props} boxes={boxes} />}
    </>
  );
}

/** What stands below once it is known what became of the save: what comes late then moves nothing. */
function Results(props: Parameters<typeof CompleteScreen>[0] & { boxes: Boxes | null | undefined }) {
  const { complete } = useFormWords();
  const { view, events } = props;
  const isSaved = view.saving === "saved";
  return (
    <div className="results">
      {props.email}
      {isSaved && <NextSteps api={props.api} view={view} boxes={props.boxes} />}
      <AnswerList view={view} onCorrect={events.correct} />
      <section className="leave stack close" aria-labelledby="leaving-title" data-heard="">
        <Heard>
          <h2 id="leaving-title">{complete.leaving}</h2>
        </Heard>
        <p>
          <RichText text={complete.deleted} />
        </p>
        {isSaved && <KeptUntil api={props.api} savedId={view.saved?.id} onKept={props.onKept} />}
        {props.manage}
      </section>
    </div>
  );
}

function AnswerList({ view, onCorrect }: { view: CompleteView; onCorrect: (field: string) => void }) {
  const { complete } = useFormWords();
  return (
    <section className="all stack close" aria-labelledby="answers-title" data-heard="">
      <Heard>
        <h2 id="answers-title">{complete.answers}</h2>
      </Heard>
      <p className="muted small">{complete.answerNames}</p>
      <dl className="list" data-own="">
        {view.lines.map((line) => (
          <AnswerLine key={line.field.id} line={line} onCorrect={view.canCorrect ? onCorrect : undefined} />
        ))}
      </dl>
    </section>
  );
}

function AnswerLine({ line, onCorrect }: { line: PrintedAnswer; onCorrect: ((field: string) => void) | undefined }) {
  const { ask, complete, review } = useFormWords();
  const isEnglish = useLanguage() === "en";
  const { field, status, reading } = line;
  const names = confirmedParts(reading);
  const label = isEnglish ? field.label : field.labelSpanish;
  const needsReview = status === "needs-review";
  const { given, family } = review.nameParts;
  const notes = [
    needsReview && `${ask.needsReview}.`,
    names && `${given}: ${names.given}. ${family}: ${names.family}.`,
  ].map((note) => note || undefined);
  return (
    <div data-field={field.id} data-status={status}>
      <dt>
        {label} <code>{field.id}</code>
      </dt>
      <dd lang={needsReview ? "es" : "en"} className="number">
        <Unbroken text={line.english || complete.noAnswer} />
      </dd>
      <dd>
        {needsReview && <strong>{ask.needsReview}. </strong>}
        {names ? (
          <>
            {review.nameParts.given}: <span lang="es">{names.given}</span>. {review.nameParts.family}:{" "}
            <span lang="es">{names.family}</span>.
          </>
        ) : (
          line.said !== "" && (
            <>
              {ask.youSaid}: <span lang="es">{line.said}</span>
            </>
          )
        )}
      </dd>
      <dd>
        {onCorrect && <CorrectButton className="plainer" label={label} onCorrect={() => onCorrect(field.id)} />}
        <HearAnswer {...line} notes={notes} />
      </dd>
    </div>
  );
}

function FinishedSheet() {
  return (
    <svg viewBox="0 0 240 230" aria-hidden="true">
      <path d="M8 230V20A12 12 0 0 1 20 8h150l62 62v160Z" fill="var(--surface)" />
      <path d="M170 8v50a12 12 0 0 0 12 12h50Z" fill="var(--you)" />
      <g strokeWidth="9" strokeLinecap="round">
        <path d="M36 46h86" stroke="var(--ink)" />
        <path d="M36 94h52M36 140h38M36 186h60" stroke="var(--line)" />
        <path d="M36 112h124M36 158h82M36 204h142" stroke="var(--dilo)" />
      </g>
    </svg>
  );
}
