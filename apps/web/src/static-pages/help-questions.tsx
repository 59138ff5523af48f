import type { ReactNode } from "react";
import { Link } from "react-router";
import { CardDrawing } from "../components/card-drawing.tsx";
import { LimitsText } from "../components/limits-text.tsx";
import { Heard } from "../form/hear/hear.tsx";
import { useHasContact } from "../use-config.ts";
import { useHelpWords } from "./use-help-words.ts";

/** The frequent questions, each opening on its answer. */
export function Questions() {
  const { questionsTitle, questions } = useHelpWords();
  const { account, extent, alienNumber, whoHears, mishears, iphone, android, reload, filed, kept, limits, refund } =
    questions;
  const hasContact = useHasContact();
  return (
    <section className="stack close" aria-labelledby="preguntas">
      <h2 id="preguntas">{questionsTitle}</h2>
      <div>
        <Question {...account} />
        <Question {...extent} />
        <Question {...alienNumber}>
          <figure>
            <CardDrawing label={alienNumber.drawing} />
            <figcaption className="muted small">{alienNumber.caption}</figcaption>
          </figure>
        </Question>
        <Question {...whoHears} />
        <Question {...mishears} />
        <Question {...iphone} />
        <Question {...android} />
        <Question {...reload} />
        <Question {...filed} />
        <Question {...kept} />
        <Question question={limits.question} answer={<LimitsText text={limits.answer} />} />
        <div data-needs-contact="" hidden={!hasContact} suppressHydrationWarning>
          <Question {...refund}>
            <p>
              <Link to="/terminos#s9">{refund.where}</Link>
            </p>
          </Question>
        </div>
      </div>
    </section>
  );
}

function Question({ question, answer, children }: { question: string; answer: ReactNode; children?: ReactNode }) {
  return (
    <details className="more">
      <summary>{question}</summary>
      <div className="inside stack close" data-heard="">
        <Heard>
          <p>{answer}</p>
        </Heard>
        {children}
      </div>
    </details>
  );
}
