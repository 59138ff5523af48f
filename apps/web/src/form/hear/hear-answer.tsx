import type { Field } from "@dilo/forms";
import { useFormWords, useLanguage } from "../../words/use-words.ts";
import { Hear } from "./hear.tsx";

/** Reads an answer aloud behind its name: as it was given, or on the page in English as it is printed. */
export function HearAnswer(props: { field: Field; said: string; english: string | undefined }) {
  const { field, said, english } = props;
  const language = useLanguage();
  const { noAnswer } = useFormWords().complete;
  const text =
    language === "en"
      ? `${field.label}: ${english || said || noAnswer}.`
      : `${field.labelSpanish}: ${said || noAnswer}.`;
  return <Hear what="answer" text={text} language={language} isOwn />;
}
