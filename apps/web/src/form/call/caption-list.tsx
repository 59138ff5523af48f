import { useEffect, useRef } from "react";
import { Unbroken } from "../../components/unbroken.tsx";
import { useFormWords } from "../../words/use-words.ts";
import type { Caption } from "./captions.ts";

/** What both sides have said, newest last: a box of one height, so that nothing below it jumps whenever somebody speaks. */
export function CaptionList({ captions, assistantName }: { captions: readonly Caption[]; assistantName: string }) {
  const { ask } = useFormWords();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (captions.length > 0) box.current?.scrollTo(0, box.current.scrollHeight);
  }, [captions]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its older lines are scrolled to by the keyboard as well
    <section className="spoken-lines" ref={box} tabIndex={0} aria-labelledby="said" data-own="">
      <h3 className="unseen" id="said">
        {ask.said}
      </h3>
      <ul className="captions">
        {captions.map((caption) => (
          <li key={caption.id} className={caption.who === "assistant" ? "dilo" : "you"}>
            <b>{caption.who === "assistant" ? assistantName : ask.you}</b>
            <span lang="es">
              <Unbroken text={caption.text} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
