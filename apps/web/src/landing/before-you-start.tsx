import { useLandingWords } from "./use-landing-words.ts";

/** The government's list of organizations whose people may give advice. */
const accreditedHelp = "https://www.justice.gov/eoir/recognition-accreditation-roster-reports";

/** What to have at hand, and when to see a lawyer first: the same general list for everybody. */
export function BeforeYouStart() {
  const { hand, lawyer } = useLandingWords();
  return (
    <div className="two stack airy">
      <section className="card stack" aria-labelledby="mano">
        <h2 id="mano">{hand.title}</h2>
        <Items of={hand.things} />
      </section>
      <section className="stack close pad" aria-labelledby="antes">
        <h2 id="antes">{lawyer.title}</h2>
        <Items of={lawyer.when} look="has beware" />
        <p>
          {lawyer.where}{" "}
          <a href={accreditedHelp} hrefLang="en">
            {lawyer.list}
          </a>
        </p>
        <p className="muted small">{lawyer.general}</p>
      </section>
    </div>
  );
}

function Items({ of, look = "has" }: { of: readonly string[]; look?: string }) {
  return (
    <ul className={look}>
      {of.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
