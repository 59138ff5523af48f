import { useEffect, useState } from "react";
import { chooseTextSize, chosenTextSize, largestText } from "../browser/text-size.ts";
import { useWords } from "../words/use-words.ts";

/** Makes the letters of every page larger, step by step, and from the largest as they usually are. */
export function TextSize() {
  const { larger, usual } = useWords().common.textSize;
  // Prerendered in the usual size.
  const [step, setStep] = useState(0);
  useEffect(() => setStep(chosenTextSize()), []);
  const isLargest = step >= largestText;
  const press = (): void => {
    const next = isLargest ? 0 : step + 1;
    chooseTextSize(next);
    setStep(next);
  };
  return (
    <button type="button" data-touch="text-size" onClick={press}>
      {isLargest ? "A−" : "A+"} <span className="unseen">{isLargest ? usual : larger}</span>
    </button>
  );
}
