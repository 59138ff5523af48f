import { useFormWords } from "../../words/use-words.ts";
import type { AskingView } from "../interview-view/views.ts";

/** Leads from a part's question to where all parts stand. */
export function ToParts({ view, onWanted }: { view: AskingView; onWanted: () => void }) {
  const { ask } = useFormWords();
  if (view.field.extra === undefined || view.isCorrecting) return null;
  return (
    <button className="plainer" type="button" onClick={onWanted}>
      {ask.allParts}
    </button>
  );
}
