import { type Asking, fieldsOf, type Reviewing } from "@dilo/forms";
import { useFormWords, useLanguage } from "../../words/use-words.ts";

/** More than this is no choice to tap: the answers themselves stand there with "Corregir". */
const mostShown = 3;

/** "Corrige el nombre" where a form has two: which one, to tap. */
export function WhichAnswer(props: { interview: Asking | Reviewing; onCorrect: (field: string) => void }) {
  const { ask } = useFormWords();
  const isEnglish = useLanguage() === "en";
  const { which = [] } = props.interview;
  if (which.length === 0 || which.length > mostShown) return null;
  return (
    <fieldset className="stack close">
      <legend className="lead">{ask.which}</legend>
      {fieldsOf(props.interview)
        .filter(({ id }) => which.includes(id))
        .map((field) => (
          <button key={field.id} className="choice" type="button" onClick={() => props.onCorrect(field.id)}>
            <b>{isEnglish ? field.label : field.labelSpanish}</b>
          </button>
        ))}
    </fieldset>
  );
}
