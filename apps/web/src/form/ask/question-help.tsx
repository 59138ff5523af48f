import type { Field } from "@dilo/forms";
import type { ToggleEvent } from "react";
import { Empty, lazyPart } from "../../browser/lazy-part.tsx";
import { useFormWords, useLanguage } from "../../words/use-words.ts";
import { Hear } from "../hear/hear.tsx";

const CardDrawing = lazyPart(async () => (await import("../page/deferred-screens.ts")).CardDrawing, Empty);

/** "¿Dónde lo encuentro?" and "¿Por qué me preguntan esto?", beside the question; `onOpen` says it aloud as well. */
export function QuestionHelp({ field, onOpen }: { field: Field; onOpen: () => void }) {
  const { ask } = useFormWords();
  const language = useLanguage();
  const { help } = field;
  const [where, why] = language === "en" ? [help.whereEnglish, help.whyEnglish] : [help.where, help.why];
  const opened = (event: ToggleEvent<HTMLDetailsElement>): void => {
    if (event.currentTarget.open) onOpen();
  };
  return (
    <div className="aside">
      <details className="more" onToggle={opened}>
        <summary>{ask.where}</summary>
        <div className="inside stack close">
          <p>{where}</p>
          <Hear what="help" text={where} language={language} />
          {help.drawing === "alien-number" && <CardDrawing label={ask.cardDrawing} />}
        </div>
      </details>
      <details className="more" onToggle={opened}>
        <summary>{ask.why}</summary>
        <div className="inside stack close">
          <p>{why}</p>
          <Hear what="help" text={why} language={language} />
        </div>
      </details>
    </div>
  );
}
