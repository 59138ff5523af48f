import type { PrintedAnswer } from "@dilo/forms";
import { useFormWords } from "./use-form-words.ts";

/** What was said in Spanish, and what will be written in English: the two sides of one answer. */
export function HeardStrip({ line }: { line: PrintedAnswer }) {
  const { ask } = useFormWords();
  return (
    <div className="holds">
      <dl className="heard">
        <div className="es">
          <dt>{ask.youSaid}</dt>
          <dd lang="es">{line.said}</dd>
        </div>
        <div className="en">
          <dt>{line.status === "needs-review" ? ask.needsReview : ask.inEnglish}</dt>
          <dd lang={line.status === "needs-review" ? "es" : "en"} className="number">
            {line.english}
          </dd>
        </div>
      </dl>
    </div>
  );
}
