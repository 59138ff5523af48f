import type { Field } from "@dilo/forms";
import { useFormWords, useLanguage } from "../../words/use-words.ts";
import { Hear } from "./hear.tsx";

/**
 * Reads an answer aloud behind its name: as it was given, or on the page in English as it is printed.
 * @param props.title what stands over it, in place of its name
 * @param props.notes what is said of it beside
 */
export function HearAnswer(props: {
  field: Field;
  said: string;
  english: string | undefined;
  title?: string;
  notes?: readonly (string | undefined)[];
}) {
  const { field, said, english, title, notes = [] } = props;
  const language = useLanguage();
  const { noAnswer } = useFormWords().complete;
  const answer =
    language === "en"
      ? `${title ?? field.label}: ${english || said || noAnswer}.`
      : `${title ?? field.labelSpanish}: ${said || noAnswer}.`;
  // A tick is for the eyes.
  const text = [answer, ...notes].filter(Boolean).join(" ").replaceAll(" ✓", "");
  return <Hear what="answer" text={text} language={language} isOwn />;
}
