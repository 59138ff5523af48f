import { ApiError, type Client, createClient, type ProductOperations, productRoutes } from "@dilo/api";

/** The one operation the verification needs. */
export type VerifyCall = Pick<Client<ProductOperations>, "verifyPayment">;

/**
 * What came of a verification. `rejected`: the server answered that it is not paid, or not by this browser; `failed`: an
 * error answer; `not-reached`: no HTTP answer at all, which says nothing about the payment.
 */
export type Verification = "verified" | "rejected" | "failed" | "not-reached";

/**
 * Asks the server whether a session is paid. Only an ok answer with `verified` exactly true counts; every failure is
 * logged without the session's id.
 */
export async function verifySession(
  sessionId: string,
  calls: VerifyCall = createClient<ProductOperations>(productRoutes),
): Promise<Verification> {
  try {
    const { verified } = await calls.verifyPayment({ body: { sessionId } });
    return verified === true ? "verified" : "rejected";
  } catch (failure) {
    console.error("The payment could not be verified.");
    return isNotReached(failure) ? "not-reached" : "failed";
  }
}

/** Whether a failure is that no HTTP answer came. */
export function isNotReached(failure: unknown): boolean {
  return failure instanceof ApiError && (failure.code === "not-reached" || failure.code === "timed-out");
}
