import { Link } from "react-router";
import { PageFrame } from "../components/page-frame.tsx";
import { RichText } from "../components/rich-text.tsx";
import { Heard } from "../form/hear/hear.tsx";
import { useConfig } from "../use-config.ts";
import { useWords } from "../words/use-words.ts";
import { BackToForm } from "./back-to-form.tsx";
import { Questions } from "./help-questions.tsx";
import { useHelpWords } from "./use-help-words.ts";

/** The help page: what it is, the steps, frequent questions and tips. */
export function HelpPage() {
  const { common } = useWords();
  const help = useHelpWords();
  return (
    <PageFrame title={help.title}>
      <div className="wrap stack wide" data-heard="">
        <div className="stack close">
          <Heard>
            <h1>{help.title}</h1>
          </Heard>
          <p className="lead">{help.whatItIs}</p>
          <BackToForm />
        </div>
        <section className="stack airy" aria-labelledby="pasos">
          <h2 id="pasos">{help.stepsTitle}</h2>
          <ol className="steps flow">
            {help.steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>
                  <RichText text={text} />
                </p>
              </li>
            ))}
          </ol>
        </section>
        <div className="two stack airy">
          <Questions />
          <div className="stack airy">
            <SpokenPhrases />
            <section className="stack close" aria-labelledby="consejos">
              <h2 id="consejos">{help.tipsTitle}</h2>
              <ul className="has">
                {help.tips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
                <li className="by-key">{help.keys}</li>
              </ul>
            </section>
            <p>
              <Link className="button quiet" to="/">
                {common.backHome}
              </Link>
            </p>
          </div>
        </div>
      </div>
    </PageFrame>
  );
}

/** What can be said at any moment of a spoken interview that confirms answers, in the language it is held in. */
function SpokenPhrases() {
  const { phrasesTitle, phrases } = useHelpWords();
  if (useConfig()?.confirm === "off") return null;
  return (
    <section className="card stack close" aria-labelledby="frases">
      <h2 id="frases">{phrasesTitle}</h2>
      <ul className="phrases">
        {phrases.map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </ul>
    </section>
  );
}
