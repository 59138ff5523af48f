import type { FoundPayment } from "@dilo/api";
import { exponentialBackoff } from "@dilo/foundation";
import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { clear, grant, isGranted, keepSession, storedSession } from "./access.ts";
import { type Admission, admit, lockedOut } from "./admission.ts";
import { rewriteAddress, sessionOfAddress } from "./return-from-payment.ts";

/** Whether the page may be shown; see `Admission`. */
export type PaymentGuardState =
  | { readonly kind: "verifying" | "not-reached" | "out-of-order" | "open" }
  | { readonly kind: "locked"; readonly payment: FoundPayment | null };

/** The guard of the form page. */
export interface PaymentGuard {
  readonly state: PaymentGuardState;
  /** Verifies once more, now. */
  readonly retry: () => void;
  /** The server no longer accepts this browser: the keys stay, and the code is asked for. */
  readonly lock: () => void;
}

const retryDelayMs = exponentialBackoff({ firstMs: 1000, longestMs: 30_000 });

/**
 * Guards the form page (product specification, section 2, "On load"): a session from the address or the browser is
 * verified unless access is already stored; success rewrites the address to /form; a payment the server rejects is
 * forgotten and goes silently to /. A departure: a server that cannot tell is no refusal; the page stays, says so and tries again
 * (docs/decisions/0017-no-answer-is-no-refusal.md).
 */
export function usePaymentGuard(): PaymentGuard {
  const navigate = useNavigate();
  const [state, setState] = useState<PaymentGuardState>(() => ({ kind: isGranted() ? "open" : "verifying" }));
  const inNow = useRef(navigate);
  inNow.current = navigate;
  const [gate] = useState(() =>
    openGate({
      onChange: setState,
      leave: () => void inNow.current("/", { replace: true }),
    }),
  );
  useEffect(() => {
    gate.enter();
    return gate.stop;
  }, [gate]);
  return useMemo(() => ({ state, retry: gate.retry, lock: gate.lock }), [state, gate]);
}

/** The guard without React. */
function openGate({ onChange, leave }: { onChange: (state: PaymentGuardState) => void; leave: () => void }) {
  /** Ends what is being verified or waited for. */
  let current = new AbortController();

  /** @returns whether it has to be asked again */
  const show = (admission: Admission): boolean => {
    switch (admission.kind) {
      case "open":
        grant(admission.sessionId);
        rewriteAddress();
        onChange({ kind: "open" });
        return false;
      case "locked":
        rewriteAddress();
        onChange(admission);
        return false;
      case "refused":
        clear();
        leave();
        return false;
      case "failed":
        // The payment is not asked for again: / verifies once more.
        leave();
        return false;
      case "not-reached":
      case "out-of-order":
        onChange({ kind: admission.kind });
        return true;
    }
  };

  const pass = async (ask: () => Promise<Admission>): Promise<void> => {
    current.abort();
    const mine = new AbortController();
    current = mine;
    for (let failures = 1; ; failures += 1) {
      const admission = await ask();
      if (mine.signal.aborted || !show(admission)) return;
      await waitForNetwork(retryDelayMs(failures) ?? 0, mine.signal);
      if (mine.signal.aborted) return;
    }
  };

  const verify = (): void => {
    const session = sessionOfAddress() ?? storedSession();
    // A payment that cannot be verified now is not forgotten.
    if (session !== null) keepSession(session);
    void pass(() => admit(session));
  };

  return {
    enter: (): void => {
      if (!isGranted()) {
        verify();
        return;
      }
      rewriteAddress();
      onChange({ kind: "open" });
    },
    retry: (): void => {
      onChange({ kind: "verifying" });
      verify();
    },
    lock: (): void => {
      const session = storedSession();
      onChange({ kind: "verifying" });
      void pass(() => (session === null ? admit(null) : lockedOut(session)));
    },
    stop: (): void => current.abort(),
  };
}

/** Waits, or less when the network comes back or the signal is aborted. */
function waitForNetwork(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener("online", end);
    signal.addEventListener("abort", end);
  });
}
