import type { Field } from "@dilo/forms";
import { useFormWords, useLanguage } from "../../words/use-words.ts";

/** Says which answers another phone gave while this page stood open: they are shown as they are there now. */
export function AnsweredElsewhere({ fields }: { fields: readonly Field[] }) {
  const { ask } = useFormWords();
  const isEnglish = useLanguage() === "en";
  const labels = fields.map(({ label, labelSpanish }) => (isEnglish ? label : labelSpanish));
  return (
    <p className="notice warn" role="status">
      {ask.answeredElsewhere(labels.map(unparted).join(", "))}
    </p>
  );
}

/** "Número A" and "A-Number" with a space and a hyphen at which no line ends. */
function unparted(label: string): string {
  return label.replace(/ (?=\p{L}$)/u, "\u00a0").replace(/(?<=^\p{L})-/u, "\u2011");
}
