import { useEffect } from "react";
import { usePaymentGuard } from "../../access/use-payment-guard.ts";
import { lazyPart } from "../../browser/lazy-part.tsx";
import { useFormWords } from "../../words/use-words.ts";
import { BlockedScreen, Waiting } from "./status-screens.tsx";
import { useNewerTab } from "./use-newer-tab.ts";

// The interview with its readers is loaded while the payment is verified.
const OpenForm = lazyPart(async () => (await import("./open-form.tsx")).OpenForm);

/** The form page, which opens only for a verified payment. */
export function FormPage() {
  const gate = usePaymentGuard();
  const words = useFormWords();
  const isElsewhere = useNewerTab();
  useEffect(() => void OpenForm.preload(), []);
  if (isElsewhere) return <Elsewhere />;
  return gate === "open" ? <OpenForm /> : <Waiting text={words.verifyingPayment} />;
}

/** The form was opened in another tab. Taking it back here shows what the server has. */
function Elsewhere() {
  const { elsewhere } = useFormWords();
  return <BlockedScreen {...elsewhere} onAction={() => window.location.reload()} />;
}
