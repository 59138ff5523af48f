import { useWords } from "../words/use-words.ts";

const forms = [
  { code: "N-400", address: "https://www.uscis.gov/n-400" },
  { code: "I-130", address: "https://www.uscis.gov/i-130" },
] as const;

/** The two official forms by name, and where the government gives them for free. */
export function OfficialForms() {
  const { reference } = useWords().form;
  return (
    <section className="stack close" aria-labelledby="oficiales">
      <h2 id="oficiales">{reference.title}</h2>
      <p className="muted">{reference.free}</p>
      <ul className="trust">
        {forms.map(({ code, address }) => (
          <li key={code}>
            <b>
              <span className="whole">{reference[code].title}</span>
            </b>
            <span>{reference[code].description}</span>
            <a className="back" href={address}>
              {reference.atUscis(code)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
