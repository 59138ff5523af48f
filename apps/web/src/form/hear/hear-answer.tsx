import type { Field } from "@dilo/forms";
import { useFormWords, useLanguage } from "../../words/use-words.ts";
import { Hear } from "./hear.tsx";

/**
 * Reads an answer aloud behind its name: as it was given, or on the page in English as it is printed.
 * @param props.notes what is said of it beside
 */
export function HearAnswer(props: {
  field: Field;
  said: string;
  english: string | undefined;
  notes?: readonly (string | undefined)[];
}) {
  const { field, said, english, notes = [] } = props;
  const language = useLanguage();
  const { noAnswer } = useFormWords().complete;
  const answer =
    language === "en"
      ? `${field.label}: ${english || said || noAnswer}.`
      : `${field.labelSpanish}: ${said || noAnswer}.`;
  const text = [answer, ...notes].filter(Boolean).join(" ");
  return <Hear what="answer" text={text} language={language} isOwn />;
}
