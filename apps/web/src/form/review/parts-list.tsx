import type { PartState } from "@dilo/forms";
import { useFormWords, useLanguage } from "../../words/use-words.ts";
import { Heard } from "../hear/hear.tsx";

/**
 * The parts of the form, each with how far it has come; those with something left to ask are tapped to go there. Nothing
 * before one is begun: the first answers are looked at before any part is.
 */
export function PartsList(props: {
  parts: readonly PartState[];
  isFetching: boolean;
  onWanted: (part: number) => void;
}) {
  const { parts: words } = useFormWords().review;
  const { parts, isFetching } = props;
  if (parts.every(({ state }) => state === "not-begun" || state === "not-for-you")) return null;
  const closed = parts.filter(({ state }) => state === "done" || state === "not-for-you");
  return (
    <details className="more" open>
      <summary>
        <h2>{words.title}</h2> {words.progress(closed.length, parts.length)}
      </summary>
      <div className="inside stack close" data-heard="">
        <Heard>
          <p>{words.lead}</p>
        </Heard>
        <ul className="stack close">
          {parts.map((one) => (
            <li key={one.part}>
              {closed.includes(one) ? (
                <Part {...one} />
              ) : (
                <button
                  className="choice slim"
                  type="button"
                  disabled={isFetching}
                  onClick={() => props.onWanted(one.part)}
                >
                  <Part {...one} />
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

function Part({ title, state, left }: PartState) {
  const { parts: words } = useFormWords().review;
  const isEnglish = useLanguage() === "en";
  return (
    <>
      <b>{isEnglish ? title.english : title.spanish.replace(/^la /, "")}</b>{" "}
      <span className="muted">{words.states[state](left)}</span>
    </>
  );
}
