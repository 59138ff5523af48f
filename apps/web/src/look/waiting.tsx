import { useWords } from "../words/use-words.ts";
import { Frame } from "./frame.tsx";

/** What stands while a page's code is on its way. */
export function Waiting() {
  const { common, landing } = useWords();
  return (
    <Frame title={landing.title}>
      <p className="wrap lead" role="status">
        {common.oneMoment}
      </p>
    </Frame>
  );
}
