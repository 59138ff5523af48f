import { useWords } from "../words/use-words.ts";
import { RichText } from "./rich-text.tsx";

/** The legal notice every page that sells or asks carries. */
export function LegalNotice({ more }: { more?: string }) {
  const { notice } = useWords().common;
  return (
    <section className="notice warn stack tight" aria-labelledby="aviso">
      <h2 id="aviso">{notice.title}</h2>
      <p>
        <RichText text={notice.text} />
      </p>
      {more !== undefined && <p>{more}</p>}
    </section>
  );
}
