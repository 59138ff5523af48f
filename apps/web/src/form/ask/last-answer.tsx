import { useFormWords, useLanguage } from "../../words/use-words.ts";
import { HearAnswer } from "../hear/hear-answer.tsx";
import type { AskingView } from "../interview-view/views.ts";
import { SaidAndPrinted } from "./said-and-printed.tsx";

/** The answer before this question, by its name; or the one that is corrected, as it is. */
export function LastAnswer({ field, isCorrected, texts }: NonNullable<AskingView["lastAnswer"]>) {
  const { ask } = useFormWords();
  const label = useLanguage() === "en" ? field.label : field.labelSpanish;
  const title = isCorrected ? ask.answerNow(label) : ask.answerBefore(label);
  return (
    <section className="stack tight" data-own="">
      <div className="beside">
        <h3 className="small">{title}</h3>
        <HearAnswer field={field} {...texts} title={title} notes={[texts.rule && ask.rules[texts.rule]]} />
      </div>
      <SaidAndPrinted texts={texts} />
    </section>
  );
}
