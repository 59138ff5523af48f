import { useWords } from "../words/use-words.ts";
import { Rich } from "./rich-text.tsx";

/** The legal notice every page that sells or asks carries. */
export function Notice({ more }: { more?: string }) {
  const { notice } = useWords().common;
  return (
    <section className="notice warn stack tight" aria-labelledby="aviso">
      <h2 id="aviso">{notice.title}</h2>
      <p>
        <Rich text={notice.text} />
      </p>
      {more !== undefined && <p>{more}</p>}
    </section>
  );
}
