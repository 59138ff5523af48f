import { LegalNotice } from "../components/legal-notice.tsx";
import { PageFrame } from "../components/page-frame.tsx";
import { RichText } from "../components/rich-text.tsx";
import { Heard } from "../form/hear/hear.tsx";
import { BeforeYouStart } from "./before-you-start.tsx";
import { Included, Offer } from "./offer.tsx";
import { OfficialForms } from "./official-forms.tsx";
import { Sample } from "./sample.tsx";
import { useLandingWords } from "./use-landing-words.ts";

/** The landing and pricing page. */
export function LandingPage() {
  const landing = useLandingWords();
  return (
    <PageFrame title={landing.title}>
      <div className="wrap stack wide" data-heard="">
        <div className="hello">
          <div className="says">
            <Heard>
              <h1>{landing.hero.title}</h1>
            </Heard>
            <p className="lead">
              <RichText text={landing.hero.lead} />{" "}
              <a href="/ejemplo.pdf" target="_blank" rel="noreferrer">
                {landing.hero.pdf}
              </a>
            </p>
          </div>
          <Offer />
          <Sample />
          <Included />
        </div>
        <Trust />
        <LegalNotice />
        <Steps />
        <BeforeYouStart />
        <OfficialForms />
      </div>
    </PageFrame>
  );
}

function Trust() {
  const { trust } = useLandingWords();
  return (
    <ul className="trust">
      {trust.map(({ title, text }) => (
        <li key={title}>
          <b>
            <RichText text={title} />
          </b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** How it works, in three steps. */
function Steps() {
  const { how } = useLandingWords();
  return (
    <section className="stack airy" aria-labelledby="como">
      <h2 id="como">{how.title}</h2>
      <ol className="steps across">
        {how.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className="muted">{how.time}</p>
    </section>
  );
}
