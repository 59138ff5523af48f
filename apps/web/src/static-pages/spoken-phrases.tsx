import { useConfig } from "../use-config.ts";
import { useHelpWords } from "./use-help-words.ts";

/** What can be said at any moment of a spoken interview that confirms answers, in the language it is held in. */
export function SpokenPhrases() {
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
