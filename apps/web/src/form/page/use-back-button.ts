import type { Interview } from "@dilo/forms";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { hasPaymentBefore } from "../../access/return-from-payment.ts";
import { useFormWords } from "../../words/use-words.ts";

/**
 * Makes the browser's Back the question before. An entry of the history of our own stands over the form's: Back arrives
 * below it, and it is put there again. Before the first question it is asked whether to leave; Back then leaves the form,
 * and never for the payment page.
 */
export function useBackButton(interview: Interview, onBack: () => void): void {
  const navigate = useNavigate();
  const { leaveSure } = useFormWords().ask;
  const inNow = useRef({ interview, onBack, navigate, leaveSure });
  inNow.current = { interview, onBack, navigate, leaveSure };
  useEffect(() => {
    pushEntry();
    const onPop = (): void => {
      if (window.location.pathname !== "/form" || isOurEntry()) return;
      const now = inNow.current;
      if (hasQuestionBefore(now.interview)) {
        pushEntry();
        now.onBack();
      } else if (now.interview.phase === "asking" && !window.confirm(now.leaveSure)) {
        pushEntry();
      } else if (hasPaymentBefore()) {
        void now.navigate("/");
      } else {
        window.history.back();
      }
    };
    addEventListener("popstate", onPop);
    return () => removeEventListener("popstate", onPop);
  }, []);
}

function hasQuestionBefore(interview: Interview): boolean {
  if (interview.phase === "asking") return interview.position > 0 || interview.isCallActive;
  return interview.phase === "reviewing" || interview.isCallActive;
}

function isOurEntry(): boolean {
  return (window.history.state as { readonly isQuestion?: true } | null)?.isQuestion === true;
}

function pushEntry(): void {
  if (!isOurEntry()) window.history.pushState({ ...window.history.state, isQuestion: true }, "");
}
