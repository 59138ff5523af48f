import { RichText } from "../components/rich-text.tsx";
import { useWords } from "../words/use-words.ts";
import { Pay } from "./pay.tsx";
import { Resume } from "./resume.tsx";

/** The price box: what it costs, the way to pay, what is included and what is not. */
export function Offer() {
  const { landing, form } = useWords();
  const { price } = landing;
  return (
    <section className="price card lifted stack" aria-labelledby="precio">
      <div className="stack tight">
        <h2 id="precio" className="over">
          {price.title}
        </h2>
        <p className="sum">{price.sum}</p>
        <p>{price.once}</p>
        <p className="muted">{price.notGovernmentFee}</p>
      </div>
      <Pay />
      <Resume />
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
    </section>
  );
}
