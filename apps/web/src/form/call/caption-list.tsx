import { Unbroken } from "../../components/unbroken.tsx";
import { useFormWords } from "../../words/use-words.ts";
import type { Caption } from "./captions.ts";

/** What both sides have said, newest last. */
export function CaptionList({ captions, assistantName }: { captions: readonly Caption[]; assistantName: string }) {
  const { ask } = useFormWords();
  if (captions.length === 0) return null;
  return (
    <section aria-labelledby="said" data-own="">
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
