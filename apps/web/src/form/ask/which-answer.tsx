import type { Field } from "@dilo/forms";
import { useFormWords, useLanguage } from "../../words/use-words.ts";
import { HearText } from "../hear/hear.tsx";

/** More than this is no choice to tap: the answers themselves are on the page with "Corregir". */
const mostShown = 3;

/** "Corrige el nombre" where a form has two: which one, to tap. */
export function WhichAnswer({ fields, onCorrect }: { fields: readonly Field[]; onCorrect: (field: string) => void }) {
  const { ask } = useFormWords();
  const isEnglish = useLanguage() === "en";
  if (fields.length === 0 || fields.length > mostShown) return null;
  return (
    <fieldset className="stack close" data-heard="" data-own="">
      <legend className="lead">{ask.which}</legend>
      <HearText />
      {fields.map((field) => (
        <button key={field.id} className="choice" type="button" onClick={() => onCorrect(field.id)}>
          <b>{isEnglish ? field.label : field.labelSpanish}</b>
        </button>
      ))}
    </fieldset>
  );
}
