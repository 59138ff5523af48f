import { useFormWords } from "../../words/use-words.ts";
import { Heard } from "../hear/hear.tsx";
import type { ReviewingView } from "../interview-view/review-view.ts";

/** Offers more questions under the answers. Passing it by takes one tap as well, and can be taken back. */
export function ExtraOffer(props: {
  extra: ReviewingView["extra"];
  part: ReviewingView["part"];
  /** Nobody asks a part's questions aloud. */
  isWritten: boolean;
  onWanted: () => void;
  onDeclined: () => void;
}) {
  const { ask, review } = useFormWords();
  const { extra } = review;
  const { part } = props;
  if (props.extra === "asked") return null;
  if (props.extra === "declined") {
    return (
      <button className="plainer" type="button" onClick={props.onWanted}>
        {part ? extra.partAfterAll : extra.afterAll}
      </button>
    );
  }
  return (
    <section className="card slim stack close" aria-labelledby="extra-title" data-heard="">
      <Heard>
        <h2 id="extra-title">{part ? extra.partTitle(part.title) : extra.title}</h2>
      </Heard>
      <p>{part ? extra.partText(part.questions) : extra.text}</p>
      {part && props.isWritten && <p>{ask.onlyWritten}</p>}
      {props.extra === "fetching" && <p role="status">{extra.coming}</p>}
      {props.extra === "failed" && <p role="alert">{extra.failed}</p>}
      <div className="confirm">
        <button
          className="button quiet small"
          type="button"
          disabled={props.extra === "fetching"}
          onClick={props.onWanted}
        >
          {extra.yes}
        </button>
        <button className="button quiet small" type="button" onClick={props.onDeclined}>
          {extra.no}
        </button>
      </div>
    </section>
  );
}
