import type { FormType } from "@dilo/forms";
import { useFormWords } from "./use-form-words.ts";

/** Where the government publishes each blank form. */
const atUscis: Readonly<Record<FormType, string>> = {
  "N-400": "https://www.uscis.gov/n-400",
  "I-130": "https://www.uscis.gov/i-130",
};

/** The blank official forms, for looking at. Where none is at hand: title, description and the link to uscis.gov. */
export function ReferenceForms() {
  const { reference } = useFormWords();
  return (
    <section className="stack close" aria-labelledby="reference-title">
      <h2 id="reference-title">{reference.title}</h2>
      <p className="muted">{reference.free}</p>
      <ul className="papers">
        {(["N-400", "I-130"] as const).map((formType) => (
          <li key={formType}>
            <svg viewBox="0 0 44 56" width="44" height="56" aria-hidden="true">
              <path
                d="M4 1.500h27L42.500 13v39a2.500 2.500 0 0 1-2.500 2.500H4A2.500 2.500 0 0 1 1.500 52V4A2.500 2.500 0 0 1 4 1.500Z"
                fill="var(--surface)"
                stroke="var(--control-line)"
                strokeWidth="2"
              />
              <path d="M9 18h18M9 26h26M9 34h26M9 42h16" stroke="var(--line)" strokeWidth="4" strokeLinecap="round" />
            </svg>
            <div>
              <h3>
                <span className="whole">{reference[formType].title}</span>
              </h3>
              <p>{reference[formType].description}</p>
              <a href={atUscis[formType]} rel="noreferrer" target="_blank">
                {reference.atUscis}
                <span className="unseen"> ({formType})</span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
