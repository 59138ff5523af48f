import { createHmac, timingSafeEqual } from "node:crypto";

/** A notice older than this, or from so far in the future, is a replay. Milliseconds (Standard Webhooks). */
const toleranceMs = 5 * 60_000;

/** A request as its sender signed it: `webhook-id`, `webhook-timestamp`, `webhook-signature`, and the bytes of the body. */
export interface SignedRequest {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: string;
  /** One or more of `v1,<base64>`, with spaces between, so that secrets can be changed. */
  readonly signature: string;
  readonly body: string;
}

/**
 * Tells whether a request was signed with the secret a moment ago.
 * @param secret `whsec_` and base64, or any text
 * @see https://www.standardwebhooks.com
 */
export function isSigned({ id, timestamp, signature, body }: SignedRequest, secret: string, now: Date): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(Number(timestamp) * 1000 - now.getTime()) > toleranceMs) return false;
  const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice("whsec_".length), "base64") : secret;
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
  return signature.split(" ").some((one) => {
    const request = Buffer.from(one.replace(/^v1,/, ""), "base64");
    return one.startsWith("v1,") && request.length === expected.length && timingSafeEqual(request, expected);
  });
}
