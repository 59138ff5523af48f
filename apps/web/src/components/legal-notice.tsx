import type { ReactNode } from "react";
import { useWords } from "../words/use-words.ts";
import { RichText } from "./rich-text.tsx";

/**
 * The legal notice every page that sells or asks carries.
 * @param props.more what this page has to add to it
 * @param props.isFolded it was shown before, and stands behind its title now
 * @param props.hear the button that reads it aloud, where there is one
 */
export function LegalNotice(props: { more?: string; isFolded?: boolean; hear?: ReactNode }) {
  const { more, isFolded = false, hear } = props;
  const { notice } = useWords().common;
  const text = (
    <>
      <p>
        <RichText text={notice.text} />
      </p>
      {more !== undefined && <p>{more}</p>}
      {hear}
    </>
  );
  if (isFolded) {
    return (
      <details className="more">
        <summary>
          <h2>{notice.title}</h2>
        </summary>
        <div className="inside stack tight" data-heard="">
          {text}
        </div>
      </details>
    );
  }
  return (
    <section className="notice warn stack tight" aria-labelledby="aviso" data-heard="">
      <h2 id="aviso">{notice.title}</h2>
      {text}
    </section>
  );
}
