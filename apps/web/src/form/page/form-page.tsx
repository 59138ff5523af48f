import { useEffect } from "react";
import { useGate } from "../../access/use-payment-guard.ts";
import { partOf } from "../../browser/lazy-part.tsx";
import { Standstill } from "./blocked-screen.tsx";
import { useFormWords } from "./use-form-words.ts";
import { useOtherTab } from "./use-newer-tab.ts";
import { Waiting } from "./waiting.tsx";

// The interview with its readers: it comes while the payment is verified.
const OpenForm = partOf(async () => (await import("./open-form.tsx")).OpenForm);

/** The gated form page: opens only for a verified payment. */
export function FormPage() {
  const gate = useGate();
  const words = useFormWords();
  const isElsewhere = useOtherTab();
  useEffect(() => void OpenForm.bring(), []);
  if (isElsewhere) return <Elsewhere />;
  return gate === "open" ? <OpenForm /> : <Waiting text={words.verifyingPayment} />;
}

/** The form went on in another tab; here one may take it back. What is on the server is what is shown then. */
function Elsewhere() {
  const { elsewhere } = useFormWords();
  return <Standstill {...elsewhere} onAction={() => window.location.reload()} />;
}
