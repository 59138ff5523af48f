import { useWords } from "../words/use-words.ts";

/** One question, its answer and what is written of it: how an interview goes. */
export function Sample() {
  const { sample } = useWords().landing;
  return (
    <section className="sample stack close" aria-labelledby="ejemplo">
      <h2 id="ejemplo" className="over">
        {sample.title}
      </h2>
      <ul className="captions tall">
        <li className="dilo">
          <b>{sample.asks}</b>
          <span lang="es">{sample.question}</span>
        </li>
        <li className="you">
          <b>{sample.answers}</b>
          <span lang="es">{sample.answer}</span>
        </li>
        <li className="dilo">
          <b>{sample.writes}</b>
          <span lang="en">{sample.english}</span>
        </li>
      </ul>
    </section>
  );
}
