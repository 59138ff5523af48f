import { type Field, fieldHelp } from "@dilo/forms";
import { CardDrawing } from "../look/card-drawing.tsx";
import { useLanguage } from "../words/use-words.ts";
import { useFormWords } from "./use-form-words.ts";

/** "¿Dónde lo encuentro?" and "¿Por qué me preguntan esto?", beside the question. */
export function QuestionHelp({ field }: { field: Field }) {
  const { ask } = useFormWords();
  const isEnglish = useLanguage() === "en";
  const help = field.extra?.help ?? fieldHelp[field.id];
  if (help === undefined) return null;
  return (
    <div className="aside">
      <details className="more">
        <summary>{ask.where}</summary>
        <div className="inside stack close">
          <p>{isEnglish ? help.whereEnglish : help.where}</p>
          {help.drawing === "alien-number" && <CardDrawing label={ask.cardDrawing} />}
        </div>
      </details>
      <details className="more">
        <summary>{ask.why}</summary>
        <div className="inside">
          <p>{isEnglish ? help.whyEnglish : help.why}</p>
        </div>
      </details>
    </div>
  );
}
