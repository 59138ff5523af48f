import type { OperationAnswer, ProductOperations } from "@dilo/api";
import { useEffect, useState } from "react";
import { useFormWords, useLanguage } from "../../words/use-words.ts";
import type { ProductApi } from "../session/product-api.ts";

export type Boxes = NonNullable<OperationAnswer<ProductOperations["getBoxes"]>["boxes"]>;

/** The boxes of a saved form: null where its PDF has no official form, undefined while nobody knows. */
export function useBoxes(api: Pick<ProductApi, "getBoxes">, savedId: string | undefined): Boxes | null | undefined {
  const [boxes, setBoxes] = useState<Boxes | null>();
  useEffect(() => {
    if (savedId === undefined) return;
    let isLeft = false;
    api.getBoxes({ id: savedId }).then(
      (answer) => isLeft || setBoxes(answer.boxes),
      // The PDF says the same on its first page.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [api, savedId]);
  return boxes;
}

/** The longest that may come: its place is kept, and nothing jumps. */
const most = 888;

/** How many boxes of the official form are filled in. */
export function WrittenBoxes({ boxes }: { boxes: Boxes | null | undefined }) {
  const words = useFormWords().complete.boxes;
  const longest = words.written(most, 2 * most);
  const now = boxes ? words.written(boxes.written, boxes.all) : boxes === null ? words.none : words.unknown;
  return (
    <div className="turns">
      <p>{now}</p>
      <p className="held" aria-hidden="true">
        {longest}
      </p>
    </div>
  );
}

/** What is left in each part of the official form. */
export function PartsLeft({ boxes }: { boxes: Boxes | null | undefined }) {
  const words = useFormWords().complete.boxes;
  return (
    <details className={boxes ? "more" : "more held"} aria-hidden={!boxes}>
      <summary>{words.left}</summary>
      <ul className="inside stack close">
        {boxes?.parts.map((part) => (
          <PartLeft key={part.part} part={part} />
        ))}
      </ul>
    </details>
  );
}

function PartLeft({ part: { part, title, titleSpanish, pages, work, left } }: { part: Boxes["parts"][number] }) {
  const words = useFormWords().complete.boxes;
  const isEnglish = useLanguage() === "en";
  const isOpen = work === "begun" || work === "open";
  const whatToDo = isOpen ? (left === "" ? words.work.written : words.items(left)) : words.work[work];
  return (
    <li>
      <b>{words.part(part, isEnglish ? title : titleSpanish)}</b>
      <br />
      {words.pages(pages)} {whatToDo}
    </li>
  );
}
