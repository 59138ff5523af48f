import type { Field } from "@dilo/forms";
import { useFormWords, useLanguage } from "../../words/use-words.ts";

/** Says which answers another phone gave while this page stood open: they are shown as they are there now. */
export function AnsweredElsewhere({ fields }: { fields: readonly Field[] }) {
  const { ask } = useFormWords();
  const isEnglish = useLanguage() === "en";
  const labels = fields.map(({ label, labelSpanish }) => (isEnglish ? label : labelSpanish));
  return (
    <p className="notice warn" role="status">
      {ask.answeredElsewhere(labels.join(", "))}
    </p>
  );
}
