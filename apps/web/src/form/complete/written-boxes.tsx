import type { OperationAnswer, ProductOperations } from "@dilo/api";
import { useEffect, useState } from "react";
import { useFormWords, useLanguage } from "../../words/use-words.ts";
import type { ProductApi } from "../session/product-api.ts";

type Boxes = NonNullable<OperationAnswer<ProductOperations["getBoxes"]>["boxes"]>;

/** How many boxes of the official form are filled in, and what is left in each part. `savedId` is the saved form's. */
export function WrittenBoxes({ api, savedId }: { api: Pick<ProductApi, "getBoxes">; savedId: string | undefined }) {
  const words = useFormWords().complete.boxes;
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
  if (!boxes) {
    const [now, held] = boxes === null ? [words.none, words.unknown] : [words.unknown, words.none];
    return (
      <div className="turns muted">
        <p>{now}</p>
        <p className="held" aria-hidden="true">
          {held}
        </p>
      </div>
    );
  }
  return (
    <>
      <p>{words.written(boxes.written, boxes.all)}</p>
      <details className="more">
        <summary>{words.left}</summary>
        <ul className="inside stack close">
          {boxes.parts.map((part) => (
            <PartLeft key={part.part} part={part} />
          ))}
        </ul>
      </details>
    </>
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
