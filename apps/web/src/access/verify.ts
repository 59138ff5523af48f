import { ApiError, type Client, createClient, type ProductOperations, productRoutes } from "@dilo/api";
import { whileSlow } from "./while-slow.ts";

/** The one operation the verification needs. */
export type VerifyCall = Pick<Client<ProductOperations>, "verifyPayment">;

/**
 * What came of a verification. `rejected`: the server answered that it is not paid, or not by this browser; the
 * others say nothing about the payment.
 */
export type Verification = "verified" | "rejected" | NoVerdict;

/**
 * Why the server did not say whether it was paid. `not-reached`: no HTTP answer at all; `out-of-order`: it cannot tell now,
 * because something of ours, or of the payment provider, is broken or too busy, or what answered was not our server;
 * `failed`: any other error answer.
 */
export type NoVerdict = "not-reached" | "out-of-order" | "failed";

/**
 * Asks the server whether a session is paid. Only an ok answer with `verified` exactly true counts; every failure is
 * logged without the session's id.
 */
export async function verifySession(
  sessionId: string,
  calls: VerifyCall = createClient<ProductOperations>(productRoutes),
): Promise<Verification> {
  try {
    const { verified } = await whileSlow(() => calls.verifyPayment({ body: { sessionId } }));
    if (verified === true) return "verified";
    // Some networks answer every request with a page of their own. That refuses nobody.
    return verified === false ? "rejected" : "out-of-order";
  } catch (failure) {
    console.error("The payment could not be verified.");
    return noVerdict(failure);
  }
}

/** Tells why an operation about a payment got no verdict. */
export function noVerdict(failure: unknown): NoVerdict {
  if (!(failure instanceof ApiError)) return "failed";
  if (failure.code === "not-reached" || failure.code === "timed-out") return "not-reached";
  const { code, statusCode } = failure;
  const cannotTell = code === "unreadable" || statusCode >= 500 || statusCode === tooManyRequests;
  return cannotTell ? "out-of-order" : "failed";
}

const tooManyRequests = 429;
