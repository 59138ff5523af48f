import { useState } from "react";
import { FailureNote } from "../../components/error-box.tsx";
import { useFormWords } from "../../words/use-words.ts";
import type { FormSession } from "../session/form-session.ts";
import type { ProductApi } from "../session/product-api.ts";
import { ResumeCode } from "./resume-code.tsx";
import { StoppableButton } from "./stoppable-button.tsx";

/**
 * What is possible at any time: continue on another phone, begin another form.
 * @param props.isSaved the form is saved: beginning another one deletes nothing
 */
export function ManageForm(props: { session: FormSession; api: ProductApi; isSaved: boolean }) {
  return (
    <div className="stack close">
      <ResumeCode api={props.api} hasAnswers knownEnd={props.session.keptUntil.end()} />
      <StartOver session={props.session} isSaved={props.isSaved} />
    </div>
  );
}

function StartOver({ session, isSaved }: { session: FormSession; isSaved: boolean }) {
  const { ask, complete } = useFormWords();
  const [state, setState] = useState<"open" | "busy" | "failed">("open");

  const run = async (): Promise<void> => {
    setState("busy");
    try {
      await session.startOver();
    } catch {
      setState("failed");
    }
  };

  if (!isSaved) return <StoppableButton words={ask.startOver} state={state} onSure={() => void run()} />;
  return (
    <>
      <button className="button quiet" type="button" disabled={state === "busy"} onClick={() => void run()}>
        {complete.another}
      </button>
      {state === "failed" && <FailureNote>{ask.startOver.failed}</FailureNote>}
    </>
  );
}
