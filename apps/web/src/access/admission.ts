import {
  ApiError,
  type Client,
  createClient,
  type FoundPayment,
  type ProductOperations,
  productRoutes,
} from "@dilo/api";
import { isResumed } from "./resume.ts";
import { type NoVerdict, noVerdict, type VerifyCall, verifySession } from "./verify.ts";
import { whileSlow } from "./while-slow.ts";

/**
 * Whether this browser may open the form. `locked`: it was paid, and the browser cannot show that it may open it, because
 * it lost its cookies or never kept any; `payment` is null where only the code is known to have been used here.
 * `refused`: nothing was paid. The others: the server did not say.
 */
export type Admission =
  | { readonly kind: "open"; readonly sessionId: string }
  | { readonly kind: "locked"; readonly payment: FoundPayment | null }
  | { readonly kind: "refused" | NoVerdict };

/** The operations an admission needs. */
export type AdmissionCalls = VerifyCall & Pick<Client<ProductOperations>, "findPayment">;

const client = (): AdmissionCalls => createClient<ProductOperations>(productRoutes);

/**
 * Finds out whether this browser may open the form.
 * @param sessionId the session of the address or of the browser's storage; without one, its cookies may still know one
 */
export async function admit(sessionId: string | null, calls: AdmissionCalls = client()): Promise<Admission> {
  if (sessionId === null) {
    // Whoever never paid is not kept waiting for a server that cannot be reached.
    return admitByCookies(calls, () => ({ kind: "refused" }));
  }
  if (isResumed(sessionId)) {
    const known = await admitByCookies(calls, (failure) => ({ kind: noVerdict(failure) }));
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
    const payment = await find({ sessionId }, calls);
    return payment === null ? { kind: "refused" } : { kind: "locked", payment };
  } catch (failure) {
    return { kind: noVerdict(failure) };
  }
}

/**
 * The storage was cleared, or blocked, and the cookies were not.
 * @param whenNotTold what it comes to when nobody says whether they know a payment
 */
async function admitByCookies(calls: AdmissionCalls, whenNotTold: (failure: unknown) => Admission): Promise<Admission> {
  let payment: FoundPayment | null;
  try {
    payment = await find({}, calls);
  } catch (failure) {
    return whenNotTold(failure);
  }
  if (payment === null) return { kind: "refused" };
  const verification = await verifySession(payment.sessionId, calls);
  if (verification === "verified") return { kind: "open", sessionId: payment.sessionId };
  return verification === "rejected" ? { kind: "locked", payment } : { kind: verification };
}

/** @throws ApiError also where what answered was not our server */
async function find(body: { readonly sessionId?: string }, calls: AdmissionCalls): Promise<FoundPayment | null> {
  const { payment } = await whileSlow(() => calls.findPayment({ body }));
  if (payment === undefined) throw new ApiError({ statusCode: 0, code: "unreadable", message: "No payment is named." });
  return payment;
}
