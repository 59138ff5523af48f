import { ApiError, type Client, createClient, type ProductOperations, productRoutes } from "@dilo/api";
import { grant } from "./access.ts";
import { type CookieCall, keepsCookies } from "./keeps-cookies.ts";

/** What came of a resume code. */
export type Resumed = "resumed" | "wrong-code" | "wait" | "not-reached" | "cookies-blocked";

/** Stored instead of a payment session's id: this browser never had one, only the server's cookie. */
const noSession = "resumed";

/** Whether this is no session's id, but stands for one: the browser came by a code. */
export function isResumed(sessionId: string): boolean {
  return sessionId === noSession;
}

/**
 * Continues a form that was begun in another browser; the server sets the cookie that opens it.
 * @param sessionId the payment's session, where it is known
 */
export async function resumeWithCode(
  code: string,
  sessionId: string = noSession,
  calls: Pick<Client<ProductOperations>, "resume"> & CookieCall = createClient<ProductOperations>(productRoutes, {
    retries: 0,
  }),
): Promise<Resumed> {
  // What is opened here could not be opened again, and a code that was shown with the payment is shown no more.
  if (!(await keepsCookies(calls))) return "cookies-blocked";
  try {
    await calls.resume({ body: { code } });
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.statusCode === 0) return "not-reached";
    return failure.statusCode === 429 ? "wait" : "wrong-code";
  }
  grant(sessionId);
  return "resumed";
}
