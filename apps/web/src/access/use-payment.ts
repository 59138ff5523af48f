import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { clear, grant, isGranted, keepSession, onAccessChange, storedSession } from "./access.ts";
import { type Admission, admit } from "./admission.ts";
import { beginCheckout, type CheckoutFailure } from "./checkout.ts";
import { bringsCode } from "./code-in-address.ts";

/** The state of the payment on the landing page. */
export type Payment =
  | { readonly kind: "unpaid"; readonly failure?: CheckoutFailure }
  | { readonly kind: "verifying" }
  /** `isSlow`: the card provider takes longer than usual. */
  | { readonly kind: "processing"; readonly isSlow?: true }
  | { readonly kind: "paid" };

/** What the payment depends on. */
export interface PaymentDependencies {
  readonly admit: (sessionId: string) => Promise<Admission>;
  readonly checkout: (onSlow: () => void) => Promise<CheckoutFailure | undefined>;
}

/**
 * The landing page's payment: verifies a session that is known but not yet verified, and begins a checkout.
 * @param onPaid called once, when a session turned out to be paid: the form page is the place for it
 * @returns the state of the payment, and what the pay button does
 */
export function usePayment(
  onPaid: () => void,
  world: PaymentDependencies = { admit, checkout: (onSlow) => beginCheckout(undefined, onSlow) },
): readonly [Payment, () => void] {
  const isPaid = useSyncExternalStore(onAccessChange, isGranted, () => false);
  const [payment, setPayment] = useState<Payment>({ kind: "unpaid" });

  // A session is verified once, when the page opens.
  const atOpening = useRef({ admit: world.admit, onPaid });
  const hasCode = useRef<boolean>(undefined);
  useEffect(() => {
    const { admit: ask, onPaid: tellPaid } = atOpening.current;
    hasCode.current ??= bringsCode();
    const sessionId = new URLSearchParams(location.search).get("session_id") ?? storedSession();
    // Who comes by a letter's link wants the form of its code, which may be another one.
    if (!sessionId || isGranted() || hasCode.current) return;
    let isLeft = false;
    setPayment({ kind: "verifying" });
    const verify = async () => {
      const admission = await ask(sessionId);
      if (isLeft) return;
      if (admission.kind === "open") grant(admission.sessionId);
      if (admission.kind === "locked") keepSession(sessionId);
      if (admission.kind === "refused") clear();
      setPayment({ kind: "unpaid" });
      if (admission.kind === "open" || admission.kind === "locked") tellPaid();
    };
    void verify();
    return () => {
      isLeft = true;
    };
  }, []);

  useEffect(() => {
    // Coming back with the browser's own button shows the page as it was left: processing.
    const reset = (event: PageTransitionEvent) => {
      if (event.persisted) setPayment({ kind: "unpaid" });
    };
    addEventListener("pageshow", reset);
    return () => removeEventListener("pageshow", reset);
  }, []);

  const pay = async () => {
    setPayment({ kind: "processing" });
    const failure = await world.checkout(() => setPayment({ kind: "processing", isSlow: true }));
    // Without a failure the browser is leaving: the button stays as it is.
    if (failure !== undefined) setPayment({ kind: "unpaid", failure });
  };
  return [isPaid ? { kind: "paid" } : payment, () => void pay()];
}
