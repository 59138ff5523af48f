import { useEffect, useState } from "react";
import { usePaymentGuard } from "../../access/use-payment-guard.ts";
import { lazyPart } from "../../browser/lazy-part.tsx";
import { useFormWords, useWords } from "../../words/use-words.ts";
import { BlockedScreen, Waiting } from "./status-screens.tsx";

// What shows the first question is loaded while the payment is verified; the readers come behind it.
const OpenForm = lazyPart(async () => (await import("./open-form.tsx")).OpenForm);
// Seen by few.
const LockedScreen = lazyPart(async () => (await import("../../access/locked-screen.tsx")).LockedScreen);

/** The form page, which opens only for a verified payment. */
export function FormPage() {
  const { state, retry, lock } = usePaymentGuard();
  const { access, form } = useWords();
  const isElsewhere = useNewerTab();
  useEffect(() => void OpenForm.preload(), []);
  if (isElsewhere) return <Elsewhere />;
  switch (state.kind) {
    case "open":
      return <OpenForm onLocked={lock} />;
    case "locked":
      return <LockedScreen payment={state.payment} onRetry={retry} />;
    case "not-reached":
      return <BlockedScreen {...access.notReached} onAction={retry} />;
    case "out-of-order":
      return <BlockedScreen {...access.outOfOrder} onAction={retry} />;
    case "verifying":
      return <Waiting text={form.verifyingPayment} />;
  }
}

/** The form was opened in another tab. Taking it back here shows what the server has. */
function Elsewhere() {
  const { elsewhere } = useFormWords();
  return <BlockedScreen {...elsewhere} onAction={() => window.location.reload()} />;
}

const channelName = "dilo-form";

/**
 * Tells whether the form was opened in another tab after this one: two tabs would answer the same questions apart.
 * The newest tab continues; this one waits.
 */
function useNewerTab(): boolean {
  const [isElsewhere, setIsElsewhere] = useState(false);
  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = () => setIsElsewhere(true);
    channel.postMessage("opened");
    return () => channel.close();
  }, []);
  return isElsewhere;
}
