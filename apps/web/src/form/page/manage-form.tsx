import { useState } from "react";
import { useFormWords } from "../../words/use-words.ts";
import type { FormSession } from "../session/form-session.ts";
import type { ProductApi } from "../session/product-api.ts";
import { ResumeCode } from "./resume-code.tsx";

/**
 * What is possible at any time: continue on another phone, begin another form.
 * @param props.isSaved the form is saved: beginning another one deletes nothing
 */
export function ManageForm(props: { session: FormSession; api: ProductApi; isSaved: boolean }) {
  return (
    <div className="stack close">
      <ResumeCode api={props.api} />
      <StartOver session={props.session} isSaved={props.isSaved} />
    </div>
  );
}

function StartOver({ session, isSaved }: { session: FormSession; isSaved: boolean }) {
  const { ask, complete } = useFormWords();
  const [state, setState] = useState<"open" | "deleting" | "failed">("open");

  const run = async (): Promise<void> => {
    if (!isSaved && !window.confirm(ask.startOverSure)) return;
    setState("deleting");
    try {
      await session.startOver();
    } catch {
      setState("failed");
    }
  };

  return (
    <>
      <button
        className={isSaved ? "button quiet" : "plainer"}
        type="button"
        disabled={state === "deleting"}
        onClick={() => void run()}
      >
        {isSaved ? complete.another : ask.startOver}
      </button>
      {state === "failed" && (
        <p className="error-box" role="alert">
          {ask.startOverFailed}
        </p>
      )}
    </>
  );
}
