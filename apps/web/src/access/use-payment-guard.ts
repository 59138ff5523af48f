import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { grant, isGranted, keepSession, storedSession } from "./access.ts";
import { verifySession } from "./verify.ts";

/** Whether the page may be shown. */
export type PaymentGuardState = "verifying" | "open";

/**
 * Guards the form page (product specification, section 2, "On load"): a session from the address or the browser is
 * verified unless access is already stored; success rewrites the address to /form; anything else goes silently to /.
 */
export function usePaymentGuard(): PaymentGuardState {
  const navigate = useNavigate();
  const [state, setState] = useState<PaymentGuardState>(() => (isGranted() ? "open" : "verifying"));

  useEffect(() => {
    const fromAddress = new URLSearchParams(window.location.search).get("session_id");
    const rewrite = () => window.history.replaceState(window.history.state, "", "/form");
    if (isGranted()) {
      if (fromAddress !== null) rewrite();
      setState("open");
      return;
    }
    const session = fromAddress ?? storedSession();
    if (session === null) {
      void navigate("/", { replace: true });
      return;
    }
    // A payment that cannot be verified now, because a server is down, is not asked for again: / verifies once more.
    keepSession(session);
    let isHere = true;
    void verifySession(session).then((isVerified) => {
      if (!isHere) return;
      if (!isVerified) return void navigate("/", { replace: true });
      grant(session);
      rewrite();
      setState("open");
    });
    return () => {
      isHere = false;
    };
  }, [navigate]);

  return state;
}
