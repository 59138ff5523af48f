import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { grant, isGranted, onAccessChange, storedSession } from "./access.ts";
import { beginCheckout, type CheckoutFailure } from "./checkout.ts";
import { verifySession } from "./verify.ts";

/** The state of the payment on the landing page. */
export type Payment =
  | { readonly kind: "unpaid"; readonly failure?: CheckoutFailure }
  | { readonly kind: "verifying" }
  | { readonly kind: "processing" }
  | { readonly kind: "paid" };

/** What the payment depends on. */
export interface PaymentDependencies {
  readonly verify: (sessionId: string) => Promise<boolean>;
  readonly checkout: () => Promise<CheckoutFailure | undefined>;
}

/**
 * The landing page's payment: verifies a session that is known but not yet verified, and begins a checkout.
 * @param onVerified called once, when a session was just verified
 * @returns the state of the payment, and what the pay button does
 */
export function usePayment(
  onVerified: () => void,
  world: PaymentDependencies = { verify: verifySession, checkout: beginCheckout },
): readonly [Payment, () => void] {
  const isPaid = useSyncExternalStore(onAccessChange, isGranted, () => false);
  const [payment, setPayment] = useState<Payment>({ kind: "unpaid" });

  // A session is verified once, when the page opens.
  const atOpening = useRef({ verify: world.verify, onVerified });
  useEffect(() => {
    const { verify: isGood, onVerified: tellVerified } = atOpening.current;
    const sessionId = new URLSearchParams(location.search).get("session_id") ?? storedSession();
    if (!sessionId || isGranted()) return;
    let isLeft = false;
    setPayment({ kind: "verifying" });
    const verify = async () => {
      const isVerified = await isGood(sessionId);
      if (isLeft) return;
      if (isVerified) grant(sessionId);
      setPayment({ kind: "unpaid" });
      if (isVerified) tellVerified();
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
    const failure = await world.checkout();
    // Without a failure the browser is leaving: the button stays as it is.
    if (failure !== undefined) setPayment({ kind: "unpaid", failure });
  };
  return [isPaid ? { kind: "paid" } : payment, () => void pay()];
}
