import { Notice } from "../components/legal-notice.tsx";
import { Frame } from "../components/page-frame.tsx";
import { useWords } from "../words/use-words.ts";
import { Before } from "./before.tsx";
import { Offer } from "./offer.tsx";
import { OfficialForms } from "./official-forms.tsx";
import { Sample } from "./sample.tsx";
import { Steps } from "./steps.tsx";

/** The landing and pricing page. */
export function LandingPage() {
  const { landing } = useWords();
  return (
    <Frame title={landing.title}>
      <div className="wrap stack wide">
        <div className="hello">
          <div className="says">
            <h1>{landing.hero.title}</h1>
            <p className="lead">{landing.hero.lead}</p>
          </div>
          <Sample />
          <Offer />
        </div>
        <Trust />
        <Notice />
        <Steps />
        <Before />
        <OfficialForms />
      </div>
    </Frame>
  );
}

function Trust() {
  const { trust } = useWords().landing;
  return (
    <ul className="trust">
      {trust.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
