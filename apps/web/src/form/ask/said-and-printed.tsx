import type { FieldKind } from "@dilo/forms";
import { useFormWords } from "../../words/use-words.ts";

/** One answer's two sides: what was said in Spanish, and what is written in English; or that it needs review. */
export interface SaidAndPrintedTexts {
  readonly kind: FieldKind;
  readonly said: string;
  readonly english: string;
  readonly needsReview: boolean;
}

/** What was said beside what will be written, with the rule that made it where `withRule`. */
export function SaidAndPrinted({ sides, withRule = false }: { sides: SaidAndPrintedTexts; withRule?: boolean }) {
  const { ask } = useFormWords();
  return (
    <div className="holds">
      <dl className="heard">
        <div className="es">
          <dt>{ask.youSaid}</dt>
          <dd lang="es">{sides.said}</dd>
        </div>
        <div className="en">
          <dt>{sides.needsReview ? ask.needsReview : ask.inEnglish}</dt>
          <dd lang={sides.needsReview ? "es" : "en"} className="number">
            {sides.english}
          </dd>
        </div>
      </dl>
      {withRule && !sides.needsReview && <p className="muted small">{ask.rules[sides.kind]}</p>}
    </div>
  );
}
