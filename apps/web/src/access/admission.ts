import { type Client, createClient, type FoundPayment, type ProductOperations, productRoutes } from "@dilo/api";
import { isResumed } from "./resume.ts";
import { isNotReached, type VerifyCall, verifySession } from "./verify.ts";

/**
 * Whether this browser may open the form. `locked`: it was paid, and the browser cannot show that it may open it, because
 * it lost its cookies or never kept any; `payment` is null where only the code is known to have been used here.
 * `refused`: nothing was paid. `failed`: an error answer. `not-reached`: no HTTP answer.
 */
export type Admission =
  | { readonly kind: "open"; readonly sessionId: string }
  | { readonly kind: "locked"; readonly payment: FoundPayment | null }
  | { readonly kind: "refused" | "failed" | "not-reached" };

/** The operations an admission needs. */
export type AdmissionCalls = VerifyCall & Pick<Client<ProductOperations>, "findPayment">;

const client = (): AdmissionCalls => createClient<ProductOperations>(productRoutes);

/**
 * Finds out whether this browser may open the form.
 * @param sessionId the session of the address or of the browser's storage; without one, its cookies may still know one
 */
export async function admit(sessionId: string | null, calls: AdmissionCalls = client()): Promise<Admission> {
  if (sessionId === null) {
    const known = await admitByCookies(calls);
    // Whoever never paid is not kept waiting for a server that cannot be reached.
    return known ?? { kind: "refused" };
  }
  if (isResumed(sessionId)) {
    const known = await admitByCookies(calls);
    if (known === undefined) return { kind: "not-reached" };
    return known.kind === "refused" ? { kind: "locked", payment: null } : known;
  }
  const verification = await verifySession(sessionId, calls);
  if (verification === "verified") return { kind: "open", sessionId };
  return verification === "rejected" ? lockedOut(sessionId, calls) : { kind: verification };
}

/**
 * What to show a browser whose session is no longer accepted: `locked`, never `open`.
 * @param sessionId the session it remembers
 */
export async function lockedOut(sessionId: string, calls: AdmissionCalls = client()): Promise<Admission> {
  if (isResumed(sessionId)) return { kind: "locked", payment: null };
  try {
    const { payment } = await calls.findPayment({ body: { sessionId } });
    return payment === null ? { kind: "refused" } : { kind: "locked", payment };
  } catch (failure) {
    return { kind: isNotReached(failure) ? "not-reached" : "failed" };
  }
}

/** The storage was cleared, or blocked, and the cookies were not. @returns undefined when it could not be asked */
async function admitByCookies(calls: AdmissionCalls): Promise<Admission | undefined> {
  const found = await calls.findPayment({ body: {} }).catch(() => undefined);
  if (found === undefined) return undefined;
  const { payment } = found;
  if (payment === null) return { kind: "refused" };
  const verification = await verifySession(payment.sessionId, calls);
  if (verification === "verified") return { kind: "open", sessionId: payment.sessionId };
  return verification === "not-reached" ? { kind: verification } : { kind: "locked", payment };
}
