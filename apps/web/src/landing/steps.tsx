import { useLandingWords } from "./use-landing-words.ts";

/** How it works, in three steps. */
export function Steps() {
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
