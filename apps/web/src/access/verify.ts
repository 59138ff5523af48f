import { type Client, createClient, type ProductOperations, productRoutes } from "@dilo/api";

/** The one operation the verification needs. */
export type VerifyCall = Pick<Client<ProductOperations>, "verifyPayment">;

/**
 * Asks the server whether a session is paid. Only an ok answer with `verified` exactly true counts; every failure is
 * logged without the session's id and counts as unpaid.
 */
export async function verifySession(
  sessionId: string,
  calls: VerifyCall = createClient<ProductOperations>(productRoutes),
): Promise<boolean> {
  try {
    const { verified } = await calls.verifyPayment({ body: { sessionId } });
    return verified === true;
  } catch {
    console.error("The payment could not be verified.");
    return false;
  }
}
