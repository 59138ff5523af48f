import { ApiError, type Client, createClient, type ProductOperations, productRoutes } from "@dilo/api";
import { grant } from "./access.ts";
import { type CookieCall, keepsCookies } from "./keeps-cookies.ts";

/** What came of a resume code: `missing` and `extra` count its digits, `wait` the minutes. */
export type Resumed =
  | "resumed"
  | "wrong-code"
  | "not-reached"
  | "cookies-blocked"
  | { readonly kind: "missing" | "extra" | "wait"; readonly count: number };

/** Digits of a code. */
const codeLength = 15;
const minuteMs = 60_000;

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
  const missing = codeLength - code.replace(/\D/g, "").length;
  if (missing !== 0) return { kind: missing > 0 ? "missing" : "extra", count: Math.abs(missing) };
  // What is opened here could not be opened again, and a code that was shown with the payment is shown no more.
  if (!(await keepsCookies(calls))) return "cookies-blocked";
  try {
    await calls.resume({ body: { code } });
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.statusCode === 0) return "not-reached";
    if (failure.statusCode !== 429) return "wrong-code";
    return { kind: "wait", count: Math.max(1, Math.ceil((failure.retryAfterMs ?? 0) / minuteMs)) };
  }
  grant(sessionId);
  return "resumed";
}
