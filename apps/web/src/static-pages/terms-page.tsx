import { Link } from "react-router";
import { LegalNotice } from "../components/legal-notice.tsx";
import { OperatorNotice } from "../components/operator-notice.tsx";
import { PageFrame } from "../components/page-frame.tsx";
import { RichText } from "../components/rich-text.tsx";
import { operatorLine } from "../config.ts";
import { Heard } from "../form/hear/hear.tsx";
import { useConfig, useHasContact } from "../use-config.ts";
import { pageWordsIn } from "../words/dictionary.ts";
import { type Clause, termsEs } from "../words/es/terms.ts";
import { useLanguage, useWords } from "../words/use-words.ts";
import { BackToForm } from "./back-to-form.tsx";

/** The terms of use and legal notice: nine numbered sections, each with a line in plain words. */
export function TermsPage() {
  const { common } = useWords();
  const terms = useTermsWords();
  const config = useConfig();
  const operator = config && (operatorLine(config) ?? common.footer.noOperator);
  return (
    <PageFrame title={terms.title}>
      <div className="wrap stack airy terms" data-heard="">
        <div className="stack close">
          <Heard>
            <h1 className="mid">{terms.title}</h1>
          </Heard>
          <p className="muted">{terms.version}</p>
          <BackToForm />
        </div>
        <LegalNotice more={terms.whatYouGet} />
        <ol className="clauses">
          {terms.clauses.map((clause, index) => (
            <Section key={clause.title} number={index + 1} clause={clause} operator={operator} />
          ))}
        </ol>
        <p>
          <Link className="button quiet" to="/">
            {common.backHome}
          </Link>
        </p>
      </div>
    </PageFrame>
  );
}

/** The section that says who runs the site. */
const contactSection = 9;

function Section({ number, clause, operator }: { number: number; clause: Clause; operator: string | undefined }) {
  const { plainLabel } = useTermsWords();
  const hasContact = useHasContact();
  // Nobody is told to write to us, or of refunds, where there is no address for it.
  const marks = number === contactSection && {
    ...{ "data-needs-contact": "", hidden: !hasContact, suppressHydrationWarning: true },
  };
  return (
    <li id={`s${number}`} data-heard="">
      <Heard>
        <h2>
          <span className="number">{number}.</span> {clause.title}
        </h2>
      </Heard>
      <p className="plain" {...marks}>
        <b>{plainLabel}</b>
        {clause.plain}
      </p>
      <div className="stack tight">
        {number === contactSection && (
          <p data-operator-name="" suppressHydrationWarning>
            {operator ?? ""}
          </p>
        )}
        {number === contactSection && <OperatorNotice />}
        {clause.says.map((sentence) => (
          <p key={sentence} {...marks}>
            <RichText text={sentence} />
          </p>
        ))}
      </div>
    </li>
  );
}

function useTermsWords() {
  return pageWordsIn(useLanguage(), "terms", termsEs);
}
