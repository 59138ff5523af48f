import { useState } from "react";
import { RichText } from "../../components/rich-text.tsx";
import { useFormWords } from "../../words/use-words.ts";
import { Heard } from "../hear/hear.tsx";
import type { CompleteView } from "../interview-view/views.ts";
import type { ProductApi } from "../session/product-api.ts";
import { PdfPages } from "./pdf-pages.tsx";
import { readTicks, storeTicks } from "./ticks.ts";
import { type Boxes, PartsLeft } from "./written-boxes.tsx";

/** What is left to do, to tick off, and on the form. The ticks stay in this browser, with the form they belong to. */
export function NextSteps(props: { api: ProductApi; view: CompleteView; boxes: Boxes | null | undefined }) {
  const { api, boxes } = props;
  const { saved, formType } = props.view;
  const { complete } = useFormWords();
  const savedId = saved?.id;
  const [done, setDone] = useState(() => readTicks(savedId));
  const tick = (step: string, isDone: boolean): void => {
    const next = isDone ? [...done, step] : done.filter((one) => one !== step);
    storeTicks(savedId, next);
    setDone(next);
  };
  return (
    <section className="next stack close" aria-labelledby="next-title" data-heard="">
      <Heard>
        <h2 id="next-title">{complete.next}</h2>
      </Heard>
      <ul className="ticks">
        {complete.nextSteps.map((text, index) => {
          const step = String(index);
          return (
            <li key={text}>
              <label className="tick">
                <input
                  type="checkbox"
                  checked={done.includes(step)}
                  onChange={({ currentTarget }) => tick(step, currentTarget.checked)}
                />
                <span>
                  <RichText text={text} />
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <PartsLeft boxes={boxes} />
      {saved && <PdfPages key={`${saved.id} ${saved.revision}`} api={api} wanted={{ ...saved, formType }} />}
      <p className="muted">{complete.notSent}</p>
    </section>
  );
}
