import { useWords } from "../words/use-words.ts";

/** The official forms by name, and where the government gives them for free. */
export function OfficialForms() {
  const { reference } = useWords().form;
  return (
    <section className="stack close" aria-labelledby="oficiales">
      <h2 id="oficiales">{reference.title}</h2>
      <p className="muted">{reference.free}</p>
      <ul className="trust">
        {Object.entries(reference.forms).map(([code, { title, description }]) => (
          <li key={code}>
            <b>
              <span className="whole">{title}</span>
            </b>
            <span>{description}</span>
            <a className="back" href={`https://www.uscis.gov/${code.toLowerCase()}`}>
              {reference.atUscis(code)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
