import { type Complete, extraOf, printAnswers } from "@dilo/forms";
import { type ReactNode, useState } from "react";
import { RichText } from "../../components/rich-text.tsx";
import { useFormWords, useLanguage } from "../../words/use-words.ts";
import { CorrectButton } from "../review/correct-button.tsx";
import type { ProductApi } from "../session/product-api.ts";
import { downloadFile, pdfFileName } from "./download.ts";
import { SavingState } from "./saving-state.tsx";

/** The last screen: what was collected, the PDF, and what comes next. `email` is the box beside it. */
export function CompleteScreen(props: {
  interview: Complete;
  api: ProductApi;
  unsentNotice: ReactNode;
  email: ReactNode;
  /** What else one may do before one leaves. */
  leaving: ReactNode;
  onSaveAgain: () => void;
  onCorrect: (field: string) => void;
}) {
  const words = useFormWords();
  const { complete } = words;
  const { interview } = props;
  const isEnglish = useLanguage() === "en";
  const isUnsaved = interview.saving === "failed" || interview.saving === "conflict";
  const lines = printAnswers(interview.formType, interview.answers, { extra: extraOf(interview) }).map((line) => ({
    ...line,
    label: isEnglish ? line.field.label : line.field.labelSpanish,
  }));
  return (
    <>
      <div className="finish">
        <div className="stack close">
          <h1 className="mid">{isUnsaved ? complete.notSaved : complete.title}</h1>
          {props.unsentNotice}
          <SavingState
            saving={interview.saving}
            onSaveAgain={props.onSaveAgain}
            onReviewAgain={() => window.location.reload()}
          >
            <p className="lead" role="status">
              {complete.saved(Object.keys(interview.answers).length)}
            </p>
            <Download interview={interview} api={props.api} />
          </SavingState>
          {!isUnsaved && <p>{complete.screenshot}</p>}
        </div>
        {!isUnsaved && <FinishedSheet />}
      </div>
      <div className="results">
        {props.email}
        {!isUnsaved && <NextSteps />}
        <section className="all stack close" aria-labelledby="answers-title">
          <h2 id="answers-title">{complete.answers}</h2>
          <dl className="list">
            {lines.map((line) => (
              <div key={line.field.id} data-field={line.field.id} data-status={line.status}>
                <dt>
                  {line.label} <code>{line.field.id}</code>
                </dt>
                <dd lang={line.status === "needs-review" ? "es" : "en"} className="number">
                  {line.english || complete.noAnswer}
                </dd>
                <dd>
                  {line.status === "needs-review" && <strong>{words.ask.needsReview}. </strong>}
                  {words.ask.youSaid}: <span lang="es">{line.said}</span>
                </dd>
                {interview.saving === "saved" && interview.confirm === "smart" && (
                  <dd>
                    <CorrectButton
                      className="plainer"
                      label={line.label}
                      onCorrect={() => props.onCorrect(line.field.id)}
                    />
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </section>
        <section className="leave stack close" aria-labelledby="leaving-title">
          <h2 id="leaving-title">{complete.leaving}</h2>
          <p>
            <RichText text={complete.deleted} />
          </p>
          {props.leaving}
        </section>
      </div>
    </>
  );
}

function NextSteps() {
  const { complete } = useFormWords();
  return (
    <section className="next stack close" aria-labelledby="next-title">
      <h2 id="next-title">{complete.next}</h2>
      <ul className="has boxes">
        {complete.nextSteps.map((step) => (
          <li key={step}>
            <RichText text={step} />
          </li>
        ))}
      </ul>
      <p className="muted">{complete.notSent}</p>
    </section>
  );
}

function Download({ interview, api }: { interview: Complete; api: ProductApi }) {
  const { complete, alerts } = useFormWords();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const download = async (): Promise<void> => {
    if (interview.saved === undefined) return;
    setIsBusy(true);
    setHasFailed(false);
    try {
      const bytes = await api.generatePdf({ body: { formId: interview.saved.id, formType: interview.formType } });
      downloadFile(bytes, pdfFileName(interview.formType, new Date()));
    } catch {
      setHasFailed(true);
      window.alert(alerts.pdfFailed);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <>
      <button className="button main" type="button" disabled={isBusy} onClick={() => void download()}>
        {isBusy ? complete.downloading : complete.download}
      </button>
      {hasFailed && (
        <p className="error-box" role="alert">
          {alerts.pdfFailed}
        </p>
      )}
    </>
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
