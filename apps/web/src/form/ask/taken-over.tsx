import { useFormWords, useLanguage } from "../../words/use-words.ts";
import { Hear } from "../hear/hear.tsx";
import { HearAnswer } from "../hear/hear-answer.tsx";
import type { AskingView } from "../interview-view/views.ts";
import { CorrectButton } from "../review/correct-button.tsx";
import { SaidAndPrinted } from "./said-and-printed.tsx";

/** What was taken over from another form, value by value, each to be changed by a tap. */
export function TakenOver(props: { taken: AskingView["taken"]; onCorrect: (field: string) => void }) {
  const { ask } = useFormWords();
  const isEnglish = useLanguage() === "en";
  return (
    <section className="stack close" aria-labelledby="taken-over" data-own="">
      <div className="beside">
        <h3 className="small" id="taken-over">
          {ask.takenOver}
        </h3>
        <Hear what="text" text={ask.takenOver} language={isEnglish ? "en" : "es"} />
      </div>
      <ul className="stack close">
        {props.taken.map(({ field, texts }) => {
          const label = isEnglish ? field.label : field.labelSpanish;
          return (
            <li key={field.id} className="stack tight" data-field={field.id}>
              <div className="beside">
                <h4 className="small">{label}</h4>
                <HearAnswer field={field} {...texts} notes={[texts.rule && ask.rules[texts.rule]]} />
              </div>
              <SaidAndPrinted texts={texts} />
              <CorrectButton className="plainer" label={label} onCorrect={() => props.onCorrect(field.id)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
