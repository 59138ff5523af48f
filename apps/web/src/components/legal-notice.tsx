import { useWords } from "../words/use-words.ts";
import { RichText } from "./rich-text.tsx";

/**
 * The legal notice every page that sells or asks carries.
 * @param props.more what this page has to add to it
 * @param props.isFolded it was shown before, and stands behind its title now
 */
export function LegalNotice({ more, isFolded = false }: { more?: string; isFolded?: boolean }) {
  const { notice } = useWords().common;
  const text = (
    <>
      <p>
        <RichText text={notice.text} />
      </p>
      {more !== undefined && <p>{more}</p>}
    </>
  );
  if (isFolded) {
    return (
      <details className="more">
        <summary>
          <h2>{notice.title}</h2>
        </summary>
        <div className="inside stack tight">{text}</div>
      </details>
    );
  }
  return (
    <section className="notice warn stack tight" aria-labelledby="aviso">
      <h2 id="aviso">{notice.title}</h2>
      {text}
    </section>
  );
}
