import type { Field } from "@dilo/forms";
import type { ToggleEvent } from "react";
import { Empty, lazyPart } from "../../browser/lazy-part.tsx";
import { useFormWords, useLanguage } from "../../words/use-words.ts";
import { Hear } from "../hear/hear.tsx";

const CardDrawing = lazyPart(async () => (await import("../page/deferred-screens.ts")).CardDrawing, Empty);

/** "¿Dónde lo encuentro?" and "¿Por qué me preguntan esto?", beside the question; `onOpen` says it aloud as well. */
export function QuestionHelp({ field, onOpen }: { field: Field; onOpen: () => void }) {
  const { ask } = useFormWords();
  const isEnglish = useLanguage() === "en";
  const { help } = field;
  const opened = (event: ToggleEvent<HTMLDetailsElement>): void => {
    if (event.currentTarget.open) onOpen();
  };
  return (
    <div className="aside">
      <details className="more" onToggle={opened}>
        <summary>{ask.where}</summary>
        <div className="inside stack close">
          <p>{isEnglish ? help.whereEnglish : help.where}</p>
          <Hear what="help" text={help.where} />
          {help.drawing === "alien-number" && <CardDrawing label={ask.cardDrawing} />}
        </div>
      </details>
      <details className="more" onToggle={opened}>
        <summary>{ask.why}</summary>
        <div className="inside">
          <p>{isEnglish ? help.whyEnglish : help.why}</p>
          <Hear what="help" text={help.why} />
        </div>
      </details>
    </div>
  );
}
