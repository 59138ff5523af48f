import { useConfig } from "../use-config.ts";
import { useHelpWords } from "./use-help-words.ts";

/** What can be said at any moment of a spoken interview that confirms answers. In Spanish in both languages. */
export function SpokenPhrases() {
  const { phrasesTitle, phrases } = useHelpWords();
  if (useConfig()?.confirm === "off") return null;
  return (
    <section className="card stack close" aria-labelledby="frases">
      <h2 id="frases">{phrasesTitle}</h2>
      <ul className="phrases" lang="es">
        {phrases.map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </ul>
    </section>
  );
}
