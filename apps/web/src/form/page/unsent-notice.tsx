import { useFormWords } from "../../words/use-words.ts";
import type { UnsentState } from "../answers/unsent-answers.ts";

/** Says that something given is not on the server yet, and where it is meanwhile. */
export function UnsentNotice({ unsent }: { unsent: UnsentState }) {
  const { ask } = useFormWords();
  if (unsent === "none") return null;
  return (
    <p className="notice warn" role="status">
      {unsent === "on-device" ? ask.keptOnDevice : ask.keptInPage}
    </p>
  );
}
