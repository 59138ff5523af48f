import { useSyncExternalStore } from "react";
import { canBeLarger, chooseNextTextSize, onTextSize } from "../browser/text-size.ts";
import { useWords } from "../words/use-words.ts";

/** Makes the text of all pages larger, size by size, and then as it was. */
export function TextSizeButton() {
  const { common } = useWords();
  const isGrowing = useSyncExternalStore(onTextSize, canBeLarger, () => true);
  return (
    <button type="button" data-touch="text-size" onClick={chooseNextTextSize}>
      <span aria-hidden="true">{isGrowing ? "A+" : "A"}</span>
      <span className="unseen">{isGrowing ? common.textSize.larger : common.textSize.usual}</span>
    </button>
  );
}
