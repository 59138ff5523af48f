import type { ReactNode } from "react";
import { ErrorBox } from "../../components/error-box.tsx";
import { useFormWords } from "../../words/use-words.ts";
import type { CompleteView } from "../interview-view/views.ts";

/** What became of the automatic save: under way, failed, overtaken by a change made elsewhere, or done (`children`). */
export function SavingState(props: {
  saving: CompleteView["saving"];
  onSaveAgain: () => void;
  /** Shows all answers as they are now, with the change made elsewhere. */
  onReviewAgain: () => void;
  children: ReactNode;
}) {
  const { ask, alerts, complete } = useFormWords();
  switch (props.saving) {
    case "saving":
      return (
        <p className="unseen" role="status">
          {ask.saving}
        </p>
      );
    case "failed":
      return (
        <>
          <ErrorBox hint={complete.stillHere}>{alerts.saveFailed}</ErrorBox>
          <button className="button main" type="button" onClick={props.onSaveAgain}>
            {complete.saveAgain}
          </button>
        </>
      );
    case "refused":
      return <ErrorBox hint={complete.stillHere}>{complete.noFormsLeft}</ErrorBox>;
    case "conflict":
      return (
        <>
          <p className="notice warn" role="alert">
            {complete.conflict}
          </p>
          <button className="button main" type="button" onClick={props.onReviewAgain}>
            {complete.reviewAgain}
          </button>
          <button className="button quiet" type="button" onClick={props.onSaveAgain}>
            {complete.saveMine}
          </button>
        </>
      );
    case "saved":
      return props.children;
  }
}
