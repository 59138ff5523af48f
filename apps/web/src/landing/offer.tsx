import { LimitsText } from "../components/limits-text.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useWords } from "../words/use-words.ts";
import { Pay } from "./pay.tsx";
import { Resume } from "./resume.tsx";
import { useLandingWords } from "./use-landing-words.ts";

/** The price box: what it costs, what it does not pay, and the way to pay. */
export function Offer() {
  const { price } = useLandingWords();
  return (
    <section className="price card lifted stack" aria-labelledby="precio">
      <div className="cost">
        <h2 id="precio" className="unseen">
          {price.title}
        </h2>
        <p className="sum">{price.sum}</p>
        <div>
          <p>{price.once}</p>
          <p className="muted">{price.notGovernmentFee}</p>
          <p className="muted">{price.scope}</p>
        </div>
      </div>
      <Pay />
      <Resume />
    </section>
  );
}

/** What the price pays, and what the official form asks beyond it. */
export function Included() {
  const { form } = useWords();
  const { price } = useLandingWords();
  return (
    <section className="included stack close" aria-labelledby="incluye">
      <h2 id="incluye" className="over">
        {price.includesTitle}
      </h2>
      <ul className="has">
        {price.includes.map((thing) => (
          <li key={thing}>
            <RichText text={thing} />
          </li>
        ))}
      </ul>
      <p className="small muted">
        <RichText text={form.choose.basicFacts} />
      </p>
      <p className="small muted">
        <LimitsText text={price.limits} />
      </p>
    </section>
  );
}
