import { useState } from "react";
import { RichText } from "../../components/rich-text.tsx";
import { useFormWords } from "../../words/use-words.ts";
import type { ProductApi } from "../session/product-api.ts";
import { readTicks, storeTicks } from "./ticks.ts";
import { WrittenBoxes } from "./written-boxes.tsx";

/** What is left to do, to tick off, and on the form. The ticks stay in this browser. `savedId` is the form they belong to. */
export function NextSteps({ api, savedId }: { api: ProductApi; savedId: string | undefined }) {
  const { complete } = useFormWords();
  const [done, setDone] = useState(() => readTicks(savedId));
  const tick = (step: string, isDone: boolean): void => {
    const next = isDone ? [...done, step] : done.filter((one) => one !== step);
    storeTicks(savedId, next);
    setDone(next);
  };
  return (
    <section className="next stack close" aria-labelledby="next-title">
      <h2 id="next-title">{complete.next}</h2>
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
      <WrittenBoxes api={api} savedId={savedId} />
      <p className="muted">{complete.notSent}</p>
    </section>
  );
}
